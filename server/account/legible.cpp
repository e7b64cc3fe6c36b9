#include "server/account/legible.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <boost/json.hpp>

#include "engine/text.h"

namespace regalia::server {
namespace {

constexpr int kMostAccents = 4;  // on one letter, as UTS 39 (5.4) advises: no script needs more
constexpr int kLongestTag = 7;   // the signs behind a flag that say of which region it is

constexpr UChar32 kJoiner = 0x200D;
constexpr UChar32 kNonJoiner = 0x200C;
constexpr UChar32 kAsText = 0xFE0E;
constexpr UChar32 kAsPicture = 0xFE0F;
constexpr UChar32 kFlag = 0x1F3F4;

bool has(UChar32 sign, UProperty property) { return u_hasBinaryProperty(sign, property) != 0; }

bool is_accent(UChar32 sign) {
  const int type = u_charType(sign);
  return type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK;
}

bool is_tag(UChar32 sign) { return sign >= 0xE0020 && sign <= 0xE007F; }

// Takes up room, or not even that, and shows nothing.
bool is_hidden(UChar32 sign) {
  constexpr UChar32 kEmptyBraille = 0x2800;
  constexpr UChar32 kEmptyNote = 0x1D159;
  switch (u_charType(sign)) {
    case U_CONTROL_CHAR:
    case U_PRIVATE_USE_CHAR: return true;
    case U_FORMAT_CHAR: return !has(sign, UCHAR_PREPENDED_CONCATENATION_MARK);
    case U_UNASSIGNED: return !has(sign, UCHAR_EXTENDED_PICTOGRAPHIC);  // places that are kept for new emoji
    default: return has(sign, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) || sign == kEmptyBraille || sign == kEmptyNote;
  }
}

bool ends_a_flag(const icu::UnicodeString& text, int at) {
  for (int tags = 0; at > 0 && tags < kLongestTag; ++tags) {
    at = text.moveIndex32(at, -1);
    if (text.char32At(at) == kFlag) return true;
    if (!is_tag(text.char32At(at))) return false;
  }
  return false;
}

// Whether a sign that cannot be seen changes how those beside it look, as one that joins emoji or Persian letters does.
bool joins(const icu::UnicodeString& text, int at) {
  if (at == 0) return false;
  const UChar32 sign = text.char32At(at);
  const UChar32 before = text.char32At(text.moveIndex32(at, -1));
  if (is_tag(sign)) return ends_a_flag(text, at);
  if (sign == kAsText || sign == kAsPicture) return has(before, UCHAR_EMOJI);
  if (sign != kJoiner && sign != kNonJoiner) return false;
  const int next = text.moveIndex32(at, 1);
  if (sign == kJoiner && next < text.length() && has(text.char32At(next), UCHAR_EXTENDED_PICTOGRAPHIC))
    return has(before, UCHAR_EXTENDED_PICTOGRAPHIC) || has(before, UCHAR_EMOJI_MODIFIER) || before == kAsPicture;
  constexpr int kVirama = 9;
  const int joining = u_getIntPropertyValue(before, UCHAR_JOINING_TYPE);
  return u_getCombiningClass(before) == kVirama || joining == U_JT_DUAL_JOINING || joining == U_JT_RIGHT_JOINING ||
         joining == U_JT_LEFT_JOINING;
}

}  // namespace

std::string fault_in_signs(std::string_view utf8, TextKind kind) {
  const icu::UnicodeString text =
      icu::UnicodeString::fromUTF8(icu::StringPiece(utf8.data(), static_cast<int32_t>(utf8.size())));
  bool shows = false;
  int accents = 0;
  for (int at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    const UChar32 sign = text.char32At(at);
    const bool is_space = u_isUWhiteSpace(sign) != 0;
    const bool may_join = kind == TextKind::message && joins(text, at);
    if ((is_hidden(sign) && !may_join) || (is_space && sign != ' ' && kind == TextKind::name))
      return "Some signs of this text cannot be seen; type it again without them.";
    if (is_accent(sign) && ++accents > kMostAccents)
      return "There are too many accents on one letter: " + std::to_string(kMostAccents) + " are the most.";
    if (!is_accent(sign) && !may_join) accents = 0;
    shows = shows || !(is_space || is_accent(sign) || may_join);
  }
  return shows ? "" : "There is nothing to be seen in this text.";
}

std::string fault_in_message(std::string_view text, std::size_t longest, std::string_view what) {
  if (text.empty() || columns_of(text) > longest || !is_plain_text(text))
    return std::string(what) + " 1 to " + std::to_string(longest) + " letters of plain text.";
  return fault_in_signs(text, TextKind::message);
}

std::string fault_in_words(const boost::json::value& params) {
  const boost::json::object* object = params.if_object();
  const boost::json::value* words = object == nullptr ? nullptr : object->if_contains("words");
  if (words == nullptr || !words->is_array()) return {};
  for (const boost::json::value& each : words->get_array()) {
    const boost::json::string* text = each.if_string();
    if (text == nullptr || text->empty() || !is_plain_text(*text)) continue;
    if (std::string fault = fault_in_signs(*text, TextKind::message); !fault.empty()) return fault;
  }
  return {};
}

}  // namespace regalia::server
