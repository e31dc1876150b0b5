#include "weights.hpp"

#include <stdexcept>
#include <vector>

namespace tapete {

namespace {

const unsigned char PACKED[] = {
#include "order.inc"  // written at build from data/order.packbits
};

// PackBits: a byte n below 128 is followed by n + 1 bytes as they are, any other by one that stands n - 125
// times.
std::vector<std::uint8_t> unpacked() {
  std::vector<std::uint8_t> bytes;
  for (std::size_t at = 0; at < sizeof PACKED;) {
    const unsigned n = PACKED[at++];
    if (n < 128) {
      bytes.insert(bytes.end(), PACKED + at, PACKED + at + n + 1);
      at += n + 1;
    } else {
      bytes.insert(bytes.end(), n - 125, PACKED[at++]);
    }
  }
  return bytes;
}

}  // namespace

const Weights& learned_weights() {
  static const std::vector<std::uint8_t> bytes = unpacked();
  static const Weights weights = [] {
    Weights found{};
    std::size_t at = 0;
    for (auto& kinds : found.values)
      for (int kind = 0; kind < Weights::KINDS; kind++) {
        kinds[kind] = bytes.data() + at;
        at += Weights::SIZE[kind];
      }
    if (at != bytes.size()) throw std::logic_error("data/order.packbits is not of the size of its tables");
    return found;
  }();
  return weights;
}

}  // namespace tapete
