// Where the order of cards is learned (tools/train.cpp); elsewhere nothing.
//
// At a few positions every card is searched, not only until one succeeds. Where some succeed and some do not,
// each card leaves in the cell of its feature whether it did, and how much work it was to find out.
#pragma once
#include "ordering.hpp"
#if TAPETE_LEARNS
#include <cmath>
#include <random>
#include <vector>
#endif

namespace tapete::TAPETE_ISA {

#if TAPETE_LEARNS

struct Cell {
  long long seen = 0, succeeded = 0,
            log_work = 0;  // the last in 256ths, so that sums do not depend on their order

  void add(const Cell& other) {
    seen += other.seen;
    succeeded += other.succeeded;
    log_work += other.log_work;
  }
};

class Lessons {
 public:
  static constexpr int ONE_IN = 40, DEEPEST = 3;

  Lessons() {
    for (auto& kinds : cells)
      for (int kind = 0; kind < Weights::KINDS; kind++) kinds[kind].resize(Weights::SIZE[kind]);
  }

  void card() { work_++; }

  template <class Play, class Score>
  void take(bool trumps, int kind, int tricks, bool ns, Play play, Score score) {
    if (tricks < 3 || depth_ == DEEPEST || chance_() % ONE_IN) return;
    Choices choices;
    score(choices);
    if (choices.size < 2) return;
    bool reached[16];
    long long log_work[16];
    int successes = 0;
    depth_++;
    const int first = int(chance_() % u32(choices.size));
    for (int j = 0; j < choices.size; j++) {
      const int i = (first + j) % choices.size;
      const long long before = work_;
      reached[i] = ((play(1ull << (choices.keys[i] & 63)) >> 63) != 0) == ns;
      log_work[i] = std::llround(256 * std::log(double(work_ - before + 1)));
      successes += reached[i];
    }
    depth_--;
    if (!successes || successes == choices.size) return;
    for (int i = 0; i < choices.size; i++) {
      Cell& cell = cells[trumps][kind][choices.features[i]];
      cell.seen++;
      cell.succeeded += reached[i];
      cell.log_work += log_work[i];
    }
  }

  std::vector<Cell> cells[2][Weights::KINDS];

 private:
  std::mt19937 chance_{12345};
  int depth_ = 0;
  long long work_ = 0;
};

#else

struct Lessons {
  void card() {}
  template <class Play, class Score> void take(bool, int, int, bool, const Play&, const Score&) {}
};

#endif

}  // namespace tapete::TAPETE_ISA
