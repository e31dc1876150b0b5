#include "batch.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>

namespace tapete {

Solvers::Solvers(std::size_t threads, Isa isa, std::size_t memory_limit)
    : isa_(isa), memory_limit_(memory_limit), solvers_(threads) {}

Solver& Solvers::solver(std::size_t number) {
  auto& solver = solvers_[number];
  if (!solver) solver = std::make_unique<Solver>(isa_, memory_limit_);
  return *solver;
}

std::size_t Solvers::bytes() const {
  std::size_t sum = 0;
  for (const auto& solver : solvers_) sum += solver ? solver->bytes() : 0;
  return sum;
}

void Solvers::each(std::size_t count, const std::function<void(Solver&, std::size_t)>& question) {
  std::atomic<std::size_t> next{0};
  std::exception_ptr error;
  std::mutex error_lock;
  const auto work = [&](Solver& solver) {
    try {
      for (std::size_t i; (i = next.fetch_add(1)) < count;) question(solver, i);
    } catch (...) {
      next = count;
      const std::lock_guard lock(error_lock);
      if (!error) error = std::current_exception();
    }
  };
  const std::size_t needed = std::clamp<std::size_t>(count, 1, solvers_.size());
  for (std::size_t i = 0; i < needed; i++) solver(i);
  std::vector<std::thread> others;
  try {
    for (std::size_t i = 1; i < needed; i++) others.emplace_back(work, std::ref(*solvers_[i]));
  } catch (const std::system_error&) {  // no more threads to be had: those that are do it
  }
  work(*solvers_[0]);
  for (std::thread& other : others) other.join();
  if (error) std::rethrow_exception(error);
}

}  // namespace tapete
