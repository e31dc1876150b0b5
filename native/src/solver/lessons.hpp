// Where the order of cards is learned, in train/; elsewhere nothing.
#pragma once
#ifndef TAPETE_LEARNS
#define TAPETE_LEARNS false
#endif
#include "cards.hpp"

namespace tapete::TAPETE_ISA {

#if !TAPETE_LEARNS
struct Lessons {
  template <class... Any> void take(Any&&...) {}
};
#endif

}  // namespace tapete::TAPETE_ISA
