// The card that refuted last in a like situation is tried first. A table of such cards, found by what counts
// in the situation and told apart by ten bits more of it.
#pragma once
#include "cards.hpp"
#include "memory.hpp"

namespace tapete::TAPETE_ISA {

class Hint {
 public:
  Hint(u16& entry, u16 tag) : entry_(entry), tag_(tag) {}
  u64 card() const { return (entry_ ^ tag_) >> 6 ? 0 : 1ull << (entry_ & 63); }
  void keep(u64 card) const { entry_ = u16(tag_ | index_of(card)); }

 private:
  u16& entry_;
  u16 tag_;
};

class Hints {
 public:
  explicit Hints(Memory& memory) : memory_(memory), entries_((u16*)memory.must_take(BYTES)) {}
  Hints(const Hints&) = delete;
  Hints& operator=(const Hints&) = delete;
  ~Hints() { memory_.give_back(entries_, BYTES); }

  // So many of them as a search of so many tricks can use: clearing them takes time too.
  void start(int tricks) {
    shift_ = tricks > 10 ? 10 : tricks > 7 ? 12 : 15;
    __builtin_memset(entries_, 0xFF, sizeof(u16) << (27 - shift_));
  }
  static u64 context(u64 a, u64 b, u32 c) {
    return ((a * 0x9E3779B97F4A7C15ull + b) * 0xD6E8FEB86659FD93ull + c * 0xA0761D6478BD642Full) >> 37;
  }
  Hint of(u64 context) { return {entries_[context >> shift_], u16((context & 1023) << 6)}; }
  Hint of(u64 a, u64 b, u32 c) { return of(context(a, b, c)); }

 private:
  static constexpr std::size_t BYTES = sizeof(u16) << 17;
  Memory& memory_;
  u16* entries_;
  int shift_ = 10;
};

}  // namespace tapete::TAPETE_ISA
