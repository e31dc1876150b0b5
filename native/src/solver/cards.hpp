// Cards as bits: a hand is four lanes of sixteen bits, a lane a suit. The ace is bit 0 of its lane and the
// deuce bit 12, so that "better" is "lower": the best card of a set is x & -x, and all cards better than c
// are c - 1. The trump suit is always lane 0, so that a trump is lower, hence better, than every card of the
// other suits.
//
// Everything the search includes lives in a namespace named after the instruction set it is compiled for. It
// calls no function of the standard library that the compiler might not inline: the linker keeps one copy of
// such a function, and if it kept the one compiled for AVX-512, older machines would stumble over it.
#pragma once
#include <cstddef>
#include <cstdint>

namespace tapete::TAPETE_ISA {

using u64 = std::uint64_t;
using u32 = std::uint32_t;
using u16 = std::uint16_t;
using u8 = std::uint8_t;

constexpr u64 CARDS = 0x1FFF1FFF1FFF1FFFull;  // the 52 cards
constexpr u64 FENCE = 0x2000200020002000ull;  // the bit below the deuce of each lane
constexpr u64 ONES = 0x0001000100010001ull;   // the four aces

constexpr u64 lane(int suit) { return 0x1FFFull << (16 * suit); }
constexpr int index_of(u64 card) { return __builtin_ctzll(card); }
constexpr int suit_of(u64 card) { return index_of(card) >> 4; }
constexpr u64 lane_of(u64 card) { return 0x1FFFull << (index_of(card) & 48); }
constexpr u64 best(u64 cards) { return cards & -cards; }
constexpr u64 worst(u64 cards) { return 1ull << (63 - __builtin_clzll(cards)); }

constexpr int count(u64 cards) {
#if defined(__POPCNT__) || !defined(__x86_64__)
  return __builtin_popcountll(cards);
#else  // the builtin would call a function
  cards -= cards >> 1 & 0x5555555555555555ull;
  cards = (cards & 0x3333333333333333ull) + (cards >> 2 & 0x3333333333333333ull);
  return int(((cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0Full) * 0x0101010101010101ull >> 56);
#endif
}

constexpr int least(int a, int b) { return a < b ? a : b; }
constexpr int most(int a, int b) { return a > b ? a : b; }
template <class T> constexpr void swap(T& a, T& b) {
  T kept = a;
  a = b;
  b = kept;
}

// The best card of each suit.
constexpr u64 tops(u64 cards) { return cards & (FENCE - cards); }

// All ranks above the best card of each suit; the whole suit where there is no card.
constexpr u64 above(u64 cards) { return ~cards & ((cards | FENCE) - ONES) & CARDS; }

// All ranks from the ace down to the worst card of each suit.
constexpr u64 down_to(u64 cards) {
  cards |= cards >> 1 & 0x0FFF0FFF0FFF0FFFull;
  cards |= cards >> 2 & 0x07FF07FF07FF07FFull;
  cards |= cards >> 4 & 0x01FF01FF01FF01FFull;
  return cards | (cards >> 8 & 0x001F001F001F001Full);
}

constexpr u64 nth_best(u64 cards, int n) {
  while (--n) cards &= cards - 1;
  return best(cards);
}
constexpr u64 nth_worst(u64 cards, int n) {
  while (--n) cards ^= worst(cards);
  return worst(cards);
}

// Whether the best of one suit's cards beats the best of others of it; an empty set never beats, and is
// always beaten.
constexpr bool beats(u64 cards, u64 others) { return best(cards) - 1 < best(others) - 1; }

// Cards of a hand between which nobody holds a card are one move: the best of each such run. `live` are all
// cards that still matter. Behind each card of the hand a carry runs through the dead ranks and marks the
// next live one; a card of the hand that is marked continues a run.
constexpr u64 best_of_runs(u64 hand, u64 live) {
  live |= FENCE;
  return hand & ~(((hand << 1) + ~live) & live);
}

// The worst card of the run that begins with `card`.
constexpr u64 end_of_run(u64 card, u64 hand, u64 live) {
  return worst(hand & (best((live | FENCE) & ~hand & -card) - 1));
}

}  // namespace tapete::TAPETE_ISA
