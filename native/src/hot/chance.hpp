// The stream of chance that is the same everywhere: SplitMix64, counted. `tapete.dealing.chance` tells it in Python and
// is what this is tested against. It lives in a namespace named after the instruction set it is compiled for, so that
// the linker keeps no copy of it that an older machine stumbles over.
#pragma once
#include "numbers.hpp"

#ifndef TAPETE_ISA
#define TAPETE_ISA plain
#endif

namespace tapete::hot::TAPETE_ISA {

struct Product {
  u64 high, low;
};

// The 128 bits of a product, where the compiler has no number that wide by halves.
inline Product product(u64 a, u64 b) {
#if defined(__SIZEOF_INT128__)
  __extension__ using Wide = unsigned __int128;
  const Wide wide = static_cast<Wide>(a) * b;
  return {static_cast<u64>(wide >> 64), static_cast<u64>(wide)};
#else
  const u64 a_low = a & 0xFFFFFFFF, a_high = a >> 32, b_low = b & 0xFFFFFFFF, b_high = b >> 32;
  const u64 low = a_low * b_low, first = a_high * b_low + (low >> 32), second = a_low * b_high + (first & 0xFFFFFFFF);
  return {a_high * b_high + (first >> 32) + (second >> 32), (second << 32) | (low & 0xFFFFFFFF)};
#endif
}

inline u64 mixed(u64 number) {
  number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9ull;
  number = (number ^ number >> 27) * 0x94D049BB133111EBull;
  return number ^ number >> 31;
}

class Chance {
 public:
  explicit Chance(u64 seed, u64 place = 0) : state_(mixed(seed) + place * step) {}

  // The stream from so many places further on.
  Chance later(u64 places) const {
    Chance further = *this;
    further.state_ += places * step;
    return further;
  }

  u64 number() { return mixed(state_ += step); }

  // A share of the whole, less than 1.
  double share() { return static_cast<double>(number() >> 11) * 0x1p-53; }

  // A whole number from 0 to end - 1, each as likely as any other.
  u64 below(u64 end) {
    Product drawn = product(number(), end);
    if (drawn.low < end) {
      const u64 unfair = (0 - end) % end;
      while (drawn.low < unfair) drawn = product(number(), end);
    }
    return drawn.high;
  }

 private:
  static constexpr u64 step = 0x9E3779B97F4A7C15ull;
  u64 state_;
};

}  // namespace tapete::hot::TAPETE_ISA
