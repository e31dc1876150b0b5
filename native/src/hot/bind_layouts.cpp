#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include "bind_hot.hpp"
#include "layouts.hpp"
#include "owned.hpp"

namespace nb = nanobind;

namespace tapete::hot {

namespace {

// The spans of a seat as Python hands them over: four suits from clubs, high-card points, points.
using Spans = std::array<std::array<int, 2>, 6>;

Limits limits_of(const Spans& spans, u64 cannot, const std::vector<u64>& thresholds) {
  Limits limits;
  for (std::size_t suit = 0; suit < 4; ++suit) limits.lengths[suit] = {spans[suit][0], spans[suit][1]};
  limits.hcp = {spans[4][0], spans[4][1]};
  limits.points = {spans[5][0], spans[5][1]};
  limits.cannot = cannot;
  limits.thresholds = thresholds;
  return limits;
}

void check(const std::array<u64, 4>& known) {
  u64 seen = 0;
  bool is_one_whole = false;
  for (const u64 hand : known) {
    if (hand >> 52 || std::popcount(hand) > 13 || (seen & hand)) throw nb::value_error("the known cards are no four hands");
    seen |= hand;
    is_one_whole = is_one_whole || std::popcount(hand) == 13;
  }
  if (!is_one_whole) throw nb::value_error("one hand at least must be known in full");
}

nb::tuple bound_layouts(const std::array<u64, 4>& known, const std::array<Spans, 4>& spans, const std::array<u64, 4>& cannot,
                        const std::array<std::vector<u64>, 4>& thresholds, u64 count, u64 seed, u64 most_tries) {
  check(known);
  std::array<Limits, 4> limits;
  for (std::size_t seat = 0; seat < 4; ++seat) limits[seat] = limits_of(spans[seat], cannot[seat], thresholds[seat]);
  Drawn drawn;
  {
    nb::gil_scoped_release others;
    drawn = layouts(known, limits, count, seed, most_tries);
  }
  const std::size_t rows = drawn.masks.size() / 4;
  return nb::make_tuple(owned(std::move(drawn.masks), {rows, 4}), drawn.tries);
}

}  // namespace

void bind_layouts(nb::module_& module) {
  module.def("layouts", &bound_layouts, nb::arg("known"), nb::arg("spans"), nb::arg("cannot"), nb::arg("thresholds"),
             nb::arg("count"), nb::arg("seed"), nb::arg("most_tries"));
}

}  // namespace tapete::hot
