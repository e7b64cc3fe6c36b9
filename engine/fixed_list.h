// A list with room for at most N elements inside itself: no allocation, trivially copyable when T is.
// Elements past size() are left uninitialised, so an empty list costs nothing to make. What does not fit is refused with
// an exception and leaves the list as it was; nothing is ever written past its end.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace regalia {

// Out of the way of the loops that fill lists.
[[noreturn, gnu::cold, gnu::noinline]] inline void throw_list_full(std::size_t capacity) {
  throw std::length_error("a list with room for " + std::to_string(capacity) + " elements is full");
}

template <class T, std::size_t N> class FixedList {
 public:
  FixedList() = default;
  FixedList(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  static constexpr std::size_t capacity() { return N; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool full() const { return size_ == N; }

  void push_back(const T& item) {
    if (size_ >= N) [[unlikely]]
      throw_list_full(N);
    storage_.items[size_++] = item;
  }
  void clear() { size_ = 0; }

  [[nodiscard]] T& operator[](std::size_t i) {
    assert(i < size_);
    return storage_.items[i];
  }
  [[nodiscard]] const T& operator[](std::size_t i) const {
    assert(i < size_);
    return storage_.items[i];
  }
  [[nodiscard]] T* begin() { return &storage_.items[0]; }
  [[nodiscard]] T* end() { return &storage_.items[0] + size_; }
  [[nodiscard]] const T* begin() const { return &storage_.items[0]; }
  [[nodiscard]] const T* end() const { return &storage_.items[0] + size_; }

  bool operator==(const FixedList& other) const {
    if (size_ != other.size_) return false;
    for (std::size_t i = 0; i < size_; ++i)
      if (!((*this)[i] == other[i])) return false;
    return true;
  }

 private:
  static_assert(std::is_trivially_copyable_v<T>);
  // A union, so that making a list does not clear all the room it has.
  union Storage {
    Storage() {}  // NOLINT(modernize-use-equals-default)
    T items[N];   // NOLINT(modernize-avoid-c-arrays)
  };

  std::size_t size_ = 0;
  Storage storage_;
};

}  // namespace regalia
