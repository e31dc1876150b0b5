#include "memory.hpp"

#include <cstdlib>
#include <new>
#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace tapete {

namespace {
constexpr std::size_t CACHE_LINE = 64, HUGE_PAGE = std::size_t{1} << 21;
}

std::size_t Memory::rounded(std::size_t bytes) {
  const std::size_t unit = bytes < HUGE_PAGE ? CACHE_LINE : HUGE_PAGE;
  return (bytes + unit - 1) / unit * unit;
}

void* Memory::take(std::size_t bytes) { return taken_ + rounded(bytes) > limit_ ? nullptr : must_take(bytes); }

void* Memory::must_take(std::size_t bytes) {
  bytes = rounded(bytes);
  void* block = ::operator new(bytes, std::align_val_t{bytes < HUGE_PAGE ? CACHE_LINE : HUGE_PAGE});
#if defined(__linux__)
  if (bytes >= HUGE_PAGE) madvise(block, bytes, MADV_HUGEPAGE);  // fewer address look-ups; no harm where it is refused
#endif
  taken_ += bytes;
  return block;
}

void Memory::give_back(void* block, std::size_t bytes) {
  if (!block) return;
  bytes = rounded(bytes);
  taken_ -= bytes;
  ::operator delete(block, std::align_val_t{bytes < HUGE_PAGE ? CACHE_LINE : HUGE_PAGE});
}

}  // namespace tapete
