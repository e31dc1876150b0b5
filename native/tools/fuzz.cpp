// Attacks the solver: endings in which bounds are likely to go wrong, against plain alpha-beta that tries
// everything.
//
//     fuzz TRICKS ENDINGS SEED [--isa plain|avx2|avx512]
//
// Endings are dealt in several ways that random deals hardly ever come to: honors that may crash, partners
// who must overtake, entries by a ruff, hands with two voids, long suits against each other. A third of the
// positions are in the middle of a trick. Prints what was checked; the first few that are wrong in full, and
// then ends with 1.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>

#include "solver/solver.hpp"

using namespace tapete;

namespace {

using Random = std::mt19937_64;

constexpr std::uint64_t SUIT = 0x1FFF;

std::uint64_t bit(int card) { return std::uint64_t{1} << card; }
std::uint64_t suit_of(int card) { return SUIT << card / 13 * 13; }

std::uint64_t legal_cards(const Position& position, int seat) {
  const std::uint64_t hand = position.hands[seat];
  if (position.trick.empty()) return hand;
  const std::uint64_t follows = hand & suit_of(position.trick[0]);
  return follows ? follows : hand;
}

int turn(const Position& position) { return int(position.leader + position.trick.size()) & 3; }

// The same rules once more, so that a fault in the library's cannot hide.
struct Plain {
  std::uint64_t hands[4];
  int strain;

  // The most that North-South take from here on, between two bounds: every card, no tables, nothing clever.
  int value(int leader, const int trick[4], int played, int low, int high) {
    const int seat = (leader + played) & 3;
    std::uint64_t legal = hands[seat];
    if (!legal) return 0;
    if (played && (legal & suit_of(trick[0]))) legal &= suit_of(trick[0]);
    const bool ns = !(seat & 1);
    int best = ns ? -1 : 99;
    for (std::uint64_t left = legal; left && low < high; left &= left - 1) {
      const int card = __builtin_ctzll(left);
      if (card % 13 < 12 && (legal >> card & 2))
        continue;  // the next higher card of the same hand is worth as much
      const int found = with(leader, trick, played, seat, card, low, high);
      if (ns)
        best = std::max(best, found), low = std::max(low, found);
      else
        best = std::min(best, found), high = std::min(high, found);
    }
    return best;
  }

