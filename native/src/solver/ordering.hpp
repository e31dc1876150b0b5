// In which order cards are tried. Each card has a small feature, an index into a learned table whose value
// tells how soon to try it: how likely it reaches the goal, and how dear it is to find out (see train/). The
// order changes how long a search takes, never what it finds.
#pragma once
#include "bounds.hpp"
#include "weights.hpp"
#ifndef TAPETE_LEARNS
#define TAPETE_LEARNS false
#endif
#if defined(__SSE4_1__)
#include <immintrin.h>
#endif

namespace tapete::TAPETE_ISA {

// The cards to choose from, each as a key of sixteen bits: value << 6 | card, the least first.
class Choices {
 public:
  void add(u64 card, u32 feature, u8 value) {
    if constexpr (TAPETE_LEARNS) features[size] = feature;
    keys[size++] = u16(value << 6 | index_of(card));
  }

  // Take the next card that is among `wanted`, of which there must be one.
  u64 next(u64 wanted) {
    for (;;) {
      const u64 card = 1ull << (take_least() & 63);
      if (card & wanted) return card;
    }
  }

  alignas(32) u16 keys[16] = {NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
                              NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE};
  u32 features[TAPETE_LEARNS ? 16 : 1];
  int size = 0;

 private:
  static constexpr u16 NONE = 0xFFFF;

