#include "budget.hpp"

#include <utility>

namespace tapete {

using std::chrono::duration;
using std::chrono::duration_cast;
using std::chrono::steady_clock;

Budget::Budget(double seconds, std::function<bool()> is_cancelled)
    : ends_(seconds > 0), is_cancelled_(std::move(is_cancelled)) {
  if (ends_)
    end_ = steady_clock::now() +
           duration_cast<steady_clock::duration>(duration<double>(seconds < 1e9 ? seconds : 1e9));
}

void Budget::check() const {
  if (is_cancelled_ && is_cancelled_()) throw NotFinished{true};
  if (ends_ && steady_clock::now() >= end_) throw NotFinished{false};
}

}  // namespace tapete
