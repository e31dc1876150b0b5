// What the library asks of the search, whichever instruction set it was compiled for.
#pragma once
#include <cstdint>
#include <memory>

#include "budget.hpp"
#include "memory.hpp"
#include "weights.hpp"

namespace tapete {

// A position as the search has it (cards.hpp): trumps, if any, in lane 0; seats North, East, South, West are
// 0 to 3.
struct Ending {
  std::uint64_t hands[4];  // what is left, without the trick on the table
  std::uint64_t trick[3];
  int leader, played;  // of the trick on the table, and how many cards of it
  bool trumps;

  int turn() const { return (leader + played) & 3; }
  int tricks() const { return __builtin_popcountll(hands[turn()]); }  // left, with the one on the table
};

// One thread's solver: its tables and hints. Its answers do not depend on what it was asked before.
class Kernel {
 public:
  virtual ~Kernel() = default;

  // Forget what is known, before another strain or another deal.
  virtual void start(const Ending& ending) = 0;

  // Tricks of North-South, when each seat leads to a trick that has not begun.
  virtual void by_leader(const Ending& ending, Budget& budget, int tricks[4]) = 0;

  // Tricks of the side in turn, by the place of each legal card's bit, with the one on the table; never below
  // `low` nor above `high`, which then mean "so many or fewer" and "or more".
  virtual void by_card(const Ending& ending, int low, int high, Budget& budget, std::int8_t tricks[64]) = 0;

  // How much is known: blocks of patterns.
  virtual std::size_t known() const = 0;

  virtual std::size_t bytes() const = 0;
};

enum class Isa { PLAIN, AVX2, AVX512 };

bool is_supported(Isa isa);
Isa best_isa();
std::unique_ptr<Kernel> make_kernel(Isa isa, std::size_t memory_limit);

}  // namespace tapete
