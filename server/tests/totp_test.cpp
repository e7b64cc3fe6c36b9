#include "server/account/totp.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include "server/account/secret_box.h"

namespace regalia::server {
namespace {

namespace fs = std::filesystem;

const std::string kSecret = "12345678901234567890";  // of the examples in RFC 6238

TEST(Totp, GivesTheCodesOfTheStandard) {
  const std::vector<std::pair<std::int64_t, std::string>> examples = {{59, "287082"},         {1111111109, "081804"},
                                                                      {1111111111, "050471"}, {1234567890, "005924"},
                                                                      {2000000000, "279037"}, {20000000000, "353130"}};
  for (const auto& [time, code] : examples) EXPECT_EQ(totp_code(kSecret, totp_step_at(time)), code) << time;
}

TEST(Totp, TakesCodesOfThisMomentAndOfTheStepsBesideIt) {
  constexpr std::int64_t kNow = 1111111111;
  const std::int64_t now = totp_step_at(kNow);
  for (std::int64_t step = now - 3; step <= now + 3; ++step) {
    const auto found = totp_step_of(totp_code(kSecret, step), kSecret, kNow);
    if (step >= now - 1 && step <= now + 1)
      EXPECT_EQ(found, step);
    else
      EXPECT_EQ(found, std::nullopt);
  }
  for (const char* code : {"", "0", "50471", "0504710", "05047x", "０５０４７１", "      "})
    EXPECT_EQ(totp_step_of(code, kSecret, kNow), std::nullopt) << code;
  EXPECT_EQ(totp_step_of("050471", std::string(20, 'x'), kNow), std::nullopt);
}

TEST(Totp, ASecretIsWrittenForApps) {
  const std::vector<std::pair<std::string, std::string>> examples = {{"", ""},
                                                                     {"f", "MY"},
                                                                     {"fo", "MZXQ"},
                                                                     {"foo", "MZXW6"},
                                                                     {"foob", "MZXW6YQ"},
                                                                     {"fooba", "MZXW6YTB"},
                                                                     {"foobar", "MZXW6YTBOI"}};
  for (const auto& [bytes, text] : examples) EXPECT_EQ(base32(bytes), text);
  EXPECT_EQ(base32(kSecret), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  EXPECT_EQ(totp_link(kSecret, "games.example.org", "J\u00FCrgen: a&b"),
            "otpauth://totp/Regalia%20games.example.org:J%C3%BCrgen%3A%20a%26b"
            "?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Regalia%20games.example.org");
  EXPECT_EQ(new_totp_secret().size(), 20U);
  EXPECT_NE(new_totp_secret(), new_totp_secret());
}

class Sealed : public testing::Test {
 protected:
  fs::path folder = fs::temp_directory_path() / ("regalia-sealed-" + std::to_string(getpid()));
  std::string key = (folder / "key").string();
  SecretBox secret_box{key};

  void SetUp() override { fs::create_directories(folder); }
  void TearDown() override { fs::remove_all(folder); }
};

TEST_F(Sealed, OpensForItsPurposeAndWithItsKeyOnly) {
  const std::string sealed = secret_box.seal(kSecret, "of Anna").value();
  EXPECT_EQ(sealed.find(kSecret), std::string::npos);
  EXPECT_NE(secret_box.seal(kSecret, "of Anna").value(), sealed) << "never twice the same";
  EXPECT_EQ(secret_box.open(sealed, "of Anna"), kSecret);
  EXPECT_EQ(secret_box.open(sealed, "of Ben"), std::nullopt);
  for (std::size_t i = 0; i < sealed.size(); ++i) {
    std::string damaged = sealed;
    damaged[i] = damaged[i] == 'a' ? 'b' : 'a';
    EXPECT_EQ(secret_box.open(damaged, "of Anna"), std::nullopt) << i;
    EXPECT_EQ(secret_box.open(sealed.substr(0, i), "of Anna"), std::nullopt) << i;
  }
  EXPECT_EQ(secret_box.open(sealed + "00", "of Anna"), std::nullopt);
  EXPECT_EQ(SecretBox(key + "2").open(sealed, "of Anna"), std::nullopt) << "there is no key";
  (void)SecretBox(key + "2").seal(kSecret, "of Anna").value();
  EXPECT_EQ(SecretBox(key + "2").open(sealed, "of Anna"), std::nullopt) << "another key";
}

TEST_F(Sealed, TheKeyIsItsOwnersAndIsNeverReplaced) {
  std::vector<std::thread> threads;
  std::vector<std::string> sealed(8);
  for (std::string& each : sealed) threads.emplace_back([&] { each = secret_box.seal(kSecret, "p").value(); });
  for (std::thread& thread : threads) thread.join();
  for (const std::string& each : sealed) EXPECT_EQ(secret_box.open(each, "p"), kSecret) << "all made it at once";
  EXPECT_EQ(fs::status(key).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 1) << "nothing else is left";
  std::ofstream(key) << "damaged\n";
  EXPECT_FALSE(secret_box.seal(kSecret, "p").ok());
  EXPECT_FALSE(SecretBox("/no/such/folder/key").seal(kSecret, "p").ok());
}

}  // namespace
}  // namespace regalia::server
