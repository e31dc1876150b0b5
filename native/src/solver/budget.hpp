// What one question may cost, and the one who may stop it.
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>

namespace tapete {

// Thrown out of a search that is over its time, or cancelled: nothing is known.
struct NotFinished {
  bool cancelled;
};

class Budget {
 public:
  // Seconds from now on, by the clock; 0 is no limit. `is_cancelled` is asked now and then, if there is one.
  explicit Budget(double seconds = 0, std::function<bool()> is_cancelled = {});

  // Throws NotFinished when it is used up. Looks once in a thousand times.
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
  std::function<bool()> is_cancelled_;
};

}  // namespace tapete
