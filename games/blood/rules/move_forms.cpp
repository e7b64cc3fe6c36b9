#include "games/blood/rules/move_forms.h"

#include <array>

#include "engine/index.h"

namespace regalia::blood {
namespace {

// In the order of MoveKind.
constexpr std::array kForms = {
    MoveForm{"roll", Arg::sum, Arg::none, Arg::none, false, "roll @a", "dice"},
    MoveForm{"boy", Arg::none, Arg::none, Arg::none, false, "a boy", "dice"},
    MoveForm{"girl", Arg::none, Arg::none, Arg::none, false, "a girl", "dice"},
    MoveForm{"scores", Arg::score, Arg::score, Arg::score, false, "Constitution @a, Charisma @b, Strength or Guile @c",
             "dice"},
    MoveForm{"again", Arg::person, Arg::none, Arg::none, false, "try for another child of @a", ""},
    MoveForm{"crown", Arg::person, Arg::none, Arg::none, false, "crown @a", ""},
    MoveForm{"pass-over", Arg::person, Arg::none, Arg::none, false, "pass over @a", ""},
    MoveForm{"relative", Arg::none, Arg::none, Arg::none, false, "find a relative of the late monarch", "throne"},
    MoveForm{"new-house", Arg::none, Arg::none, Arg::none, false, "begin a new house, as in 1300", "throne"},
    MoveForm{"regent", Arg::person, Arg::none, Arg::none, false, "make @a regent", ""},
    MoveForm{"stand", Arg::province, Arg::none, Arg::none, false, "put the king's piece into @a", ""},
    MoveForm{"seek", Arg::person, Arg::none, Arg::none, false, "seek a match for @a", ""},
    MoveForm{"drop", Arg::none, Arg::none, Arg::none, false, "seek no match after all", "court"},
    MoveForm{"propose", Arg::person, Arg::person, Arg::none, false, "propose a wedding of @a and @b", ""},
    MoveForm{"accept", Arg::person, Arg::person, Arg::none, false, "agree that @a weds @b", ""},
    MoveForm{"decline", Arg::person, Arg::person, Arg::none, false, "decline that @a weds @b", ""},
    MoveForm{"withdraw", Arg::person, Arg::person, Arg::none, false, "no longer propose that @a weds @b", ""},
    MoveForm{"name", Arg::person, Arg::none, Arg::none, false, "name @a", ""},
    MoveForm{"name-house", Arg::country, Arg::none, Arg::none, false, "name the house of @a", ""},
    MoveForm{"place", Arg::person, Arg::province, Arg::none, false, "put @a into @b", ""},
    MoveForm{"tax", Arg::none, Arg::none, Arg::none, false, "tax at the usual rate", "treasury"},
    MoveForm{"high-tax", Arg::none, Arg::none, Arg::none, false, "tax at the high rate", "treasury"},
    MoveForm{"pay-off", Arg::province, Arg::none, Arg::none, false, "pay off the rebellion in @a", ""},
    MoveForm{"disband", Arg::province, Arg::country, Arg::none, false, "disband an army of @b in @a", ""},
    MoveForm{"scrap", Arg::ordinal, Arg::country, Arg::none, false, "scrap fleet @a of @b", ""},
    MoveForm{"raise", Arg::country, Arg::none, Arg::none, true, "raise @n armies for @a", ""},
    MoveForm{"launch", Arg::province, Arg::country, Arg::none, false, "launch a fleet of @b in @a", ""},
    MoveForm{"put-army", Arg::province, Arg::country, Arg::none, false, "put an army of @b into @a", ""},
    MoveForm{"put-fleet", Arg::province, Arg::country, Arg::none, false, "put a fleet of @b on the coast of @a", ""},
    MoveForm{"done", Arg::none, Arg::none, Arg::none, false, "be done", "done"},
    MoveForm{"enough", Arg::none, Arg::none, Arg::none, false, "raise nothing more, whatever others do", "done"},
    MoveForm{"anew", Arg::none, Arg::none, Arg::none, false, "drop what you have chosen, and choose anew", "done"},
    MoveForm{"marker", Arg::ordinal, Arg::none, Arg::none, false, "the marker of player @a", "dice"},
    MoveForm{"strike", Arg::province, Arg::none, Arg::none, false, "strike @a", ""},
    MoveForm{"cash", Arg::country, Arg::ordinal, Arg::none, true, "sell @n sets of kind @b of @a", ""},
};
static_assert(kForms.size() == static_cast<std::size_t>(MoveKind::cash) + 1);

}  // namespace

const MoveForm* form_of(Move move) {
  const std::size_t number = at(move.kind<MoveKind>());
  return number < kForms.size() ? &kForms[number] : nullptr;
}

const MoveForm* form_of(std::string_view word) {
  for (const MoveForm& form : kForms)
    if (form.word == word) return &form;
  return nullptr;
}

MoveKind kind_of(const MoveForm& form) { return static_cast<MoveKind>(&form - kForms.data()); }

}  // namespace regalia::blood
