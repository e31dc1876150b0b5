// The hot work that Tapete does in arrays, for Python: `tapete_native.hot`.
#pragma once
#include <nanobind/nanobind.h>

namespace tapete::hot {

void bind_dealing(nanobind::module_& module);
void bind_layouts(nanobind::module_& module);
void bind_playouts(nanobind::module_& module);
void bind_tables(nanobind::module_& module);

void bind_hot(nanobind::module_& module);

}  // namespace tapete::hot
