// What people may be called. Names are told apart by how they look: two that could be mistaken for one another are the
// same, whatever signs they are written with.
#pragma once

#include <string>

namespace regalia::server {

// Empty, or a sentence that says what is wrong with a name.
[[nodiscard]] std::string fault_in_name(const std::string& name);

// The same for all names that look alike, capitals or not.
[[nodiscard]] std::string key_of_name(const std::string& name);

// Names that would seem to speak for the table or whoever runs it.
[[nodiscard]] bool is_reserved(const std::string& name);

}  // namespace regalia::server
