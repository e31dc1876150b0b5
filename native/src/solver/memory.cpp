#include "memory.hpp"

#include <cstdlib>
#include <new>
#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace tapete {

namespace {
constexpr std::size_t CACHE_LINE = 64, HUGE_PAGE = std::size_t{1} << 21,
                      WORTH_A_HUGE_PAGE = std::size_t{1} << 17;

std::size_t unit(std::size_t bytes) { return bytes < WORTH_A_HUGE_PAGE ? CACHE_LINE : HUGE_PAGE; }
}  // namespace

std::size_t Memory::rounded(std::size_t bytes) {
  return (bytes + unit(bytes) - 1) / unit(bytes) * unit(bytes);
}

void* Memory::take(std::size_t bytes) {
  return taken_ + rounded(bytes) > limit_ ? nullptr : must_take(bytes);
}

void* Memory::must_take(std::size_t bytes) {
  bytes = rounded(bytes);
  void* block = ::operator new(bytes, std::align_val_t{unit(bytes)});
#if defined(__linux__)
  if (bytes >= HUGE_PAGE)
    madvise(block, bytes, MADV_HUGEPAGE);  // fewer address look-ups; no harm where it is refused
#endif
  taken_ += bytes;
  return block;
}

void Memory::give_back(void* block, std::size_t bytes) {
  if (!block) return;
  bytes = rounded(bytes);
  taken_ -= bytes;
  ::operator delete(block, std::align_val_t{unit(bytes)});
}

}  // namespace tapete
