#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>

#include <bit>

#include "bind_hot.hpp"
#include "dealing.hpp"
#include "owned.hpp"

namespace nb = nanobind;

namespace tapete::hot {

namespace {

using Rows = nb::ndarray<const u16, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

void check(const Rows& numbers, const Given& given) {
  u64 seen = 0;
  int cards = 0;
  for (const u64 hand : given) {
    if (hand >> 52 || std::popcount(hand) > 13 || (seen & hand)) throw nb::value_error("the given cards are no four hands");
    seen |= hand;
    cards += std::popcount(hand);
  }
  if (static_cast<int>(numbers.shape(0)) < 51 - cards) throw nb::value_error("a row of numbers for each card but the last is needed");
}

Array<u16> bound_deal_out(const Rows& numbers, const Given& given) {
  check(numbers, given);
  Dealt dealt;
  {
    nb::gil_scoped_release others;
    dealt = deal_out(numbers.data(), numbers.shape(1), given);
  }
  const std::size_t size = dealt.size;
  return owned(std::move(dealt.masks), {4, 4, size});
}

}  // namespace

void bind_dealing(nb::module_& module) {
  module.def("deal_out", &bound_deal_out, nb::arg("numbers").noconvert(), nb::arg("given"));
}

}  // namespace tapete::hot
