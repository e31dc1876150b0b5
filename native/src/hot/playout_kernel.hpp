// One game after the other. Compiled once for each instruction set, in a namespace of its own; it calls no function of
// the standard library that the compiler might not inline (see solver/cards.hpp).
#include "chance.hpp"
#include "playouts.hpp"
#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace tapete::hot::TAPETE_ISA {
namespace {

constexpr u64 suit_cards(int suit) { return 0x1FFFull << 13 * suit; }

// The place of the n-th lowest bit, from 0.
inline int nth_bit(u64 cards, int n) {
#if defined(__BMI2__)
  return static_cast<int>(_tzcnt_u64(_pdep_u64(1ull << n, cards)));
#else
  for (; n; --n) cards &= cards - 1;
  return __builtin_ctzll(cards);
#endif
}

struct Contract {
  int bid = nobody_bid, doubling = 0, declarer = nobody;
};

class Game {
 public:
  Game(u64 seed, u64 number) : chance_(seed, number * numbers_of_a_game) {}

  // The pack is shuffled from its end, and the seats take thirteen cards each from its start.
  void deal(u64* hands) {
    u8 pack[52];
    for (int card = 0; card < 52; ++card) pack[card] = static_cast<u8>(card);
    for (int left = 51; left > 0; --left) {
      const int place = below(left + 1);
      const u8 card = pack[place];
      pack[place] = pack[left];
      pack[left] = card;
    }
    for (int seat = 0; seat < 4; ++seat) {
      u64 hand = 0;
      for (int place = 13 * seat; place < 13 * seat + 13; ++place) hand |= 1ull << pack[place];
      hands[seat] = hand;
    }
  }

  // Pass, double or redouble where it is legal, then the bids from the lowest: each call as likely as any other.
  Contract auction(int dealer, u8*& calls) {
    constexpr int pass = 35, doubled = 36;
    Contract contract{-1, 0, nobody};
    u8 named[2][5] = {{nobody, nobody, nobody, nobody, nobody}, {nobody, nobody, nobody, nobody, nobody}};
    int bidder = 0, passes = 0;
    for (int turn = dealer; passes < 3 || (contract.bid < 0 && passes < 4); turn = (turn + 1) & 3) {
      const bool has_bid = contract.bid >= 0, theirs = has_bid && ((bidder ^ turn) & 1);
      const bool may_double = (contract.doubling == 0 && theirs) || (contract.doubling == 1 && !theirs);
      const int plain = 1 + may_double, choice = below(plain + 34 - contract.bid);
      if (choice == 0) {
        *calls++ = pass;
        ++passes;
        continue;
      }
      passes = 0;
      if (choice < plain) {
        *calls++ = static_cast<u8>(doubled + contract.doubling);
        ++contract.doubling;
        continue;
      }
      contract.bid += 1 + choice - plain;
      contract.doubling = 0;
      *calls++ = static_cast<u8>(contract.bid);
      bidder = turn;
      u8& first = named[turn & 1][contract.bid % 5];
      if (first == nobody) first = static_cast<u8>(turn);
    }
    if (contract.bid < 0) return {};
    contract.declarer = named[bidder & 1][contract.bid % 5];
    return contract;
  }

  // Each legal card as likely as any other, counted from the deuce of clubs; says what declarer's side took.
  int play(const Contract& contract, const u64* hands, u8* cards) {
    const int trump = contract.bid % 5;
    u64 held[4] = {hands[0], hands[1], hands[2], hands[3]};
    int leader = (contract.declarer + 1) & 3, taken = 0;
    for (int trick = 0; trick < 13; ++trick) {
      int best = 0, best_place = 0;
      u64 led = ~0ull;
      for (int place = 0; place < 4; ++place) {
        u64& hand = held[(leader + place) & 3];
        const u64 legal = hand & led ? hand & led : hand;
        const int card = nth_bit(legal, below(__builtin_popcountll(legal)));
        hand &= ~(1ull << card);
        *cards++ = static_cast<u8>(card);
        // A suit's rank when it can win: trumps over the suit led over the rest.
        if (place == 0) led = suit_cards(card / 13);
        const int worth = card + (card / 13 == trump ? 128 : (led >> card & 1) ? 64 : -64);
        const bool wins = place == 0 || worth > best;
        best = wins ? worth : best;
        best_place = wins ? place : best_place;
      }
      leader = (leader + best_place) & 3;
      taken += ((leader ^ contract.declarer) & 1) == 0;
    }
    return taken;
  }

 private:
  int below(int end) { return static_cast<int>(chance_.below(static_cast<u64>(end))); }

  Chance chance_;
};

}  // namespace

u8* play_some(const Asked& asked, std::size_t from, std::size_t to, Games& games, u8* calls) {
  for (std::size_t at = from; at < to; ++at) {
    Game game(asked.seed, asked.first + at);
    u64* hands = games.hands.at(4 * at);
    if (asked.hands)
      for (std::size_t seat = 0; seat < 4; ++seat) hands[seat] = asked.hands[4 * at + seat];
    else
      game.deal(hands);
    const int dealer = asked.dealers ? asked.dealers[at] : static_cast<int>((asked.first + at) & 3);
    const u8* const before = calls;
    const Contract contract = game.auction(dealer, calls);
    u8* cards = games.cards.at(52 * at);
    int tricks = 0;
    if (contract.bid == nobody_bid)
      for (int place = 0; place < 52; ++place) cards[place] = no_card;
    else
      tricks = game.play(contract, hands, cards);
    *games.starts.at(at) = calls - before;
    *games.dealers.at(at) = static_cast<u8>(dealer);
    *games.bids.at(at) = static_cast<u8>(contract.bid);
    *games.doublings.at(at) = static_cast<u8>(contract.doubling);
    *games.declarers.at(at) = static_cast<u8>(contract.declarer);
    *games.tricks.at(at) = static_cast<u8>(tricks);
  }
  return calls;
}

}  // namespace tapete::hot::TAPETE_ISA
