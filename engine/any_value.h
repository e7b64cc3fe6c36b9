// Values whose type only one game knows, for tables and clients that serve any game.
#pragma once

#include <cassert>
#include <memory>
#include <utility>

namespace regalia {

// A value of a type that only its game knows; copied deeply.
class AnyValue {
 public:
  AnyValue() = default;
  template <class T> [[nodiscard]] static AnyValue of(T value) {
    AnyValue any;
    any.holder_ = std::make_unique<HolderOf<T>>(std::move(value));
    return any;
  }
  AnyValue(const AnyValue& other) : holder_(other.holder_ ? other.holder_->clone() : nullptr) {}
  AnyValue(AnyValue&&) noexcept = default;
  AnyValue& operator=(AnyValue other) noexcept {
    holder_ = std::move(other.holder_);
    return *this;
  }
  ~AnyValue() = default;

  template <class T> [[nodiscard]] const T& as() const {
    assert(dynamic_cast<const HolderOf<T>*>(holder_.get()) != nullptr);
    return static_cast<const HolderOf<T>&>(*holder_).value;
  }
  template <class T> [[nodiscard]] T& as() { return const_cast<T&>(std::as_const(*this).as<T>()); }

 private:
  struct Holder {
    Holder() = default;
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;
    virtual ~Holder() = default;
    [[nodiscard]] virtual std::unique_ptr<Holder> clone() const = 0;
  };
  template <class T> struct HolderOf final : Holder {
    explicit HolderOf(T v) : value(std::move(v)) {}
    [[nodiscard]] std::unique_ptr<Holder> clone() const override { return std::make_unique<HolderOf>(value); }
    T value;
  };

  std::unique_ptr<Holder> holder_;
};

// An event of a game. It never changes, so copies share it, also between threads.
class AnyEvent {
 public:
  template <class Event> [[nodiscard]] static AnyEvent of(Event event) {
    AnyEvent any;
    any.content_ = std::make_shared<const Event>(std::move(event));
    return any;
  }
  // Precondition: it was made of this type.
  template <class Event> [[nodiscard]] const Event& as() const { return *static_cast<const Event*>(content_.get()); }

 private:
  std::shared_ptr<const void> content_;
};

}  // namespace regalia
