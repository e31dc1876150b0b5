// The search: can North-South take `need` of the tricks left? Depth first, two outcomes, all proofs kept by
// pattern.
//
// Every node answers with the cards on whose rank the proof rests ("mask"), and with REACHED if North-South
// do. For a choice that succeeds that is the mask of the one card that did; where all fail, of all of them
// together. A card that failed without its own rank having mattered speaks for all lower ones of its hand and
// suit: they are not tried.
#pragma once
#include "budget.hpp"
#include "hints.hpp"
#include "lessons.hpp"
#include "ordering.hpp"
#include "packing.hpp"
#include "table.hpp"

namespace tapete::TAPETE_ISA {

constexpr u64 REACHED = 1ull << 63;  // no card has this bit

// Positions up to eight tricks fit into patterns of 32 bits.
struct Tables {
  static constexpr int SMALL = 8;
  explicit Tables(Memory& memory) : small(memory), large(memory) {}
  void start(int tricks) {
    small.start(tricks > 10 ? 13 : tricks > 8 ? 10 : tricks > 5 ? 8 : 5);
    large.start(tricks > 10 ? 10 : 5);
  }
  Table<u32> small;
  Table<u64> large;
};

template <bool TRUMPS> class Search : public Ordering<TRUMPS> {
 public:
  using Ordering<TRUMPS>::hand;
  using Ordering<TRUMPS>::all;
  using Ordering<TRUMPS>::TRUMP;

  Search(Tables& tables, Hints& hints, Lessons& lessons)
      : tables_(tables), hints_(hints), lessons_(lessons) {}

  // Begin with these hands. What the tables know stays true whatever the hands, as long as the trump suit is
  // the same.
  void place(const u64 hands[4], const Weights& weights, Budget& budget) {
    this->weights = &weights;
    budget_ = &budget;
    shape_ = 0;
    for (int seat = 0; seat < 4; seat++) {
      hand[seat] = hands[seat];
      for (int s = 0; s < 4; s++) shape_ |= u64(count(hands[seat] & lane(s))) << (4 * (seat * 4 + s));
    }
  }

  void take_out(int seat, u64 card) {
    hand[seat] ^= card;
    shape_ -= length_one(seat, card);
  }
  void put_back(int seat, u64 card) {
    hand[seat] ^= card;
    shape_ += length_one(seat, card);
  }

  // At the beginning of a trick.
  u64 trick(int leader, int need, int tricks) {
    if (need <= 0) return REACHED;
    if (need > tricks) return 0;
    if (tricks == 1) return last_trick(leader);
    const bool ns = !(leader & 1);
    const u64 key = (shape_ & ~(15ull << 60)) | u64(leader + 1)
                                                    << 60;  // the last length follows from the others
    const bool small = tricks <= Tables::SMALL;
    small ? tables_.small.prefetch(key) : tables_.large.prefetch(key);
    u64 mask;
    const int want = ns ? need : tricks - need + 1;
    if (this->template quick<false>(leader, tricks, want, mask) >= want) return mask | (ns ? REACHED : 0);
    const int to_stop = tricks - want + 1;
    if (this->later(leader, tricks, to_stop, mask) >= to_stop) return mask | (ns ? 0 : REACHED);
    const u64 live = all();
    const Packing packing(live);
    const u64 a = packing.pack(hand[1] | hand[3]), b = packing.pack(hand[2] | hand[3]);
    Known known;
    if (small ? tables_.small.find(key, a, b, need, known) : tables_.large.find(key, a, b, need, known))
      return packing.unpack(known.mask) | (known.reached ? REACHED : 0);
    budget_->spend();
    const u64 found = lead(leader, need, tricks, live);
    mask = packing.pack(down_to(found & CARDS));
    const int at_least = (found & REACHED) ? need : 0, at_most = (found & REACHED) ? tricks : need - 1;
    small ? tables_.small.keep(key, a, b, mask, at_least, at_most)
          : tables_.large.keep(key, a, b, mask, at_least, at_most);
    return found;
  }

  // A trick in progress is one number, which stays in a register: need | tricks << 4 | seat that wins << 8 |
  // whether its card's rank mattered << 10, because another card of its suit was played.
  static u32 packed(int winner_seat, int need, int tricks, bool by_rank) {
    return u32(need | tricks << 4 | winner_seat << 8 | by_rank << 10);
  }

  // The hand in second, third or fourth place (PLACE 1, 2, 3).
  template <int PLACE> u64 follow(int seat, u64 winner, u64 led, u32 state) {
    lessons_.card();
    const Trick now{winner, led, int(state >> 8 & 3), int(state & 15), int(state >> 4 & 15)};
    const bool ns = !(seat & 1), follows = hand[seat] & led;
    const u64 legal = follows ? hand[seat] & led : hand[seat], live = all() | winner,
              winner_suit = lane_of(winner);
    const u64 cards = best_of_runs(legal, live), winning = legal & (winner - 1) & (winner_suit | TRUMP);
    const auto play = [&](u64 card) __attribute__((always_inline)) {
      take_out(seat, card);
      u64 then = winner;
      u32 next = state;
      if (card & winning) {
        then = card;
        next = (state & 255) | u32(seat) << 8 | u32((card & winner_suit) != 0) << 10;
      } else if (card & winner_suit) {
        next |= 1 << 10;
      }
      u64 found;
      if constexpr (PLACE < 3) {
        found = follow<PLACE + 1>((seat + 1) & 3, then, led, next);
      } else {
        const int winner_seat = next >> 8 & 3;
        found = trick(winner_seat, now.need - !(winner_seat & 1), now.tricks - 1) | (next >> 10 ? then : 0);
      }
      put_back(seat, card);
      return found;
    };
    if (!(cards & (cards - 1))) {
      const u64 found = play(cards);
      if (((found & REACHED) != 0) == ns) return found;
      u64 none = 0;
      return failed(found, cards, none, legal, live) | (ns ? 0 : REACHED);
    }
    const auto score = [&](Choices& choices) {
      if (follows)
        this->template score_following<PLACE>(seat, now, cards, winning, choices);
      else
        this->template score_discards<PLACE>(seat, now, cards, winning, choices);
    };
    const Hint hint =
        follows ? hints_.of(suit_context(suit_of(led), seat, PLACE, winner))
                : hints_.of(hand[seat], (hand[(seat + 2) & 3] ^ winner * 77) + u64(now.tricks - now.need),
                            u32(seat * 4 + PLACE + 16));
    return choose((follows ? 0 : 3) + PLACE, now.tricks, ns, cards, legal, live, hint, play, score);
  }

 private:
  static u64 length_one(int seat, u64 card) { return 1ull << (4 * (seat * 4 + suit_of(card))); }

  u64 last_trick(int leader) const {
    u64 winner = hand[leader];
    int seat = leader;
    bool by_rank = false;
    for (int i = 1; i < 4; i++) {
      const int follower = (leader + i) & 3;
      const u64 card = hand[follower];
      if (card & lane_of(winner)) {
        by_rank = true;
        if (card < winner) winner = card, seat = follower;
      } else if (TRUMPS && (card & TRUMP)) {
        winner = card;
        seat = follower;
        by_rank = false;
      }
    }
    return (by_rank ? winner : 0) | ((seat & 1) ? 0 : REACHED);
  }

  u64 lead(int leader, int need, int tricks, u64 live) {
    const u64 cards = best_of_runs(hand[leader], live);
    const auto play = [&](u64 card) __attribute__((always_inline)) {
      take_out(leader, card);
      const u64 found = follow<1>((leader + 1) & 3, card, lane_of(card), packed(leader, need, tricks, false));
      put_back(leader, card);
      return found;
    };
    const auto score = [&](Choices& choices) { this->score_leads(leader, cards, live, choices); };
    const Hint hint = hints_.of(hand[leader], hand[(leader + 2) & 3] + u64(tricks - need), u32(leader));
    return choose(0, tricks, !(leader & 1), cards, hand[leader], live, hint, play, score);
  }

  // Try the hinted card, then the others in learned order, until one succeeds for the side in turn. There are
  // two at least.
  template <class Play, class Score>
  [[gnu::always_inline]] u64 choose(int kind, int tricks, bool ns, u64 cards, u64 legal, u64 live, Hint hint,
                                    Play play, Score score) {
    lessons_.take(TRUMPS, kind, tricks, ns, play, score);
    Choices choices;
    u64 mask = 0, card = hint.card() & cards;
    if (!card) {
      score(choices);
      card = choices.next(cards);
    }
    for (;;) {
      cards ^= card;
      const u64 found = play(card);
      if (((found & REACHED) != 0) == ns) {
        hint.keep(card);
        return found;
      }
      mask |= failed(found, card, cards, legal, live);
      if (!cards) return mask | (ns ? 0 : REACHED);
      card = cards;
      if (cards & (cards - 1)) {
        if (!choices.size) score(choices);
        card = choices.next(cards);
      }
    }
  }

  // What a failed card adds to the mask; drops from `cards` those for which its proof stands as well. If its
  // rank did not matter, that is every card of the hand below the worst rank that did. If it did, the rank of
  // its equals matters too.
  static u64 failed(u64 found, u64 card, u64& cards, u64 legal, u64 live) {
    const u64 suit = lane_of(card), ranks = found & suit;
    found &= CARDS;
    if (card > ranks) {
      cards &= ~(suit & (ranks ? ~1ull << index_of(worst(ranks)) : ~0ull));
      return found;
    }
    return found | end_of_run(card, legal, live);
  }

  u64 suit_context(int suit, int seat, int place, u64 winner) const {
    u64 owners = 0;
    for (int i = 0; i < 4; i++) owners = owners << 13 | (hand[i] >> (16 * suit) & 0x1FFF);
    return Hints::context(owners, winner, u32(seat * 4 + place));
  }

  Tables& tables_;
  Hints& hints_;
  Lessons& lessons_;
  Budget* budget_ = nullptr;
  u64 shape_ = 0;  // sixteen numbers of four bits: how many cards of each suit each hand has
};

}  // namespace tapete::TAPETE_ISA
