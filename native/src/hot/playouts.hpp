// Whole legal games at random: the deal, the auction to its end, the play of fifty-two cards. `tapete.playouts` tells in
// Python which number of the stream decides what; this is the same, number for number.
#pragma once
#include <cstddef>
#include <vector>

#include "column.hpp"
#include "numbers.hpp"

namespace tapete::hot {

constexpr u64 numbers_of_a_game = 1024;  // more than any game can use: it has its own stretch of the stream
constexpr u8 nobody_bid = 35, nobody = 255, no_card = 255;
constexpr std::size_t most_calls = 319;

struct Games {
  explicit Games(std::size_t count)
      : hands(4 * count), cards(52 * count), dealers(count), bids(count), doublings(count), declarers(count), tricks(count), starts(count + 1) {}

  Column<u64> hands;                                       // rows of four
  Column<u8> cards;                                        // rows of 52, in the order played
  Column<u8> dealers, bids, doublings, declarers, tricks;  // tricks that declarer's side took
  Column<std::int64_t> starts;                             // where each game's calls start, and where the last one's end
  std::vector<u8> calls;
};

struct Asked {
  std::size_t count;
  u64 seed, first;    // the number of the first game within the seed
  const u64* hands;   // rows of four where the deals are given, else null
  const u8* dealers;  // null: the seats in turn
  unsigned threads;
};

// Some of the games, into their rows. Their calls go to `calls`, which has room for the longest auctions; `starts` gets
// how many each game has. Says where the calls end.
using Kernel = u8* (*)(const Asked& asked, std::size_t from, std::size_t to, Games& games, u8* calls);

Kernel kernel(bool quick);  // quick: with the instructions of newer machines, where this one has them

void playouts(const Asked& asked, bool quick, Games& games);

}  // namespace tapete::hot
