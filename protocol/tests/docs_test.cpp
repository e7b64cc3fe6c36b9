// docs/protocol.md says what is true: its example is played, and its reference is the one the types give.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "protocol/reference.h"
#include "protocol/service.h"

namespace regalia::protocol {
namespace {

std::string document() {
  std::ostringstream text;
  text << std::ifstream(REGALIA_SOURCE_DIR "/docs/protocol.md").rdbuf();
  return text.str();
}

TEST(ProtocolDocs, TheReferenceIsUpToDate) {
  EXPECT_TRUE(document().ends_with(reference()))
      << "replace everything from \"## Methods\" on by the output of `regalia rpc --reference`";
}

TEST(ProtocolDocs, TheReferenceNamesEveryMethodAndError) {
  const std::string text = reference();
  for (const Method& method : all_methods())
    EXPECT_NE(text.find("### `" + std::string(method.name) + "`"), std::string::npos);
  for (const ErrorKind& kind : kErrorKinds) EXPECT_NE(text.find(kind.name), std::string::npos);
}

TEST(ProtocolDocs, TheExampleIsTrue) {
  constexpr std::string_view kLeftOut = "…";
  std::optional<Table> table;
  std::istringstream lines(document());
  std::string reply;
  int compared = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("--> ")) reply = answer({all_games(), table, Caller::owner()}, line.substr(4)).value();
    if (!line.starts_with("<-- ")) continue;
    std::string told = line.substr(4);
    const bool cut = told.ends_with(kLeftOut);
    if (cut) told.resize(told.size() - kLeftOut.size());
    EXPECT_EQ(cut ? reply.substr(0, told.size()) : reply, told);
    ++compared;
  }
  EXPECT_GE(compared, 6);
}

}  // namespace
}  // namespace regalia::protocol
