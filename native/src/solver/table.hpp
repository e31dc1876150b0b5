// The transposition table: what is known of positions by shape and pattern.
//
// The shape, how long each suit is in each hand, and the leader are the key. All positions of one key differ
// only in who owns which of the cards left. A pattern names the owners of those whose rank mattered in the
// proof (`mask`); any position that agrees with it there has the same bounds. Owners are two planes of bits:
// East or West, South or West.
#pragma once
#include "cards.hpp"
#include "memory.hpp"
#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace tapete::TAPETE_ISA {

// Eight patterns that are compared at once; a full block is moved into the overflow, chained to its
// successor. T holds the cards left: 32 bits up to eight tricks, else 64.
template <class T> struct alignas(64) Block {
  T plane_a[8], plane_b[8], mask[8];
  u64 key;
  u8 bounds[8];  // on the tricks of North-South: at least << 4 | at most
  u32 next;      // in the overflow; 0 is none
  u32 size;

  // A bit for each pattern that the position agrees with.
  u32 matches(T a, T b) const { return differing(a, b) & ((1u << size) - 1); }

 private:
#if defined(__AVX512VL__)
  u32 differing(T a, T b) const {
    if constexpr (sizeof(T) == 4) {
      const __m256i x =
          _mm256_xor_si256(_mm256_load_si256((const __m256i*)plane_a), _mm256_set1_epi32(int(a)));
      const __m256i y =
          _mm256_xor_si256(_mm256_load_si256((const __m256i*)plane_b), _mm256_set1_epi32(int(b)));
      return _mm256_testn_epi32_mask(_mm256_or_si256(x, y), _mm256_load_si256((const __m256i*)mask));
    } else {
      const __m512i x = _mm512_xor_si512(_mm512_load_si512(plane_a), _mm512_set1_epi64((long long)a));
      const __m512i y = _mm512_xor_si512(_mm512_load_si512(plane_b), _mm512_set1_epi64((long long)b));
      return _mm512_testn_epi64_mask(_mm512_or_si512(x, y), _mm512_load_si512(mask));
    }
  }
#elif defined(__AVX2__)
  template <int HALF> u32 half(T a, T b) const {
    const auto load = [](const T* from) { return _mm256_load_si256((const __m256i*)from); };
    const auto all = [](T x) {
      return sizeof(T) == 4 ? _mm256_set1_epi32(int(x)) : _mm256_set1_epi64x((long long)x);
    };
    const __m256i x = _mm256_xor_si256(load(plane_a + HALF), all(a)),
                  y = _mm256_xor_si256(load(plane_b + HALF), all(b));
    const __m256i wrong = _mm256_and_si256(_mm256_or_si256(x, y), load(mask + HALF)),
                  none = _mm256_setzero_si256();
    if constexpr (sizeof(T) == 4)
      return u32(_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(wrong, none))));
    return u32(_mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(wrong, none))));
  }
  u32 differing(T a, T b) const {
    if constexpr (sizeof(T) == 4) return half<0>(a, b);
    return half<0>(a, b) | half<4>(a, b) << 4;
  }
#else
  u32 differing(T a, T b) const {
    u32 same = 0;
    for (int i = 0; i < 8; i++) same |= u32((((plane_a[i] ^ a) | (plane_b[i] ^ b)) & mask[i]) == 0) << i;
    return same;
  }
#endif
};

struct Known {
  u64 mask;
  bool reached;  // whether North-South take what they need
};

