// Numbers handed over to numpy, which frees them.
#pragma once
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

#include "column.hpp"

namespace tapete::hot {

template <class T>
using Array = nanobind::ndarray<nanobind::numpy, T>;

template <class T>
Array<T> owned(std::vector<T> numbers, std::initializer_list<std::size_t> shape) {
  auto kept = std::make_unique<std::vector<T>>(std::move(numbers));
  nanobind::capsule owner(kept.get(), [](void* vector) noexcept { delete static_cast<std::vector<T>*>(vector); });
  T* data = kept.release()->data();
  return Array<T>(data, shape, owner);
}

template <class T>
Array<T> owned(Column<T>& column, std::initializer_list<std::size_t> shape) {
  T* data = column.at(0);
  nanobind::capsule owner(data, [](void* numbers) noexcept { delete[] static_cast<T*>(numbers); });
  column.release();
  return Array<T>(data, shape, owner);
}

}  // namespace tapete::hot
