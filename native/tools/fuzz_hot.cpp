// Attacks what is done by the million: layouts, games and blocks of deals from any cards and limits whatever. Run with the
// sanitizers (-DTAPETE_SANITIZE=ON), a step beyond an array ends it.
//
//     fuzz_hot ROUNDS SEED
//
// Prints what was checked; ends with 1 at the first layout that breaks its limits, game that breaks a Law, or deal that is none.
#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <random>

#include "dealing.hpp"
#include "layouts.hpp"
#include "playouts.hpp"
#include "tables.hpp"

using namespace tapete::hot;

namespace {

using Random = std::mt19937_64;
using Hands = std::array<u64, 4>;

constexpr u64 pack = (1ull << 52) - 1;

void check(bool holds, const char* what) {
  if (holds) return;
  std::printf("%s\n", what);
  std::exit(1);
}

u64 suit_of(u64 hand, int suit) { return hand >> 13 * suit & 0x1FFF; }

bool is_deal(const Hands& hands) {
  const bool has_thirteen = std::all_of(hands.begin(), hands.end(), [](u64 hand) { return std::popcount(hand) == 13; });
  return has_thirteen && (hands[0] | hands[1] | hands[2] | hands[3]) == pack;
}

Hands random_deal(Random& random) {
  std::array<int, 52> cards;
  std::iota(cards.begin(), cards.end(), 0);
  std::shuffle(cards.begin(), cards.end(), random);
  Hands hands{};
  for (int place = 0; place < 52; ++place) hands[place / 13] |= 1ull << cards[place];
  return hands;
}

// Some cards of a deal: few, half or most of each hand.
Hands random_part(Random& random) {
  Hands hands = random_deal(random);
  for (u64& hand : hands) {
    const u64 some = random() % 4 == 0 ? pack : random() % 2 ? random() : random() | random();
    hand &= some;
  }
  return hands;
}

Span random_span(Random& random, int most) {
  const int low = static_cast<int>(random() % (most / 2 + 1)), high = most - static_cast<int>(random() % (most / 2 + 1));
  return random() % 2 ? Span{0, most} : Span{low, high};
}

Limits random_limits(Random& random) {
  Limits limits;
  for (Span& span : limits.lengths) span = random_span(random, 13);
  limits.hcp = random_span(random, 37);
  limits.points = random_span(random, 46);
  if (random() % 2) limits.cannot = random() & random() & random() & pack;
  if (random() % 4 == 0) limits.cannot |= 0x1FFFull << 13 * (random() % 4);
  if (random() % 4 == 0) limits.thresholds.assign(random() % 50, (1ull << 32) / (1 + random() % 3));
  return limits;
}

bool keeps(u64 hand, u64 known, const Limits& limits) {
  int hcp = 0, long_suits = 0;
  for (int suit = 0; suit < 4; ++suit) {
    const u64 cards = suit_of(hand, suit);
    const int length = std::popcount(cards);
    if (!limits.lengths[suit].has(length)) return false;
    for (int rank = 9; rank < 13; ++rank) hcp += cards >> rank & 1 ? rank - 8 : 0;
    long_suits += std::max(0, length - 4);
  }
  return limits.hcp.has(hcp) && limits.points.has(hcp + long_suits) && !(hand & ~known & limits.cannot);
}

u64 attack_layouts(Random& random) {
  Hands known = random_part(random);
  const auto whole = static_cast<std::size_t>(random() % 4);
  for (u64 left = pack & ~(known[0] | known[1] | known[2] | known[3]); std::popcount(known[whole]) < 13; left &= left - 1)
    known[whole] |= left & (0 - left);
  std::array<Limits, 4> limits;
  for (Limits& one : limits) one = random_limits(random);
  const Drawn drawn = layouts(known, limits, 5, random(), 200);
  for (std::size_t row = 0; row < drawn.masks.size(); row += 4) {
    const Hands hands{drawn.masks[row], drawn.masks[row + 1], drawn.masks[row + 2], drawn.masks[row + 3]};
    check(is_deal(hands), "a layout is no deal");
    for (int seat = 0; seat < 4; ++seat) {
      check(!(known[seat] & ~hands[seat]), "a layout takes a known card away");
      check(std::popcount(known[seat]) == 13 || keeps(hands[seat], known[seat], limits[seat]), "a layout breaks a limit");
    }
  }
  return drawn.masks.size() / 4;
}

void check_cards(Hands held, int declarer, int trump, const u8* cards, int tricks) {
  int leader = (declarer + 1) & 3, taken = 0;
  for (int trick = 0; trick < 13; ++trick, cards += 4) {
    int winner = 0;
    for (int place = 0; place < 4; ++place) {
      u64& hand = held[(leader + place) & 3];
      const int card = cards[place], suit = card / 13, led = cards[0] / 13;
      check(card < 52 && (hand >> card & 1), "a card is played that is not held");
      check(suit == led || !suit_of(hand, led), "a player does not follow suit");
      hand ^= 1ull << card;
      const int best = cards[winner], best_suit = best / 13;
      if (suit == best_suit ? card > best : suit == trump) winner = place;
    }
    leader = (leader + winner) & 3;
    taken += !((leader ^ declarer) & 1);
  }
  check(taken == tricks, "the tricks are not those of the cards");
}

void attack_games(Random& random) {
  constexpr std::size_t count = 700;
  std::vector<u64> hands;
  std::vector<u8> dealers;
  for (std::size_t at = 0; at < count; ++at) {
    for (const u64 hand : random_deal(random)) hands.push_back(hand);
    dealers.push_back(static_cast<u8>(random() % 4));
  }
  const bool is_given = random() % 2;
  Games games(count);
  const Asked asked{count, random(), random() >> 20, is_given ? hands.data() : nullptr, is_given ? dealers.data() : nullptr, 1 + static_cast<unsigned>(random() % 4)};
  playouts(asked, random() % 2, games);
  for (std::size_t at = 0; at < count; ++at) {
    const u64* four = games.hands.at(4 * at);
    const Hands deal{four[0], four[1], four[2], four[3]};
    check(is_deal(deal), "a game begins without a deal");
    check(games.starts.at(at)[0] + 4 <= games.starts.at(at)[1], "an auction has fewer than four calls");
    const int bid = *games.bids.at(at);
    if (bid != nobody_bid) check_cards(deal, *games.declarers.at(at), bid % 5, games.cards.at(52 * at), *games.tricks.at(at));
  }
  check(*games.starts.at(count) == static_cast<std::int64_t>(games.calls.size()), "calls are missing");
}

u64 attack_dealing(Random& random) {
  const Hands given = random_part(random);
  const auto width = static_cast<std::size_t>(random() % 3000);
  std::vector<u16> numbers(52 * width);
  for (u16& number : numbers) number = static_cast<u16>(random());
  const Dealt dealt = deal_out(numbers.data(), width, given);
  for (std::size_t at = 0; at < dealt.size; ++at) {
    Hands hands{};
    for (std::size_t row = 0; row < 16; ++row) hands[row / 4] |= static_cast<u64>(dealt.masks[row * dealt.size + at]) << 13 * (row % 4);
    check(is_deal(hands), "what was dealt out is no deal");
    for (int seat = 0; seat < 4; ++seat) check(!(given[seat] & ~hands[seat]), "a given card went elsewhere");
  }
  return dealt.size;
}

// A table to its end by any actions that are legal, and records of any bytes.
void attack_tables(Random& random) {
  Table table{};
  std::memcpy(table.left, random_deal(random).data(), sizeof table.left);
  std::memset(table.named, 255, sizeof table.named);
  table.turn = static_cast<u8>(random() % 4);
  table.bid = 35;
  table.declarer = table.leader = 255;
  int acts = 0;
  for (; !table.is_over; ++acts) {
    const u64 legal = table.is_auction() ? table.legal_calls() : table.legal_cards();
    check(table.is_sound() && legal && acts < 319 + 52, "a table cannot go on");
    int action = static_cast<int>(random() % actions);
    while (!table.is_legal(action)) action = (action + 1) % actions;
    table.act(action);
  }
  check(table.is_auction() || table.tricks[0] + table.tricks[1] == 13, "a game has not thirteen tricks");
  for (int some = 0; some < 20; ++some) {
    u8 bytes[sizeof(Table)];
    for (u8& one : bytes) one = static_cast<u8>(random() % (random() % 2 ? 5 : 256));
    Table any;
    std::memcpy(&any, bytes, sizeof any);
    for (int action = 0; action < actions; ++action)
      if (any.is_sound() && any.is_legal(action)) any.act(action);
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 3) return std::printf("fuzz_hot ROUNDS SEED\n"), 2;
  Random random(std::strtoull(arguments[2], nullptr, 10));
  const u64 rounds = std::strtoull(arguments[1], nullptr, 10);
  u64 found = 0, dealt = 0;
  for (u64 round = 0; round < rounds; ++round) {
    for (int some = 0; some < 50; ++some) found += attack_layouts(random);
    for (int some = 0; some < 50; ++some) attack_tables(random);
    attack_games(random);
    dealt += attack_dealing(random);
  }
  std::printf("%llu layouts, %llu games, %llu deals: all as they should be\n", static_cast<unsigned long long>(found),
              static_cast<unsigned long long>(rounds * 700), static_cast<unsigned long long>(dealt));
}
