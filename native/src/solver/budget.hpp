// What one question may cost, and the one who may stop it.
#pragma once
#include <atomic>
#include <chrono>
#include <cstdint>

namespace tapete {

// Thrown out of a search that is over its time, or cancelled: nothing is known.
struct NotFinished {
  bool cancelled;
};

class Budget {
 public:
  // Seconds from now on, by the clock; 0 is no limit. `cancelled` may be set from another thread, and may be
  // null.
  explicit Budget(double seconds = 0, const std::atomic<bool>* cancelled = nullptr);

  // Throws NotFinished when it is used up. Looks at the clock once in a thousand times.
  [[gnu::always_inline]] void spend() {
    if (!(++spent_ & 1023)) check();
  }

  // How many positions were searched: the same for the same questions, whatever the machine.
  std::uint64_t spent() const { return spent_; }

 private:
  void check() const;
  std::uint64_t spent_ = 0;
  std::chrono::steady_clock::time_point end_;
  bool ends_;
  const std::atomic<bool>* cancelled_;
};

}  // namespace tapete
