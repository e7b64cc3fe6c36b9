// docs/server.md says what is true.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "server/reference/reference.h"
#include "server/reference/typescript.h"

namespace regalia::server {
namespace {

TEST(ServerDocs, TheReferenceIsUpToDate) {
  std::ostringstream text;
  text << std::ifstream(REGALIA_SOURCE_DIR "/docs/server.md").rdbuf();
  EXPECT_TRUE(text.str().ends_with(reference()))
      << "replace everything from \"## Methods of the lobby\" on by the output of `regalia serve --reference`";
}

TEST(ServerDocs, TheClientsTypesAreUpToDate) {
  std::ostringstream text;
  text << std::ifstream(REGALIA_SOURCE_DIR "/web/src/protocol/types.ts").rdbuf();
  EXPECT_TRUE(text.str() == typescript()) << "make it anew: regalia types > web/src/protocol/types.ts";
}

}  // namespace
}  // namespace regalia::server
