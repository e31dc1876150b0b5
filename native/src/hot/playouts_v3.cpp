#define TAPETE_ISA v3
#include "playout_kernel.hpp"
