#include "bind_hot.hpp"

namespace tapete::hot {

void bind_hot(nanobind::module_& module) {
  bind_dealing(module);
  bind_layouts(module);
  bind_playouts(module);
  bind_tables(module);
}

}  // namespace tapete::hot

NB_MODULE(_hot, module) { tapete::hot::bind_hot(module); }
