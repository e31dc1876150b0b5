#define TAPETE_ISA avx512
#include "kernel_of_isa.hpp"

namespace tapete {
Kernel* kernel_avx512(std::size_t memory_limit) { return new avx512::KernelOfIsa(memory_limit); }
}  // namespace tapete
