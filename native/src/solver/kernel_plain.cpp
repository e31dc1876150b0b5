#define TAPETE_ISA plain
#include "kernel_of_isa.hpp"

namespace tapete {
Kernel* kernel_plain(std::size_t memory_limit) { return new plain::KernelOfIsa(memory_limit); }
}  // namespace tapete
