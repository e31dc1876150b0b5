#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <bit>
#include <cstring>
#include <string>

#include "bind_hot.hpp"
#include "owned.hpp"
#include "tables.hpp"

namespace nb = nanobind;

namespace tapete::hot {

namespace {

using Records = nb::ndarray<u8, nb::shape<-1, sizeof(Table)>, nb::c_contig, nb::device::cpu>;
using Actions = nb::ndarray<const std::int64_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;

Table* tables_of(const Records& records) {
  auto* tables = reinterpret_cast<Table*>(records.data());
  if (reinterpret_cast<std::uintptr_t>(tables) % alignof(Table)) throw nb::value_error("the records are not aligned");
  for (std::size_t at = 0; at < records.shape(0); ++at)
    if (!tables[at].is_sound()) throw nb::value_error(("record " + std::to_string(at) + " is no table").c_str());
  return tables;
}

// Eight bits as eight bytes, the lowest first: a byte keeps its bit, which is then brought down to 1.
u64 spread(u64 bits) {
  constexpr u64 ones = 0x0101010101010101ull;
  const u64 kept = bits * ones & 0x8040201008040201ull;
  return (kept + 0x7F * ones) >> 7 & ones;
}

// The lowest so many bits of a mask, a byte each.
void lay_out(u64 mask, int count, u8* out) {
  if constexpr (std::endian::native == std::endian::little) {
    for (; count >= 8; count -= 8, mask >>= 8, out += 8) {
      const u64 eight = spread(mask & 0xFF);
      std::memcpy(out, &eight, 8);
    }
  }
  for (; count > 0; --count, mask >>= 1) *out++ = mask & 1;
}

Array<u8> bound_legal(const Records& records) {
  const std::size_t count = records.shape(0);
  const Table* tables = tables_of(records);
  Column<u8> truths(count * actions);
  {
    nb::gil_scoped_release others;
    for (std::size_t at = 0; at < count; ++at) {
      const Table& table = tables[at];
      const u64 calls = !table.is_over && table.is_auction() ? table.legal_calls() : 0;
      const u64 cards = !table.is_over && !table.is_auction() ? table.legal_cards() : 0;
      u8* const row = truths.at(at * actions);
      lay_out(calls, first_card, row);
      lay_out(cards, actions - first_card, row + first_card);
    }
  }
  return owned(truths, {count, static_cast<std::size_t>(actions)});
}

// The first table whose action is not legal, and nothing is done, or -1.
std::int64_t bound_act(const Records& records, const Actions& chosen) {
  const std::size_t count = records.shape(0);
  if (chosen.shape(0) != count) throw nb::value_error("an action for each table is needed");
  Table* tables = tables_of(records);
  nb::gil_scoped_release others;
  for (std::size_t at = 0; at < count; ++at)
    if (!tables[at].is_legal(chosen.data()[at])) return static_cast<std::int64_t>(at);
  for (std::size_t at = 0; at < count; ++at) tables[at].act(static_cast<int>(chosen.data()[at]));
  return -1;
}

}  // namespace

void bind_tables(nb::module_& module) {
  module.def("legal", &bound_legal, nb::arg("records").noconvert());
  module.def("act", &bound_act, nb::arg("records").noconvert(), nb::arg("actions").noconvert());
}

}  // namespace tapete::hot
