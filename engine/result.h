// A value, or the reason why there is none. For input from people, files and the network: such input never trips an
// assertion and never throws.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace regalia {

struct Error {
  std::string message;

  bool operator==(const Error&) const = default;
};

template <class T> class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}      // NOLINT(google-explicit-constructor): reads as `return value;`
  Result(Error error) : content_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] bool ok() const { return content_.index() == 0; }
  [[nodiscard]] explicit operator bool() const { return ok(); }

  [[nodiscard]] const T& value() const& {
    assert(ok());
    return std::get<0>(content_);
  }
  [[nodiscard]] T&& value() && {
    assert(ok());
    return std::get<0>(std::move(content_));
  }
  [[nodiscard]] const T& operator*() const& { return value(); }
  [[nodiscard]] const T* operator->() const { return &value(); }
  [[nodiscard]] const std::string& error() const {
    assert(!ok());
    return std::get<1>(content_).message;
  }

 private:
  std::variant<T, Error> content_;
};

}  // namespace regalia
