// Words that a decision carries, checked before they are kept.
#pragma once

#include <string_view>

#include "engine/attachment.h"
#include "engine/text.h"
#include "engine/verdict.h"

namespace regalia {

[[nodiscard]] inline Verdict check_words(const AttachmentSpec& spec, std::string_view words) {
  if (words.empty()) return Verdict::yes();
  if (spec.longest == 0) return Verdict::no("table.words.none", "No words go with this move.");
  if (words.size() > spec.longest) return Verdict::no("table.words.length", "These words are too long.");
  if (!is_plain_text(words)) return Verdict::no("table.words.text", "Words are plain text without control characters.");
  return Verdict::yes();
}

}  // namespace regalia
