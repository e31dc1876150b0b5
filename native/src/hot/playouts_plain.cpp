#define TAPETE_ISA plain
#include "playout_kernel.hpp"
