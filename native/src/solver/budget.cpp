#include "budget.hpp"

namespace tapete {

using std::chrono::duration;
using std::chrono::duration_cast;
using std::chrono::steady_clock;

Budget::Budget(double seconds, const std::atomic<bool>* cancelled)
    : ends_(seconds > 0), cancelled_(cancelled) {
  if (ends_)
    end_ = steady_clock::now() +
           duration_cast<steady_clock::duration>(duration<double>(seconds < 1e9 ? seconds : 1e9));
}

void Budget::check() const {
  if (cancelled_ && cancelled_->load(std::memory_order_relaxed)) throw NotFinished{true};
  if (ends_ && steady_clock::now() >= end_) throw NotFinished{false};
}

}  // namespace tapete
