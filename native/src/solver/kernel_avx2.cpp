#define TAPETE_ISA avx2
#include "kernel_of_isa.hpp"

namespace tapete {
Kernel* kernel_avx2(std::size_t memory_limit) { return new avx2::KernelOfIsa(memory_limit); }
}  // namespace tapete
