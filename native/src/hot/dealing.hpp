// Blocks of deals from rows of numbers. `tapete.dealing.shuffle` tells which number sends which card where; this is the
// same, deal for deal.
#pragma once
#include <array>
#include <cstddef>
#include <vector>

#include "numbers.hpp"

namespace tapete::hot {

// What was given before the shuffle: the cards of each seat, as masks.
using Given = std::array<u64, 4>;

// The cards of each suit in each hand, `masks[(4 * seat + suit) * size + deal]`, of the deals that are not thrown away.
struct Dealt {
  std::vector<u16> masks;
  std::size_t size = 0;
};

// `numbers` are rows, each of `width` numbers: as many rows as cards that nobody was given, less one.
Dealt deal_out(const u16* numbers, std::size_t width, const Given& given);

}  // namespace tapete::hot
