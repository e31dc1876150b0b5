// Many questions over several threads, a solver each. Which thread answers what does not change the answers.
#pragma once
#include <functional>
#include <memory>
#include <vector>

#include "solver.hpp"

namespace tapete {

class Solvers {
 public:
  Solvers(std::size_t threads, Isa isa, std::size_t memory_limit);

  // Call `question` with a solver for every number below `count`; an error ends the others too, and is
  // thrown.
  void each(std::size_t count, const std::function<void(Solver&, std::size_t)>& question);

  // For a single question.
  Solver& one() { return solver(0); }

  std::size_t threads() const { return solvers_.size(); }
  std::size_t bytes() const;

 private:
  Solver& solver(std::size_t number);
  Isa isa_;
  std::size_t memory_limit_;
  std::vector<std::unique_ptr<Solver>> solvers_;  // made when first needed
};

}  // namespace tapete
