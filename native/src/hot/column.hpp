// An array of so many numbers that are not set to anything before they are written.
#pragma once
#include <cstddef>
#include <memory>

namespace tapete::hot {

template <class T>
class Column {
 public:
  explicit Column(std::size_t size) : numbers_(new T[size]) {}
  T* at(std::size_t place) const { return numbers_.get() + place; }
  T* release() { return numbers_.release(); }

 private:
  std::unique_ptr<T[]> numbers_;
};

}  // namespace tapete::hot