// Open addressing over the keys; it doubles when half full. When its memory is used up it forgets everything
// and goes on.
template <class T> class Table {
 public:
  explicit Table(Memory& memory) : memory_(memory) {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;
  ~Table() {
    give_back(heads_, room_);
    give_back(spare_, spare_room_);
    give_back(overflow_, overflow_room_);
  }

  // Empty, with room for 2^bits keys. The memory of earlier searches is kept, which saves the system's
  // zeroing it again.
  void start(int bits) {
    bits_ = bits;
    if (room_ < 1u << bits) {
      give_back(heads_, room_);
      heads_ = must_take(room_ = 1u << bits);
    }
    if (!overflow_) overflow_ = must_take(overflow_room_ = 256);
    forget();
  }

  std::size_t known() const { return used_ + std::size_t(overflow_used_); }  // in blocks

  void prefetch(u64 key) const {
    const char* at = (const char*)&heads_[place(key)];
    for (std::size_t line = 0; line < sizeof(Block<T>); line += 64) __builtin_prefetch(at + line);
  }

  bool find(u64 key, u64 a, u64 b, int need, Known& known) {
    Block<T>& head = head_of(key);
    if (!head.key) return false;
    for (Block<T>* block = &head;;) {
      if (block->next) {
        const char* at = (const char*)&overflow_[block->next];
        for (std::size_t line = 0; line < sizeof(Block<T>); line += 64) __builtin_prefetch(at + line);
      }
      for (u32 left = block->matches(T(a), T(b)); left; left &= left - 1) {
        const int i = __builtin_ctz(left), at_least = block->bounds[i] >> 4, at_most = block->bounds[i] & 15;
        if (at_least >= need || at_most < need) {
          known = {block->mask[i], at_least >= need};
          if (block != &head)
            exchange(*block, i, head, turn_++ % head.size);  // what is asked for stays in front
          return true;
        }
      }
      if (!block->next) return false;
      block = &overflow_[block->next];
    }
  }

  void keep(u64 key, u64 a, u64 b, u64 mask, int at_least, int at_most) {
    Block<T>* head = &head_of(key);
    if (!head->key) {
      if (used_ * 2 > 1u << bits_) {
        if (!grow()) forget();
        head = &head_of(key);
      }
      head->key = key;
      head->size = head->next = 0;
      used_++;
    } else if (improved(*head, a, b, mask, at_least, at_most)) {
      return;
    }
    if (head->size == 8) {
      if (overflow_used_ == overflow_room_ && !grow_overflow()) {
        forget();
        return keep(key, a, b, mask, at_least, at_most);
      }
      overflow_[overflow_used_] = *head;
      head->next = overflow_used_++;
      head->size = 0;
    }
    put(*head, int(head->size++), a, b, mask, at_least, at_most);
  }

 private:
  static void put(Block<T>& block, int i, u64 a, u64 b, u64 mask, int at_least, int at_most) {
    block.plane_a[i] = T(a);
    block.plane_b[i] = T(b);
    block.mask[i] = T(mask);
    block.bounds[i] = u8(at_least << 4 | at_most);
  }

  static void exchange(Block<T>& one, int i, Block<T>& other, u32 j) {
    swap(one.plane_a[i], other.plane_a[j]);
    swap(one.plane_b[i], other.plane_b[j]);
    swap(one.mask[i], other.mask[j]);
    swap(one.bounds[i], other.bounds[j]);
  }

  // Whether a pattern there could take up what is new: the same one, or a narrower one that says no more.
  bool improved(Block<T>& head, u64 a, u64 b, u64 mask, int at_least, int at_most) {
    for (Block<T>* block = &head;; block = &overflow_[block->next]) {
      for (u32 i = 0; i < block->size; i++) {
        const u64 theirs = block->mask[i];
        if (((block->plane_a[i] ^ a) | (block->plane_b[i] ^ b)) & mask) continue;
        const int low = block->bounds[i] >> 4, high = block->bounds[i] & 15;
        if (theirs == mask) {
          block->bounds[i] = u8(most(low, at_least) << 4 | least(high, at_most));
          return true;
        }
        if (!(mask & ~theirs) && at_least >= low && at_most <= high) {
          put(*block, int(i), a, b, mask, at_least, at_most);
          return true;
        }
      }
      if (!block->next) return false;
    }
  }

  u32 place(u64 key) const { return u32(key * 0x9E3779B97F4A7C15ull >> (64 - bits_)); }

  Block<T>& head_of(u64 key) {
    u32 i = place(key);
    while (heads_[i].key && heads_[i].key != key) i = (i + 1) & ((1u << bits_) - 1);
    return heads_[i];
  }

  void forget() {
    for (u32 i = 0; i < 1u << bits_; i++) heads_[i].key = 0;
    used_ = turn_ = 0;
    overflow_used_ = 1;
  }

  // The two halves change places at each growth, so that a solver soon has all the memory it will use.
  bool grow() {
    const u32 before = 1u << bits_, after = before * 2;
    if (spare_room_ < after) {
      give_back(spare_, spare_room_);
      spare_ = take(after);
      spare_room_ = spare_ ? after : 0;
      if (!spare_) return false;
    }
    swap(heads_, spare_);
    swap(room_, spare_room_);
    bits_++;
    for (u32 i = 0; i < after; i++) heads_[i].key = 0;
    for (u32 i = 0; i < before; i++)
      if (spare_[i].key) head_of(spare_[i].key) = spare_[i];
    return true;
  }

  bool grow_overflow() {
    Block<T>* larger = take(overflow_room_ * 2);
    if (!larger) return false;
    __builtin_memcpy(larger, overflow_, overflow_room_ * sizeof(Block<T>));
    give_back(overflow_, overflow_room_);
    overflow_ = larger;
    overflow_room_ *= 2;
    return true;
  }

  Block<T>* take(u32 blocks) { return (Block<T>*)memory_.take(blocks * sizeof(Block<T>)); }
  Block<T>* must_take(u32 blocks) { return (Block<T>*)memory_.must_take(blocks * sizeof(Block<T>)); }
  void give_back(Block<T>* blocks, u32 room) { memory_.give_back(blocks, room * sizeof(Block<T>)); }

  Memory& memory_;
  Block<T>*heads_ = nullptr, *spare_ = nullptr, *overflow_ = nullptr;
  u32 room_ = 0, spare_room_ = 0, overflow_room_ = 0;
  int bits_ = 0;
  u32 used_ = 0, turn_ = 0, overflow_used_ = 1;
};

}  // namespace tapete::TAPETE_ISA
