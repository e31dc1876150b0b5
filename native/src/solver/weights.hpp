// The learned tables of the order in which cards are tried.
#pragma once
#include <cstddef>
#include <cstdint>

namespace tapete {

// Kinds of choice: a lead; following suit in second, third, fourth place; discarding or ruffing in these.
struct Weights {
  static constexpr int KINDS = 7;
  static constexpr std::size_t SIZE[KINDS] = {5 * 64 * 27 * 16, 12 * 20 * 20 * 36, 12 * 4 * 20 * 36,
                                              12 * 20 * 36,     64 * 64 * 9,       16 * 64 * 9,
                                              4 * 64 * 9};
  const std::uint8_t* values[2][KINDS];  // in no trump, with trumps
};

// Those that the library was built with; unpacked when first asked for.
const Weights& learned_weights();

}  // namespace tapete
