#include "playouts.hpp"

#include <algorithm>
#include <thread>

namespace tapete::hot {

namespace plain {
u8* play_some(const Asked& asked, std::size_t from, std::size_t to, Games& games, u8* calls);
}
#if TAPETE_X86
namespace v3 {
u8* play_some(const Asked& asked, std::size_t from, std::size_t to, Games& games, u8* calls);
}
#endif

namespace {

constexpr std::size_t at_once = 64;

// Some of the games, a few at a time, so that there is always room for the longest auctions.
void play_part(Kernel kernel, const Asked& asked, std::size_t from, std::size_t to, Games& games, std::vector<u8>& calls) {
  std::vector<u8> few(at_once * most_calls);
  calls.reserve(12 * (to - from));
  for (; from < to; from += std::min(at_once, to - from)) {
    const u8* const end = kernel(asked, from, std::min(from + at_once, to), games, few.data());
    calls.insert(calls.end(), static_cast<const u8*>(few.data()), end);
  }
}

}  // namespace

Kernel kernel([[maybe_unused]] bool quick) {
#if TAPETE_X86
  __builtin_cpu_init();
  // AMD's first two Zen generations have pdep in microcode, many times slower than a loop.
  const bool is_slow = __builtin_cpu_is("znver1") || __builtin_cpu_is("znver2");
  if (quick && !is_slow && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    return &v3::play_some;
#endif
  return &plain::play_some;
}

void playouts(const Asked& asked, bool quick, Games& games) {
  const std::size_t threads = std::clamp<std::size_t>(asked.threads, 1, std::max<std::size_t>(1, asked.count / 256));
  const Kernel chosen = kernel(quick);
  std::vector<std::vector<u8>> calls(threads);
  const auto start = [&](std::size_t thread) { return asked.count * thread / threads; };
  const auto work = [&](std::size_t thread) { play_part(chosen, asked, start(thread), start(thread + 1), games, calls[thread]); };
  std::vector<std::thread> others;
  for (std::size_t thread = 1; thread < threads; ++thread) others.emplace_back(work, thread);
  work(0);
  for (std::thread& other : others) other.join();
  games.calls = std::move(calls[0]);
  for (std::size_t thread = 1; thread < threads; ++thread) games.calls.insert(games.calls.end(), calls[thread].begin(), calls[thread].end());
  std::int64_t sum = 0;
  for (std::size_t at = 0; at <= asked.count; ++at) {
    const std::int64_t many = at < asked.count ? *games.starts.at(at) : 0;
    *games.starts.at(at) = sum;
    sum += many;
  }
}

}  // namespace tapete::hot
