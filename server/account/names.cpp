#include "server/account/names.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <memory>
#include <stdexcept>

#include "engine/text.h"
#include "server/account/legible.h"

namespace regalia::server {
namespace {

constexpr std::size_t kLongestName = 24;

struct CloseChecker {
  void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};
using Checker = std::unique_ptr<USpoofChecker, CloseChecker>;

// Never changed once it is made, so it may be used from any thread.
const USpoofChecker* checker() {
  static const Checker made = [] {
    UErrorCode code = U_ZERO_ERROR;
    Checker fresh(uspoof_open(&code));
    uspoof_setRestrictionLevel(fresh.get(), USPOOF_MODERATELY_RESTRICTIVE);
    uspoof_setChecks(fresh.get(), USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS, &code);
    if (U_FAILURE(code) != 0) throw std::runtime_error("names cannot be compared here");
    return fresh;
  }();
  return made.get();
}

icu::UnicodeString folded(const icu::UnicodeString& text) {
  UErrorCode code = U_ZERO_ERROR;
  const icu::Normalizer2* folding = icu::Normalizer2::getNFKCCasefoldInstance(code);
  return U_SUCCESS(code) != 0 ? folding->normalize(text, code) : text;
}

bool has_letter_or_digit(const icu::UnicodeString& text) {
  for (int i = 0; i < text.length(); i = text.moveIndex32(i, 1))
    if (u_isalnum(text.char32At(i)) != 0) return true;
  return false;
}

}  // namespace

std::string fault_in_name(const std::string& name) {
  if (name.empty() || columns_of(name) > kLongestName || !is_plain_text(name) || name.front() == ' ' ||
      name.back() == ' ' || name.find("  ") != std::string::npos)
    return "A name has 1 to 24 letters, without spaces around it.";
  if (std::string fault = fault_in_signs(name, TextKind::name); !fault.empty()) return fault;
  if (!has_letter_or_digit(icu::UnicodeString::fromUTF8(name))) return "A name has letters or digits.";
  UErrorCode code = U_ZERO_ERROR;
  if (uspoof_check2UTF8(checker(), name.data(), static_cast<int>(name.size()), nullptr, &code) != 0)
    return "A name keeps to one script: letters of several could be mistaken for others.";
  return {};
}

std::string key_of_name(const std::string& name) {
  UErrorCode code = U_ZERO_ERROR;
  std::string plain;
  folded(icu::UnicodeString::fromUTF8(name)).toUTF8String(plain);
  std::array<char, 4096> skeleton{};
  const int length = uspoof_getSkeletonUTF8(checker(), 0, plain.data(), static_cast<int>(plain.size()), skeleton.data(),
                                            static_cast<int>(skeleton.size()), &code);
  if (U_FAILURE(code) == 0) plain.assign(skeleton.data(), static_cast<std::size_t>(length));
  std::string key;
  folded(icu::UnicodeString::fromUTF8(plain)).toUTF8String(key);
  std::replace(key.begin(), key.end(), 'i', 'l');  // as a capital it looks like one
  std::erase(key, ' ');
  return key;
}

bool is_reserved(const std::string& name) {
  constexpr std::array kNames = {"Regalia", "admin",    "administrator", "operator", "moderator", "server", "system",
                                 "table",   "onlooker", "chance",        "nobody",   "everybody", "support"};
  const std::string key = key_of_name(name);
  return std::any_of(kNames.begin(), kNames.end(), [&](const char* each) { return key_of_name(each) == key; });
}

}  // namespace regalia::server
