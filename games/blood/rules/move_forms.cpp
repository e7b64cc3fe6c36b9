#include "games/blood/rules/move_forms.h"

#include <algorithm>
#include <array>

#include "engine/index.h"
#include "engine/text.h"
#include "games/blood/law/clause.h"
#include "games/blood/realm/spot.h"
#include "games/blood/rules.h"
#include "games/blood/rules/terms.h"

namespace regalia::blood {
namespace {

using Form = MoveForm<Arg>;

constexpr int kMiddleScore = 2;  // scores go from -2 to +2

constexpr MoveUnit kArmies = {"armies", "army", "armies"};
constexpr MoveUnit kCrowns = {"crowns", "Crown", "Crowns"};
constexpr MoveUnit kCargo = {"goods", "good", "goods"};

// In the order of MoveKind.
constexpr std::array kForms = {
    Form{.verb = "roll", .a = {Arg::sum, "total"}, .does = "roll @a", .touches = "dice"},
    Form{.verb = "boy", .does = "a boy", .touches = "dice"},
    Form{.verb = "girl", .does = "a girl", .touches = "dice"},
    Form{.verb = "scores",
         .a = {Arg::score, "constitution"},
         .b = {Arg::score, "charisma"},
         .c = {Arg::score, "strength"},
         .does = "Constitution @a, Charisma @b, Strength or Guile @c",
         .touches = "dice"},
    Form{.verb = "again", .a = {Arg::person, "person"}, .does = "try for another child of @a", .touches = "@a"},
    Form{.verb = "crown", .a = {Arg::person, "person"}, .does = "crown @a", .touches = "@a"},
    Form{.verb = "pass-over", .a = {Arg::person, "person"}, .does = "pass over @a", .touches = "@a"},
    Form{.verb = "relative", .does = "find a relative of the late monarch", .touches = "throne"},
    Form{.verb = "new-house", .does = "begin a new house, as in 1300", .touches = "throne"},
    Form{.verb = "regent", .a = {Arg::person, "person"}, .does = "make @a regent", .touches = "@a"},
    Form{.verb = "stand", .a = {Arg::province, "province"}, .does = "put the king's piece into @a", .touches = "@a"},
    Form{.verb = "seek", .a = {Arg::person, "person"}, .does = "seek a match for @a", .touches = "@a"},
    Form{.verb = "drop", .does = "seek no match after all", .touches = "court"},
    Form{.verb = "propose",
         .a = {Arg::person, "groom"},
         .b = {Arg::person, "bride"},
         .does = "propose a wedding of @a and @b",
         .touches = "@a @b"},
    Form{.verb = "accept",
         .a = {Arg::person, "groom"},
         .b = {Arg::person, "bride"},
         .does = "agree that @a weds @b",
         .touches = "@a @b"},
    Form{.verb = "decline",
         .a = {Arg::person, "groom"},
         .b = {Arg::person, "bride"},
         .does = "decline that @a weds @b",
         .touches = "@a @b"},
    Form{.verb = "withdraw",
         .a = {Arg::person, "groom"},
         .b = {Arg::person, "bride"},
         .does = "no longer propose that @a weds @b",
         .touches = "@a @b"},
    Form{.verb = "name", .a = {Arg::person, "person"}, .does = "name @a", .touches = "@a"},
    Form{.verb = "name-house", .a = {Arg::country, "country"}, .does = "name the house of @a", .touches = "@a"},
    Form{.verb = "place",
         .a = {Arg::person, "person"},
         .b = {Arg::province, "province"},
         .does = "put @a into @b",
         .touches = "@a @b"},
    Form{.verb = "tax", .does = "tax at the usual rate", .touches = "treasury"},
    Form{.verb = "high-tax", .does = "tax at the high rate", .touches = "treasury"},
    Form{.verb = "pay-off", .a = {Arg::province, "province"}, .does = "pay off the rebellion in @a", .touches = "@a"},
    Form{.verb = "disband",
         .a = {Arg::province, "province"},
         .b = {Arg::country, "country"},
         .does = "disband an army of @b in @a",
         .touches = "@a @b"},
    Form{.verb = "scrap",
         .a = {Arg::ordinal, "fleet"},
         .b = {Arg::country, "country"},
         .does = "scrap fleet @a of @b",
         .touches = "@b"},
    Form{
        .verb = "raise", .a = {Arg::country, "country"}, .amount = kArmies, .does = "raise @m for @a", .touches = "@a"},
    Form{.verb = "launch",
         .a = {Arg::province, "province"},
         .b = {Arg::country, "country"},
         .does = "launch a fleet of @b in @a",
         .touches = "@a @b"},
    Form{.verb = "put-army",
         .a = {Arg::province, "province"},
         .b = {Arg::country, "country"},
         .does = "put an army of @b into @a",
         .touches = "@a @b"},
    Form{.verb = "put-fleet",
         .a = {Arg::province, "province"},
         .b = {Arg::country, "country"},
         .does = "put a fleet of @b on the coast of @a",
         .touches = "@a @b"},
    Form{.verb = "done", .does = "be done", .touches = "done"},
    Form{.verb = "enough", .does = "raise nothing more, whatever others do", .touches = "done"},
    Form{.verb = "anew", .does = "drop what you have chosen, and choose anew", .touches = "done"},
    Form{.verb = "marker", .a = {Arg::ordinal, "seat"}, .does = "the marker of player @a", .touches = "dice"},
    Form{.verb = "strike", .a = {Arg::province, "province"}, .does = "strike @a", .touches = "@a"},
    Form{.verb = "cash",
         .a = {Arg::country, "country"},
         .b = {Arg::ordinal, "kind"},
         .amount = {"sets", "set", "sets"},
         .does = "sell @m of kind @b of @a",
         .touches = "@a"},
    Form{.verb = "take",
         .a = {Arg::spot, "place"},
         .b = {Arg::country, "country"},
         .amount = kArmies,
         .does = "take @m of @b in @a",
         .touches = "@a @b"},
    Form{.verb = "lead", .a = {Arg::person, "person"}, .does = "let @a lead", .touches = "@a"},
    Form{.verb = "carry",
         .a = {Arg::spot, "place"},
         .b = {Arg::country, "country"},
         .c = {Arg::good, "good"},
         .amount = kCargo,
         .does = "carry @n @c of @b from @a",
         .touches = "@a @b"},
    Form{.verb = "go", .a = {Arg::province, "province"}, .does = "go to @a", .touches = "@a"},
    Form{.verb = "board", .a = {Arg::spot, "place"}, .does = "board @a", .touches = "@a"},
    Form{.verb = "land", .does = "land", .touches = "group"},
    Form{.verb = "ship", .a = {Arg::spot, "place"}, .does = "let @a set out", .touches = "@a"},
    Form{.verb = "sail", .a = {Arg::spot, "place"}, .does = "sail to @a", .touches = "@a"},
    Form{.verb = "dock", .a = {Arg::province, "province"}, .does = "dock in @a", .touches = "@a"},
    Form{.verb = "send", .does = "send the group as planned", .touches = "group"},
    Form{.verb = "destroy",
         .a = {Arg::province, "province"},
         .b = {Arg::country, "country"},
         .c = {Arg::good, "good"},
         .amount = kCargo,
         .does = "destroy @n @c of @b in @a",
         .touches = "@a @b"},
    Form{.verb = "confiscate",
         .a = {Arg::province, "province"},
         .b = {Arg::country, "country"},
         .does = "confiscate the goods of @b in @a",
         .touches = "@a @b"},
    Form{.verb = "burn", .a = {Arg::province, "province"}, .does = "destroy your goods in @a", .touches = "@a"},
    Form{.verb = "attack",
         .a = {Arg::province, "province"},
         .b = {Arg::country, "country"},
         .does = "attack @b in @a",
         .touches = "@a @b"},
    Form{.verb = "inside", .does = "defend the castle from inside", .touches = "castle"},
    Form{.verb = "outside", .does = "fight outside the castle", .touches = "castle"},
    Form{.verb = "flee",
         .a = {Arg::person, "person"},
         .b = {Arg::province, "province"},
         .does = "let @a flee to @b",
         .touches = "@a @b"},
    Form{.verb = "count", .a = {Arg::person, "person"}, .does = "let the Strength of @a count", .touches = "@a"},
    Form{.verb = "retreat", .does = "retreat", .touches = "battle"},
    Form{.verb = "fall-back",
         .a = {Arg::province, "province"},
         .amount = kArmies,
         .does = "fall back to @a with @m",
         .touches = "@a"},
    Form{.verb = "lose", .amount = kArmies, .does = "lose @m, and the rest of the castle", .touches = "battle"},
    Form{.verb = "mark", .a = {Arg::province, "province"}, .does = "put your marker on @a", .touches = "@a"},
    Form{.verb = "new-capital", .a = {Arg::province, "province"}, .does = "make @a the capital", .touches = "@a"},
    Form{.verb = "levy", .a = {Arg::province, "province"}, .does = "raise an army in @a", .touches = "@a"},
    Form{.verb = "enter", .a = {Arg::person, "person"}, .does = "ask for this hand for @a", .touches = "@a"},
    Form{.verb = "out", .does = "stay out of it", .touches = "court"},
    Form{.verb = "bid", .amount = kCrowns, .does = "bid @m", .touches = "treasury"},
    Form{.verb = "draft",
         .a = {Arg::person, "groom"},
         .b = {Arg::person, "bride"},
         .does = "draft a contract for a wedding of @a and @b",
         .touches = "@a @b"},
    Form{.verb = "counter",
         .a = {Arg::person, "groom"},
         .b = {Arg::person, "bride"},
         .does = "decline that @a weds @b as offered, and draft another contract from it",
         .touches = "@a @b"},
    Form{.verb = "clause",
         .a = {Arg::matter, "matter"},
         .b = {Arg::country, "who"},
         .does = "add a clause: @b @a",
         .touches = "@b contract"},
    Form{.verb = "strike-out", .a = {Arg::ordinal, "clause"}, .does = "strike clause @a", .touches = "contract"},
    Form{.verb = "publish", .does = "let the contract be public, or secret again", .touches = "contract"},
    Form{
        .verb = "at", .a = {Arg::province, "province"}, .does = "name @a in the clause, or no longer", .touches = "@a"},
    Form{.verb = "third", .a = {Arg::country, "country"}, .does = "name @a in the clause", .touches = "@a"},
    Form{.verb = "about", .a = {Arg::person, "person"}, .does = "name @a in the clause", .touches = "@a"},
    Form{.verb = "good", .a = {Arg::good, "good"}, .does = "let it be about @a", .touches = "contract"},
    Form{.verb = "good-back", .a = {Arg::good, "good"}, .does = "let @a come back for it", .touches = "contract"},
    Form{.verb = "sum", .amount = {"amount", "", ""}, .does = "let it be @n", .touches = "contract"},
    Form{.verb = "sum-back", .amount = {"amount", "", ""}, .does = "let @n come back for it", .touches = "contract"},
    Form{.verb = "from", .amount = {"year", "", ""}, .does = "let it hold from @n on", .touches = "contract"},
    Form{.verb = "until", .amount = {"year", "", ""}, .does = "let it hold until @n", .touches = "contract"},
    Form{
        .verb = "every", .amount = {"years", "year", "years"}, .does = "let it be due every @m", .touches = "contract"},
    Form{.verb = "while-holds",
         .a = {Arg::country, "country"},
         .b = {Arg::province, "province"},
         .does = "let it hold while @a holds @b",
         .touches = "@a @b"},
    Form{.verb = "while-war",
         .a = {Arg::country, "country"},
         .b = {Arg::country, "other"},
         .does = "let it hold while @a and @b are at war",
         .touches = "@a @b"},
    Form{.verb = "while-lives", .a = {Arg::person, "person"}, .does = "let it hold while @a lives", .touches = "@a"},
    Form{.verb = "while-reigns", .a = {Arg::person, "person"}, .does = "let it hold while @a reigns", .touches = "@a"},
    Form{.verb = "unless", .does = "turn the last condition round", .touches = "contract"},
    Form{.verb = "put", .does = "offer what you have drafted", .touches = "contract"},
    Form{.verb = "deal",
         .a = {Arg::country, "country"},
         .does = "draft a plain deal with the house of @a",
         .touches = "@a"},
    Form{.verb = "agree",
         .a = {Arg::country, "country"},
         .does = "agree to the deal that the house of @a offers",
         .touches = "@a"},
    Form{.verb = "refuse",
         .a = {Arg::country, "country"},
         .does = "refuse the deal that the house of @a offers",
         .touches = "@a"},
    Form{.verb = "recall",
         .a = {Arg::country, "country"},
         .does = "no longer offer your deal to the house of @a",
         .touches = "@a"},
    Form{.verb = "always",
         .a = {Arg::country, "country"},
         .does = "give leave, whenever it is asked for, to groups of @a",
         .touches = "@a"},
    Form{.verb = "never",
         .a = {Arg::country, "country"},
         .does = "give no leave, without being asked, to groups of @a",
         .touches = "@a"},
    Form{.verb = "ask-me",
         .a = {Arg::country, "country"},
         .does = "be asked again for leave by groups of @a",
         .touches = "@a"},
    Form{.verb = "ask", .does = "send the group, and ask for leave to go on", .touches = "group"},
    Form{.verb = "ask-port",
         .a = {Arg::province, "province"},
         .does = "send the fleets, and ask for leave to lie in @a",
         .touches = "@a"},
    Form{.verb = "allow", .does = "give them leave", .touches = "group"},
    Form{.verb = "deny", .does = "give them no leave", .touches = "group"},
    Form{.verb = "lend",
         .a = {Arg::province, "province"},
         .b = {Arg::country, "country"},
         .amount = kArmies,
         .does = "put @m in @a under the command of @b",
         .touches = "@a @b"},
    Form{.verb = "take-back",
         .a = {Arg::province, "province"},
         .b = {Arg::country, "country"},
         .does = "take back your armies in @a from @b",
         .touches = "@a @b"},
    Form{.verb = "end-treaty",
         .a = {Arg::country, "country"},
         .does = "end your treaties with the house of @a",
         .touches = "@a"},
    Form{.verb = "surrender", .a = {Arg::terms, "terms"}, .does = "surrender if @a", .touches = "battle"},
    Form{.verb = "grant", .does = "accept what is offered", .touches = "battle"},
    Form{.verb = "reject", .does = "reject what is offered", .touches = "battle"},
    Form{.verb = "ransom", .amount = kCrowns, .does = "offer @m for the captive", .touches = "treasury"},
    Form{.verb = "show",
         .a = {Arg::person, "groom"},
         .b = {Arg::person, "bride"},
         .c = {Arg::country, "to"},
         .does = "show the contract for @a and @b to the house of @c",
         .touches = "@a @b @c"},
    Form{.verb = "betroth",
         .a = {Arg::person, "groom"},
         .b = {Arg::person, "bride"},
         .does = "draft a betrothal of @a and @b",
         .touches = "@a @b"},
    Form{.verb = "betroth-child",
         .a = {Arg::person, "mother"},
         .b = {Arg::person, "partner"},
         .does = "draft a betrothal of the next child of @a that may wed @b",
         .touches = "@a @b"},
    Form{.verb = "betroth-children",
         .a = {Arg::person, "grooms_mother"},
         .b = {Arg::person, "brides_mother"},
         .does = "draft a betrothal of the next son of @a and the next daughter of @b",
         .touches = "@a @b"},
    Form{.verb = "confirm",
         .a = {Arg::person, "groom"},
         .b = {Arg::person, "bride"},
         .does = "propose that @a and @b wed as they were betrothed",
         .touches = "@a @b"},
    Form{
        .verb = "break-off", .a = {Arg::ordinal, "betrothal"}, .does = "break off betrothal @a", .touches = "contract"},
    Form{.verb = "hand-over",
         .a = {Arg::province, "province"},
         .b = {Arg::country, "country"},
         .c = {Arg::good, "good"},
         .amount = kCargo,
         .does = "hand over @n @c in @a to the player of @b",
         .touches = "@a @b"},
    Form{.verb = "while-any-war",
         .a = {Arg::country, "country"},
         .does = "let it hold while @a is at war with anybody",
         .touches = "@a"},
    Form{.verb = "sacrifice", .amount = kArmies, .does = "let @m be killed if you surrender", .touches = "battle"},
    Form{.verb = "tribute", .amount = kCrowns, .does = "pay @m if you surrender", .touches = "treasury"},
};
static_assert(kForms.size() == at(MoveKind::tribute) + 1);

// How many there are of what programs should know by its texts.
int count_of(Arg kind) {
  switch (kind) {
    case Arg::province: return kProvinces;
    case Arg::country: return kCountries;
    case Arg::good: return kGoods;
    case Arg::matter: return kMatters;
    case Arg::spot: return kSpots;
    default: return 0;
  }
}

}  // namespace

MoveForms<Arg, Spelling> move_forms(const Facts& facts) { return {kForms, Spelling(facts)}; }

std::string Spelling::text(Arg kind, int number) {
  switch (kind) {
    case Arg::person: return "p" + std::to_string(number);
    case Arg::province: return number < kProvinces ? std::string(id_of(static_cast<Province>(number))) : "?";
    case Arg::country: return number < kCountries ? std::string(id_of(static_cast<Country>(number))) : "?";
    case Arg::ordinal: return std::to_string(number + 1);
    case Arg::score: return signed_number(number - kMiddleScore);
    case Arg::spot: return number < kSpots ? id_of(static_cast<Spot>(number)) : "?";
    case Arg::good: return number < kGoods ? std::string(kGoodIds[at(number)]) : "?";
    case Arg::matter: return number < kMatters ? std::string(form_of(static_cast<Matter>(number)).word) : "?";
    case Arg::terms: return text_of(Terms::of(number));
    default: return std::to_string(number);
  }
}

std::optional<int> Spelling::number(Arg kind, std::string_view text) {
  const auto known = [](auto id, auto none) { return id == none ? std::nullopt : std::optional(static_cast<int>(id)); };
  const auto spelled = [&](int number) { return Spelling::text(kind, number); };
  switch (kind) {
    case Arg::person: return text.starts_with('p') ? number_in(text.substr(1), 0, Move::kMostA) : std::nullopt;
    case Arg::province: return known(province_at(text), kNoProvince);
    case Arg::country: return known(country_at(text), kNoCountry);
    case Arg::spot: return known(spot_at(text), kNoSpot);
    case Arg::good: return found_among(kGoods, text, spelled);
    case Arg::matter: return found_among(kMatters, text, spelled);
    case Arg::score: return found_among(2 * kMiddleScore + 1, text, spelled);
    case Arg::terms: return known(terms_at(text), -1);
    case Arg::ordinal: {
      const std::optional<int> number = number_in(text, 1, Move::kMostA);
      return number ? std::optional(*number - 1) : std::nullopt;
    }
    default: return number_in(text, 0, Move::kMostA);
  }
}

std::string Spelling::name(Arg kind, int number) const {
  switch (kind) {
    case Arg::person: return "person " + std::to_string(number);
    case Arg::province: return number < kProvinces ? std::string(facts_.map.provinces[at(number)].name) : "?";
    case Arg::country: return number < kCountries ? std::string(name_of(static_cast<Country>(number))) : "?";
    case Arg::spot: return number < kSpots ? name_of(facts_.map, static_cast<Spot>(number)) : "?";
    case Arg::matter: return number < kMatters ? std::string(form_of(static_cast<Matter>(number)).gist) : "?";
    case Arg::terms: return described(Terms::of(number));
    default: return text(kind, number);
  }
}

std::string Spelling::noun(Arg kind) {
  switch (kind) {
    case Arg::person: return "person";
    case Arg::province: return "province";
    case Arg::country: return "country";
    case Arg::spot: return "place";
    case Arg::good: return "good";
    case Arg::matter: return "matter of a clause";
    case Arg::terms: return "surrender on terms";
    default: return "number";
  }
}

std::string Spelling::hint(Arg kind) { return kind == Arg::person ? "people are named as in \"p12\"" : ""; }

std::string Spelling::examples() { return "\"seek p12\", \"go kent\" or \"done\""; }

std::vector<std::string> Spelling::ids(Arg kind) {
  return texts_of(count_of(kind), [&](int number) { return text(kind, number); });
}

std::optional<int> Spelling::value(Arg kind, int number) {
  switch (kind) {
    case Arg::person:
    case Arg::sum: return number;
    case Arg::ordinal: return number + 1;
    case Arg::score: return number - kMiddleScore;
    default: return std::nullopt;
  }
}

// "person:12", "province:kent", "fleet:england-fleet-1"
std::string Spelling::element(Arg kind, int number) {
  switch (kind) {
    case Arg::person: return "person:" + std::to_string(number);
    case Arg::country: return "country:" + text(kind, number);
    case Arg::spot: {
      const auto spot = static_cast<Spot>(std::min(number, kSpots));
      return (is_province(spot) ? "province:" : is_sea(spot) ? "sea:" : "fleet:") + text(kind, number);
    }
    default: return "province:" + text(kind, number);
  }
}

}  // namespace regalia::blood