  u32 take_least() {
#if defined(__SSE4_1__)
    int found = _mm_cvtsi128_si32(_mm_minpos_epu16(_mm_load_si128((const __m128i*)keys)));
    u32 key = u32(found) & 0xFFFF, place = u32(found) >> 16;
    if (__builtin_expect(size > 8, 0)) {
      found = _mm_cvtsi128_si32(_mm_minpos_epu16(_mm_load_si128((const __m128i*)keys + 1)));
      if ((u32(found) & 0xFFFF) < key) key = u32(found) & 0xFFFF, place = 8 + (u32(found) >> 16);
    }
#else
    u32 key = NONE, place = 0;
    for (int i = 0; i < size; i++)
      if (keys[i] < key) key = keys[i], place = u32(i);
#endif
    keys[place] = NONE;
    return key;
  }
};

// A trick in progress, as the hand in turn sees it.
struct Trick {
  u64 winner, led;  // the card that wins so far, and the suit led
  int winner_seat;
  int need;    // tricks that North-South need, of those left
  int tricks;  // left, this one among them
};

template <bool TRUMPS> struct Ordering : Bounds<TRUMPS> {
  using Bounds<TRUMPS>::hand;
  using Bounds<TRUMPS>::all;
  using Bounds<TRUMPS>::TRUMP;
  const Weights* weights = nullptr;

  static int up_to_four(int number) { return number > 4 ? 4 : number; }

  // A lead: who has trumps, who owns the three best cards of the suit, who is out of it, its length, and the
  // place of the card.
  void score_leads(int leader, u64 cards, u64 live, Choices& choices) const {
    const u64 mine = hand[leader], partner = hand[(leader + 2) & 3];
    const u64 x = hand[(leader + 1) & 3], y = hand[(leader + 3) & 3];
    int trumps_out = 0;
    if (TRUMPS) {
      const bool ours = (mine | partner) & TRUMP, theirs = (x | y) & TRUMP;
      trumps_out = theirs ? (ours ? 2 : 3) : (ours ? 4 : 0);
    }
    const u8* values = weights->values[TRUMPS][0];
    for (int s = 0; s < 4; s++) {
      const u64 suit = lane(s), mine_to_lead = cards & suit;
      if (!mine_to_lead) continue;
      const u64 his = partner & suit, xs = x & suit, ys = y & suit;
      u64 left = live & suit;
      int feature = TRUMPS && s == 0 ? 1 : trumps_out;
      for (int i = 0; i < 3; i++) {
        const u64 card = best(left);
        left ^= card;
        feature = feature * 4 + ((card & xs) != 0) + 2 * ((card & his) != 0) + 3 * ((card & ys) != 0);
      }
      const auto out = [](u64 in_suit, u64 all_cards) {
        return (in_suit == 0) << (TRUMPS && (all_cards & TRUMP));
      };
      feature = ((feature * 3 + out(his, partner)) * 3 + out(xs, x)) * 3 + out(ys, y);
      feature = (feature * 4 + up_to_four(count(mine & suit)) - 1) * 4;
      const u64 lowest = worst(mine_to_lead), highest = best(mine_to_lead);
      for (u64 rest = mine_to_lead; rest; rest &= rest - 1) {
        const u64 card = best(rest);
        const int place = card == highest ? (mine_to_lead == card ? 0 : 1) : card == lowest ? 2 : 3;
        choices.add(card, u32(feature + place), values[feature + place]);
      }
    }
  }

  // Following suit in second, third or fourth place: what wins so far, whether those behind can beat it,
  // length, owner of the top card, the card.
  template <int PLACE>
  void score_following(int seat, const Trick& trick, u64 cards, u64 winning, Choices& choices) const {
    const u64 suit = trick.led, mine = hand[seat] & suit, live = (all() | trick.winner) & suit;
    const u64 next = hand[(seat + 1) & 3], partner = hand[(seat + 2) & 3];
    const bool partner_wins = ((trick.winner_seat ^ seat) & 1) == 0;
    int feature = TRUMPS ? (suit == TRUMP ? 1 : 2) : 0;
    feature = feature * 2 + (TRUMPS && suit != TRUMP && (trick.winner & TRUMP));
    feature = feature * 2 + partner_wins;
    u64 next_cards = 0, his_cards = 0;
    if (PLACE <= 2) {
      next_cards = next & suit;
      feature = feature * 4 + beats(next_cards, trick.winner) +
                (next_cards == 0) * (2 + (TRUMPS && (next & TRUMP)));
    }
    if (PLACE == 1) {
      his_cards = partner & suit;
      feature = feature * 5 + beats(his_cards, trick.winner) * (1 + beats(his_cards, next_cards)) +
                (his_cards == 0) * (3 + (TRUMPS && (partner & TRUMP)));
    }
    feature = feature * 4 + up_to_four(count(mine)) - 1;
    const u64 top = best(live);
    feature = feature * 5 + ((top & mine) != 0) + 2 * ((top & partner) != 0) + 3 * ((top & next) != 0) +
              4 * ((top & hand[(seat + 3) & 3]) != 0);
    const u64 lowest = worst(cards), highest = best(cards),
              cheapest = (cards & winning) ? worst(cards & winning) : 0;
    const u8* values = weights->values[TRUMPS][PLACE];
    for (u64 rest = cards; rest; rest &= rest - 1) {
      const u64 card = best(rest);
      int kind = ((card & winning) != 0) * (1 + (card != cheapest));
      kind = kind * 2 + beats(card, next_cards);
      if (PLACE == 1) kind = kind * 2 + beats(card, his_cards);
      kind = kind * 3 + (card != lowest) + (card == highest);
      choices.add(card, u32(feature * 36 + kind), values[feature * 36 + kind]);
    }
  }

  // Out of the suit led: who wins so far and who can beat it; of each suit the owners of the two best cards,
  // its length, and the card.
  template <int PLACE>
  void score_discards(int seat, const Trick& trick, u64 cards, u64 winning, Choices& choices) const {
    const u64 live = all(), partner = hand[(seat + 2) & 3], x = hand[(seat + 1) & 3],
              y = hand[(seat + 3) & 3];
    int before = 2 * (((trick.winner_seat ^ seat) & 1) == 0) + (TRUMPS && (trick.winner & TRUMP));
    const u64 next_cards = x & trick.led, his_cards = partner & trick.led;
    if (PLACE <= 2)
      before =
          before * 4 + beats(next_cards, trick.winner) + (next_cards == 0) * (2 + (TRUMPS && (x & TRUMP)));
    if (PLACE == 1)
      before = before * 4 + (beats(his_cards, trick.winner) & beats(his_cards, next_cards)) +
               (his_cards == 0) * (2 + (TRUMPS && (partner & TRUMP)));
    const auto owner = [&](u64 card) {
      return ((card & partner) != 0) + 2 * ((card & x) != 0) + 3 * ((card & y) != 0);
    };
    const u8* values = weights->values[TRUMPS][3 + PLACE];
    for (int s = 0; s < 4; s++) {
      const u64 suit = lane(s), mine = cards & suit;
      if (!mine) continue;
      const u64 left = live & suit, top = best(left), second = left ^ top ? best(left ^ top) : top;
      int feature = before * 16 + owner(top) * 4 + owner(second);
      feature = feature * 4 + up_to_four(count(hand[seat] & suit)) - 1;
      feature = (feature * 3 + (TRUMPS && s == 0 ? ((mine & winning) ? 1 : 2) : 0)) * 3;
      const u64 highest = best(mine), cheapest = (mine & winning) ? worst(mine & winning) : worst(mine);
      for (u64 rest = mine; rest; rest &= rest - 1) {
        const u64 card = best(rest);
        const int place = (card != cheapest) * (1 + (card == highest));
        choices.add(card, u32(feature + place), values[feature + place]);
      }
    }
  }
};

}  // namespace tapete::TAPETE_ISA
