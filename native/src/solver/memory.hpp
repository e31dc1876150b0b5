// Memory of one solver: large aligned blocks under a limit.
#pragma once
#include <cstddef>

namespace tapete {

class Memory {
 public:
  explicit Memory(std::size_t limit) : limit_(limit) {}
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  // A block that begins with a cache line, whatever is in it; null if it would pass the limit. Throws
  // std::bad_alloc.
  void* take(std::size_t bytes);
  // The same, limit or not: without its first few blocks no search can begin.
  void* must_take(std::size_t bytes);
  void give_back(void* block, std::size_t bytes);
  std::size_t taken() const { return taken_; }

 private:
  static std::size_t rounded(std::size_t bytes);
  std::size_t limit_, taken_ = 0;
};

}  // namespace tapete
