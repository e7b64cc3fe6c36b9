// Moves in words: stable text for records and programs, phrases for people, and the elements of the table they touch.
#include "games/blood/rules.h"
#include "games/blood/rules/move_forms.h"

namespace regalia::blood {

std::string Rules::text(Move move) const { return move_forms(facts_).text(move); }
Result<Move> Rules::parse_move(std::string_view text) const { return move_forms(facts_).parse(text); }
std::string Rules::describe(Move move) const { return move_forms(facts_).phrase(move); }
std::vector<std::string> Rules::touches(Move move) const { return move_forms(facts_).touches(move); }
MoveParts Rules::parts(Move move, bool is_range) const { return move_forms(facts_).parts(move, is_range); }
std::vector<MoveShape> Rules::move_shapes() const { return move_forms(facts_).shapes(); }

}  // namespace regalia::blood
