// Which kernel this machine can run. The choice is made once a solver, at run time.
#include <stdexcept>

#include "kernel.hpp"

namespace tapete {

Kernel* kernel_plain(std::size_t memory_limit);
#if TAPETE_X86
Kernel* kernel_avx2(std::size_t memory_limit);
Kernel* kernel_avx512(std::size_t memory_limit);
#endif

bool is_supported(Isa isa) {
  if (isa == Isa::PLAIN) return true;
#if TAPETE_X86
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                    __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") &&
                    __builtin_cpu_supports("fma");
  if (isa == Isa::AVX2) return avx2;
  return avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
         __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq");
#else
  return false;
#endif
}

Isa best_isa() {
#if TAPETE_X86
  // AMD's first two Zen generations have pext in microcode, many times slower than shifts.
  if (__builtin_cpu_is("znver1") || __builtin_cpu_is("znver2")) return Isa::PLAIN;
#endif
  for (const Isa isa : {Isa::AVX512, Isa::AVX2})
    if (is_supported(isa)) return isa;
  return Isa::PLAIN;
}

std::unique_ptr<Kernel> make_kernel(Isa isa, std::size_t memory_limit) {
  if (!is_supported(isa)) throw std::invalid_argument("this processor has not the instructions asked for");
#if TAPETE_X86
  if (isa == Isa::AVX2) return std::unique_ptr<Kernel>(kernel_avx2(memory_limit));
  if (isa == Isa::AVX512) return std::unique_ptr<Kernel>(kernel_avx512(memory_limit));
#endif
  return std::unique_ptr<Kernel>(kernel_plain(memory_limit));
}

}  // namespace tapete
