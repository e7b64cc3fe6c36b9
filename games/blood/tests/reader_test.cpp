// Clauses that are written in plain words.
#include "games/blood/law/reader.h"

#include "engine/testing.h"
#include "games/blood/law/sentence.h"
#include "games/blood/tests/law_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

class BloodReader : public BloodLaw {
 protected:
  [[nodiscard]] std::string name(PersonId id) const { return titled_name(table.rules.who(table.state, id), {}); }
  [[nodiscard]] ClauseWords words() const {
    const auto person = [this](std::string_view text) {
      for (const PersonId id : {henry, anne}) {
        std::string small = name(id);
        for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        if (small == text) return id;
      }
      return kNoPerson;
    };
    return {table.rules.facts().map, england, france, england, person};
  }
  [[nodiscard]] std::string written(const Clause& clause) const {
    return sentence(clause, {table.rules.facts().map, [&](PersonId id) { return name(id); }});
  }
  [[nodiscard]] std::string reread(std::string_view text) const {
    const Result<Clause> clause = read_clause(text, words());
    return clause ? written(*clause) : clause.error();
  }
};

TEST_F(BloodReader, ReadsEverySentenceThatIsWritten) {
  RULE("blood.contract.precise");
  Rng rng(7);
  int read = 0;
  for (int round = 0; round < 1000; ++round)
    for (int matter = 0; matter < kMatters; ++matter) {
      const auto pick = [&](int most) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(most))); };
      const MatterForm& form = form_of(static_cast<Matter>(matter));
      Clause clause = promise(static_cast<Matter>(matter));
      const bool is_of_couple =
          clause.matter == Matter::groom_joins || clause.matter == Matter::children || clause.matter == Matter::claim;
      if (!is_of_couple && pick(2) == 0) std::swap(clause.who, clause.whom);
      if (form.needs_third) clause.third = germany;
      if (form.needs_amount) clause.amount = static_cast<std::uint16_t>(pick(form.most) + 1);
      if (clause.matter == Matter::children) clause.amount = static_cast<std::uint16_t>(pick(kChildrenKinds));
      if (form.needs_return) clause.returns = static_cast<std::uint16_t>(pick(form.most) + 1);
      if (form.needs_good) clause.good = static_cast<Good>(pick(kGoods));
      if (form.needs_return) clause.returned = static_cast<Good>(pick(kGoods));
      if (form.needs_person) clause.person = pick(2) == 0 ? henry : anne;
      if (form.may_name_provinces)
        for (int i = form.needs_provinces ? 0 : pick(2); i < 1 + pick(4); ++i)
          clause.provinces.add(static_cast<Province>(pick(kProvinces)));
      if (form.verb != Verb::settles) {
        if (form.may_recur && pick(2) == 0) clause.every = static_cast<std::uint8_t>(5 * (1 + pick(9)));
        if (pick(3) == 0) clause.from = static_cast<std::int16_t>(1300 + pick(90));
        if (pick(3) == 0) clause.until = static_cast<std::int16_t>(1390 + pick(90));
        for (int i = 0; i < pick(3); ++i) {
          const auto what = static_cast<Condition::What>(pick(4));
          Condition condition{what, pick(2) == 0, kNoCountry, kNoCountry, kNoProvince, kNoPerson};
          if (what == Condition::What::holds) {
            condition.one = france;
            condition.province = static_cast<Province>(pick(kProvinces));
          } else if (what == Condition::What::at_war) {
            condition.one = spain;
            condition.other = italy;
          } else {
            condition.person = anne;
          }
          clause.conditions.push_back(condition);
        }
      }
      const Result<Clause> again = read_clause(written(clause), words());
      ASSERT_TRUE(again.ok()) << written(clause) << ": " << again.error();
      ASSERT_EQ(*again, clause) << written(clause) << " | " << written(*again);
      ++read;
    }
  EXPECT_EQ(read, 1000 * kMatters);
}

TEST_F(BloodReader, ForgivesHowItIsWritten) {
  EXPECT_EQ(reread("england does not attack FRANCE"), "England does not attack France.");
  EXPECT_EQ(reread("England does not attack France in Anjou, Normandy until 1320 while england holds kent"),
            "England does not attack France in Normandy and Anjou, until 1320, while England holds Kent.");
  EXPECT_EQ(reread("England grants Germany no leave."),
            "England grants Germany no way for armies or goods, no passing of fleets and no port.");
  EXPECT_EQ(reread("Armies of France may march through England"), "Armies of France may march through England.");
  EXPECT_EQ(reread("France pays England 1 crown once"), "France pays England 1 Crown once.");
}

TEST_F(BloodReader, SaysWhatItDoesNotUnderstand) {
  EXPECT_NE(reread("England loves France").find("There is no clause"), std::string::npos);
  EXPECT_NE(reread("").find("There is no clause"), std::string::npos);
  EXPECT_NE(reread("England does not attack Spain").find("There is no clause"), std::string::npos) << "no party";
  EXPECT_NE(reread("England does not attack France in Utopia").find("There is no clause"), std::string::npos);
  EXPECT_NE(reread("Armies of France may march through Germany").find("There is no clause"), std::string::npos);
  EXPECT_NE(reread("England does not attack France until doomsday").find("A clause cannot hold"), std::string::npos);
  EXPECT_NE(reread("England pays France 99999999999999999999 Crowns").find("There is no clause"), std::string::npos);
  EXPECT_NE(reread("England does not attack France while it rains").find("A clause cannot hold"), std::string::npos);
}

TEST_F(BloodReader, OffersTheNearestSentence) {
  EXPECT_NE(reread("England hands over 1 metal to France").find("Do you mean: England hands France 2 metal."),
            std::string::npos);
  EXPECT_NE(reread("England pays 20 Crowns").find("Do you mean: England pays France 2 crowns"), std::string::npos);
  EXPECT_NE(reread("French armies may march here").find("may march through"), std::string::npos);
}

TEST_F(BloodReader, SamplesAreRead) {
  for (const std::string& sample : sample_sentences()) EXPECT_EQ(reread(sample), sample);
}

TEST_F(BloodReader, ASentenceBecomesMovesOfADraft) {
  RULE("blood.contract.draft");
  begin_draft();
  const View<Rules> view = view_of<Rules>(table.rules, table.state, kEnglish, nullptr, nullptr);
  const auto moves = table.rules.read_sentence(
      view, "England gives France 1 cloth for 2 food every 10 years, unless France holds Anjou.");
  ASSERT_TRUE(moves.ok()) << moves.error();
  for (const Move move : *moves) table.play(kEnglish, move);
  EXPECT_EQ(text(0), "England gives France 1 cloth for 2 food every 10 years, unless France holds Anjou.");
  EXPECT_FALSE(table.rules
                   .read_sentence(view_of<Rules>(table.rules, table.state, kFrench, nullptr, nullptr),
                                  "England does not attack France")
                   .ok())
      << "who drafts nothing writes no clause";
}

}  // namespace
}  // namespace regalia::blood
