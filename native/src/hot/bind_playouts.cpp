#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <nanobind/stl/optional.h>

#include <bit>
#include <optional>
#include <string>

#include "bind_hot.hpp"
#include "owned.hpp"
#include "playouts.hpp"

namespace nb = nanobind;

namespace tapete::hot {

namespace {

using Hands = nb::ndarray<const u64, nb::shape<-1, 4>, nb::c_contig, nb::device::cpu>;
using Dealers = nb::ndarray<const u8, nb::shape<-1>, nb::c_contig, nb::device::cpu>;

void check(const std::optional<Hands>& hands, const std::optional<Dealers>& dealers, std::size_t count) {
  constexpr u64 pack = (1ull << 52) - 1;
  if (hands) {
    if (hands->shape(0) != count) throw nb::value_error("as many rows of hands as games are needed");
    for (std::size_t at = 0; at < count; ++at) {
      const u64* four = hands->data() + 4 * at;
      u64 all = 0;
      bool is_deal = true;
      for (int seat = 0; seat < 4; ++seat) all |= four[seat], is_deal = is_deal && std::popcount(four[seat]) == 13;
      if (!is_deal || all != pack) throw nb::value_error(("row " + std::to_string(at) + " of the hands is no deal").c_str());
    }
  }
  if (dealers) {
    if (dealers->shape(0) != count) throw nb::value_error("as many dealers as games are needed");
    for (std::size_t at = 0; at < count; ++at)
      if (dealers->data()[at] > 3) throw nb::value_error(("dealer " + std::to_string(at) + " is no seat, 0 to 3").c_str());
  }
}

// The columns in the order of `tapete.playouts.Games`.
nb::tuple bound_playouts(std::size_t count, u64 seed, u64 first, const std::optional<Hands>& hands,
                         const std::optional<Dealers>& dealers, unsigned threads, bool quick) {
  check(hands, dealers, count);
  Games games(count);
  {
    nb::gil_scoped_release others;
    playouts({count, seed, first, hands ? hands->data() : nullptr, dealers ? dealers->data() : nullptr, threads}, quick, games);
  }
  const std::size_t all_calls = games.calls.size();
  auto calls = owned(std::move(games.calls), {all_calls});
  return nb::make_tuple(owned(games.hands, {count, 4}), owned(games.dealers, {count}), calls,
                        owned(games.starts, {count + 1}), owned(games.bids, {count}), owned(games.doublings, {count}),
                        owned(games.declarers, {count}), owned(games.cards, {count, 52}), owned(games.tricks, {count}));
}

}  // namespace

void bind_playouts(nb::module_& module) {
  module.def("playouts", &bound_playouts, nb::arg("count"), nb::arg("seed"), nb::arg("first"), nb::arg("hands").none().noconvert(),
             nb::arg("dealers").none().noconvert(), nb::arg("threads"), nb::arg("quick"));
}

}  // namespace tapete::hot