  int with(int leader, const int trick[4], int played, int seat, int card, int low, int high) {
    int next[4];
    std::copy(trick, trick + played, next);
    next[played] = card;
    hands[seat] ^= bit(card);
    int found;
    if (played < 3) {
      found = value(leader, next, played + 1, low, high);
    } else {
      int winner = 0;
      for (int place = 1; place < 4; place++)
        if (next[place] / 13 == next[winner] / 13 ? next[place] > next[winner] : next[place] / 13 == strain)
          winner = place;
      leader = (leader + winner) & 3;
      const int won = !(leader & 1);
      found = won + value(leader, next, 0, low - won, high - won);
    }
    hands[seat] ^= bit(card);
    return found;
  }
};

// The cards from which an ending is dealt.
std::vector<int> pool(Random& chance, int needed) {
  const int suits = std::min(4, 1 + int(chance() % 6)), from = int(chance() % 10);
  std::vector<int> cards;
  for (int card = 0; card < 52; card++) {
    const int suit = card / 13, rank = card % 13;
    if (suit < suits && (from < 6 || rank >= from)) cards.push_back(card);
  }
  for (int card = 51; int(cards.size()) < needed; card--)
    if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  return cards;
}

Hands dealt(Random& chance, int tricks) {
  std::vector<int> cards = pool(chance, 4 * tricks);
  std::shuffle(cards.begin(), cards.end(), chance);
  cards.resize(std::size_t(4 * tricks));
  const int way = int(chance() % 4);
  // Long suits: cards of one suit lie together, and so come into one or two hands.
  if (way == 1) std::sort(cards.begin(), cards.end());
  // Two voids: the same, but for a few cards that change places.
  if (way == 2) {
    std::stable_sort(cards.begin(), cards.end(), [](int one, int other) { return one / 13 < other / 13; });
    for (int i = 0; i < 3; i++) std::swap(cards[chance() % cards.size()], cards[chance() % cards.size()]);
  }
  // Honors opposite honors: the best cards of each suit go to two hands in turn.
  if (way == 3)
    std::stable_sort(cards.begin(), cards.end(),
                     [](int one, int other) { return (one % 13 > 8) > (other % 13 > 8); });
  Hands hands{};
  const std::size_t turn = chance() % 4;
  for (std::size_t i = 0; i < cards.size(); i++) {
    const std::size_t seat = way == 0   ? i % 4
                             : way == 3 ? (i % 4 < 3 ? (2 * i) % 4 : i % 4)
                                        : i / std::size_t(tricks);
    hands[(seat + turn) % 4] |= bit(cards[i]);
  }
  // Whoever has a card too many gives it to who has one too few.
  for (int one = 0; one < 4; one++)
    for (int other = 0; other < 4; other++)
      while (__builtin_popcountll(hands[one]) > tricks && __builtin_popcountll(hands[other]) < tricks) {
        const std::uint64_t card = hands[one] & -hands[one];
        hands[one] ^= card;
        hands[other] |= card;
      }
  return hands;
}

Position ending(Random& chance, int tricks) {
  Position position{dealt(chance, tricks), int(chance() % STRAINS), int(chance() % 4), {}};
  if (chance() % 3) return position;
  for (int played = int(1 + chance() % 3); played > 0; played--) {
    std::uint64_t legal = legal_cards(position, turn(position));
    for (int skip = int(chance() % std::uint64_t(__builtin_popcountll(legal))); skip > 0; skip--)
      legal &= legal - 1;
    position = after(position, __builtin_ctzll(legal)).first;
  }
  return position;
}

void print(const Position& position, int card, int found, int right) {
  std::printf("WRONG: %s is told as %d and is %d; strain %d, leader %d, table", card_name(card).c_str(),
              found, right, position.strain, position.leader);
  for (const int played : position.trick) std::printf(" %s", card_name(played).c_str());
  for (const std::uint64_t hand : position.hands) {
    std::printf(" |");
    for (std::uint64_t left = hand; left; left &= left - 1)
      std::printf(" %s", card_name(__builtin_ctzll(left)).c_str());
  }
  std::printf("\n");
}

}  // namespace

int main(int count, char** words) {
  if (count < 4) return std::fprintf(stderr, "fuzz TRICKS ENDINGS SEED [--isa plain|avx2|avx512]\n"), 2;
  const int tricks = std::atoi(words[1]);
  const long endings = std::atol(words[2]);
  Isa isa = best_isa();
  if (count > 5)
    isa = !std::strcmp(words[5], "plain")  ? Isa::PLAIN
          : !std::strcmp(words[5], "avx2") ? Isa::AVX2
                                           : Isa::AVX512;
  Random chance(std::strtoull(words[3], nullptr, 10));
  Solver solver(isa);
  long cards = 0, wrong = 0;
  for (long i = 0; i < endings; i++) {
    const Position position = ending(chance, tricks);
    const bool ns = !(turn(position) & 1);
    const int left = __builtin_popcountll(position.hands[turn(position)]);
    Plain plain{{position.hands[0], position.hands[1], position.hands[2], position.hands[3]},
                position.strain};
    int trick[4];
    std::copy(position.trick.begin(), position.trick.end(), trick);
    Budget budget;
    const bool knowing = chance() % 2;  // with what the solver still knows of the endings before
    for (const auto& [card, found] :
         knowing ? solver.next_cards(position, budget) : solver.cards(position, budget)) {
      const int all =
          plain.with(position.leader, trick, int(position.trick.size()), turn(position), card, -1, 99);
      const int right = ns ? all : left - all;
      cards++;
      if (found != right && ++wrong <= 5) print(position, card, found, right);
    }
  }
  std::printf("%d tricks: %ld endings, %ld cards, %ld wrong\n", tricks, endings, cards, wrong);
  return wrong != 0;
}
