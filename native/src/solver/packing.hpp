// A position's pattern: cards renumbered among those that are left, so that patterns of like shape can be
// compared whichever cards have gone. With BMI2 that is one instruction, pext, and pdep back; elsewhere the
// same result by shifts.
#pragma once
#include "cards.hpp"
#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace tapete::TAPETE_ISA {

#if defined(__BMI2__)

class Packing {
 public:
  explicit Packing(u64 live) : live_(live) {}
  u64 pack(u64 cards) const { return _pext_u64(cards, live_); }
  u64 unpack(u64 packed) const { return _pdep_u64(packed, live_); }

 private:
  u64 live_;
};

#else

// Each lane is squeezed towards its ace in four steps of 1, 2, 4 and 8 places ("compress" and "expand" of
// Warren's Hacker's Delight, four lanes side by side), then the lanes are put end to end.
class Packing {
 public:
  explicit Packing(u64 live) : live_(live) {
    u64 moving = ~live << 1 & shifted(1), left = live;
    for (int step = 0; step < 4; step++) {
      u64 odd = moving ^ (moving << 1 & shifted(1));  // odd number of holes below: moves in this step
      odd ^= odd << 2 & shifted(2);
      odd ^= odd << 4 & shifted(4);
      odd ^= odd << 8 & shifted(8);
      u64 move = moves_[step] = odd & left;
      left = (left ^ move) | move >> (1 << step);
      moving &= ~odd;
    }
    for (int suit = 0, at = 0; suit < 4; suit++) {
      start_[suit] = at;
      at += count(live & lane(suit));
    }
  }
  u64 pack(u64 cards) const {
    cards &= live_;
    for (int step = 0; step < 4; step++) {
      u64 move = cards & moves_[step];
      cards = (cards ^ move) | move >> (1 << step);
    }
    u64 packed = cards & 0xFFFF;
    for (int suit = 1; suit < 4; suit++) packed |= (cards >> (16 * suit) & 0xFFFF) << start_[suit];
    return packed;
  }
  u64 unpack(u64 packed) const {
    u64 cards = 0;
    for (int suit = 0; suit < 4; suit++) {
      u64 end = suit == 3 ? 0 : packed >> start_[suit + 1] << start_[suit + 1];
      cards |= ((packed ^ end) >> start_[suit] & 0xFFFF) << (16 * suit);
      packed = suit == 3 ? 0 : end;
    }
    for (int step = 3; step >= 0; step--) {
      u64 move = moves_[step];
      cards = (cards & ~move) | (cards << (1 << step) & move);
    }
    return cards & live_;
  }

 private:
  static constexpr u64 shifted(int places) { return (0xFFFFull >> places << places) * ONES; }
  u64 live_, moves_[4];
  int start_[4];
};

#endif

}  // namespace tapete::TAPETE_ISA
