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
    MoveForm{"raise", Arg::country, Arg::none, Arg::none, true, "raise @m for @a", ""},
    MoveForm{"launch", Arg::province, Arg::country, Arg::none, false, "launch a fleet of @b in @a", ""},
    MoveForm{"put-army", Arg::province, Arg::country, Arg::none, false, "put an army of @b into @a", ""},
    MoveForm{"put-fleet", Arg::province, Arg::country, Arg::none, false, "put a fleet of @b on the coast of @a", ""},
    MoveForm{"done", Arg::none, Arg::none, Arg::none, false, "be done", "done"},
    MoveForm{"enough", Arg::none, Arg::none, Arg::none, false, "raise nothing more, whatever others do", "done"},
    MoveForm{"anew", Arg::none, Arg::none, Arg::none, false, "drop what you have chosen, and choose anew", "done"},
    MoveForm{"marker", Arg::ordinal, Arg::none, Arg::none, false, "the marker of player @a", "dice"},
    MoveForm{"strike", Arg::province, Arg::none, Arg::none, false, "strike @a", ""},
    MoveForm{"cash", Arg::country, Arg::ordinal, Arg::none, true, "sell @n sets of kind @b of @a", ""},
    MoveForm{"take", Arg::spot, Arg::country, Arg::none, true, "take @m of @b in @a", ""},
    MoveForm{"lead", Arg::person, Arg::none, Arg::none, false, "let @a lead", ""},
    MoveForm{"carry", Arg::spot, Arg::country, Arg::good, true, "carry @n @c of @b from @a", ""},
    MoveForm{"go", Arg::province, Arg::none, Arg::none, false, "go to @a", ""},
    MoveForm{"board", Arg::spot, Arg::none, Arg::none, false, "board @a", ""},
    MoveForm{"land", Arg::none, Arg::none, Arg::none, false, "land", "group"},
    MoveForm{"ship", Arg::spot, Arg::none, Arg::none, false, "let @a set out", ""},
    MoveForm{"sail", Arg::spot, Arg::none, Arg::none, false, "sail to @a", ""},
    MoveForm{"dock", Arg::province, Arg::none, Arg::none, false, "dock in @a", ""},
    MoveForm{"send", Arg::none, Arg::none, Arg::none, false, "send the group as planned", "group"},
    MoveForm{"destroy", Arg::province, Arg::country, Arg::good, true, "destroy @n @c of @b in @a", ""},
    MoveForm{"confiscate", Arg::province, Arg::country, Arg::none, false, "confiscate the goods of @b in @a", ""},
    MoveForm{"burn", Arg::province, Arg::none, Arg::none, false, "destroy your goods in @a", ""},
    MoveForm{"attack", Arg::province, Arg::country, Arg::none, false, "attack @b in @a", ""},
    MoveForm{"inside", Arg::none, Arg::none, Arg::none, false, "defend the castle from inside", "castle"},
    MoveForm{"outside", Arg::none, Arg::none, Arg::none, false, "fight outside the castle", "castle"},
    MoveForm{"flee", Arg::person, Arg::province, Arg::none, false, "let @a flee to @b", ""},
    MoveForm{"count", Arg::person, Arg::none, Arg::none, false, "let the Strength of @a count", ""},
    MoveForm{"retreat", Arg::none, Arg::none, Arg::none, false, "retreat", "battle"},
    MoveForm{"fall-back", Arg::province, Arg::none, Arg::none, true, "fall back to @a with @m", ""},
    MoveForm{"lose", Arg::none, Arg::none, Arg::none, true, "lose @m, and the rest of the castle", "battle"},
    MoveForm{"mark", Arg::province, Arg::none, Arg::none, false, "put your marker on @a", ""},
    MoveForm{"new-capital", Arg::province, Arg::none, Arg::none, false, "make @a the capital", ""},
    MoveForm{"levy", Arg::province, Arg::none, Arg::none, false, "raise an army in @a", ""},
    MoveForm{"enter", Arg::person, Arg::none, Arg::none, false, "ask for this hand for @a", ""},
    MoveForm{"out", Arg::none, Arg::none, Arg::none, false, "stay out of it", "court"},
    MoveForm{"bid", Arg::none, Arg::none, Arg::none, true, "bid @n Crowns", "treasury"},
    MoveForm{"draft", Arg::person, Arg::person, Arg::none, false, "draft a contract for a wedding of @a and @b", ""},
    MoveForm{"counter", Arg::person, Arg::person, Arg::none, false,
             "decline that @a weds @b as offered, and draft another contract from it", ""},
    MoveForm{"clause", Arg::matter, Arg::country, Arg::none, false, "add a clause: @b @a", "contract"},
    MoveForm{"strike-out", Arg::ordinal, Arg::none, Arg::none, false, "strike clause @a", "contract"},
    MoveForm{"publish", Arg::none, Arg::none, Arg::none, false, "let the contract be public, or secret again",
             "contract"},
    MoveForm{"at", Arg::province, Arg::none, Arg::none, false, "name @a in the clause, or no longer", ""},
    MoveForm{"third", Arg::country, Arg::none, Arg::none, false, "name @a in the clause", ""},
    MoveForm{"about", Arg::person, Arg::none, Arg::none, false, "name @a in the clause", ""},
    MoveForm{"good", Arg::good, Arg::none, Arg::none, false, "let it be about @a", "contract"},
    MoveForm{"good-back", Arg::good, Arg::none, Arg::none, false, "let @a come back for it", "contract"},
    MoveForm{"sum", Arg::none, Arg::none, Arg::none, true, "let it be @n", "contract"},
    MoveForm{"sum-back", Arg::none, Arg::none, Arg::none, true, "let @n come back for it", "contract"},
    MoveForm{"from", Arg::none, Arg::none, Arg::none, true, "let it hold from @n on", "contract"},
    MoveForm{"until", Arg::none, Arg::none, Arg::none, true, "let it hold until @n", "contract"},
    MoveForm{"every", Arg::none, Arg::none, Arg::none, true, "let it be due every @n years", "contract"},
    MoveForm{"while-holds", Arg::country, Arg::province, Arg::none, false, "let it hold while @a holds @b", ""},
    MoveForm{"while-war", Arg::country, Arg::country, Arg::none, false, "let it hold while @a and @b are at war", ""},
    MoveForm{"while-lives", Arg::person, Arg::none, Arg::none, false, "let it hold while @a lives", ""},
    MoveForm{"while-reigns", Arg::person, Arg::none, Arg::none, false, "let it hold while @a reigns", ""},
    MoveForm{"unless", Arg::none, Arg::none, Arg::none, false, "turn the last condition round", "contract"},
    MoveForm{"put", Arg::none, Arg::none, Arg::none, false, "offer what you have drafted", "contract"},
    MoveForm{"deal", Arg::country, Arg::none, Arg::none, false, "draft a plain deal with the house of @a", ""},
    MoveForm{"agree", Arg::country, Arg::none, Arg::none, false, "agree to the deal that the house of @a offers", ""},
    MoveForm{"refuse", Arg::country, Arg::none, Arg::none, false, "refuse the deal that the house of @a offers", ""},
    MoveForm{"recall", Arg::country, Arg::none, Arg::none, false, "no longer offer your deal to the house of @a", ""},
    MoveForm{"always", Arg::country, Arg::none, Arg::none, false,
             "give leave, whenever it is asked for, to groups of @a", ""},
    MoveForm{"never", Arg::country, Arg::none, Arg::none, false, "give no leave, without being asked, to groups of @a",
             ""},
    MoveForm{"ask-me", Arg::country, Arg::none, Arg::none, false, "be asked again for leave by groups of @a", ""},
    MoveForm{"ask", Arg::none, Arg::none, Arg::none, false, "send the group, and ask for leave to go on", "group"},
    MoveForm{"ask-port", Arg::province, Arg::none, Arg::none, false, "send the fleets, and ask for leave to lie in @a",
             ""},
    MoveForm{"allow", Arg::none, Arg::none, Arg::none, false, "give them leave", "group"},
    MoveForm{"deny", Arg::none, Arg::none, Arg::none, false, "give them no leave", "group"},
    MoveForm{"lend", Arg::province, Arg::country, Arg::none, true, "put @m in @a under the command of @b", ""},
    MoveForm{"take-back", Arg::province, Arg::country, Arg::none, false, "take back your armies in @a from @b", ""},
    MoveForm{"end-treaty", Arg::country, Arg::none, Arg::none, false, "end your treaties with the house of @a", ""},
    MoveForm{"surrender", Arg::terms, Arg::none, Arg::none, false, "surrender if @a", "battle"},
    MoveForm{"grant", Arg::none, Arg::none, Arg::none, false, "accept what is offered", "battle"},
    MoveForm{"reject", Arg::none, Arg::none, Arg::none, false, "reject what is offered", "battle"},
    MoveForm{"ransom", Arg::none, Arg::none, Arg::none, true, "offer @n Crowns for the captive", "treasury"},
    MoveForm{"show", Arg::person, Arg::person, Arg::country, false,
             "show the contract for @a and @b to the house of @c", ""},
    MoveForm{"betroth", Arg::person, Arg::person, Arg::none, false, "draft a betrothal of @a and @b", ""},
    MoveForm{"betroth-child", Arg::person, Arg::person, Arg::none, false,
             "draft a betrothal of the next child of @a that may wed @b", ""},
    MoveForm{"betroth-children", Arg::person, Arg::person, Arg::none, false,
             "draft a betrothal of the next son of @a and the next daughter of @b", ""},
    MoveForm{"confirm", Arg::person, Arg::person, Arg::none, false, "propose that @a and @b wed as they were betrothed",
             ""},
    MoveForm{"break-off", Arg::ordinal, Arg::none, Arg::none, false, "break off betrothal @a", "contract"},
    MoveForm{"hand-over", Arg::province, Arg::country, Arg::good, true, "hand over @n @c in @a to the player of @b",
             ""},
    MoveForm{"while-any-war", Arg::country, Arg::none, Arg::none, false, "let it hold while @a is at war with anybody",
             ""},
    MoveForm{"sacrifice", Arg::none, Arg::none, Arg::none, true, "let @m be killed if you surrender", "battle"},
    MoveForm{"tribute", Arg::none, Arg::none, Arg::none, true, "pay @n Crowns if you surrender", "treasury"},
};
static_assert(kForms.size() == static_cast<std::size_t>(MoveKind::tribute) + 1);

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
