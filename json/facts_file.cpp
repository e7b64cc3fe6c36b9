#include "json/facts_file.h"

#include <algorithm>
#include <boost/json.hpp>

#include "engine/text.h"
#include "json/object_reader.h"

namespace regalia::json {

namespace bj = boost::json;

namespace {

constexpr std::size_t kLongestKey = 40;

}  // namespace

FactEntries::FactEntries(const bj::value& file, std::string game, std::string& error)
    : game_(std::move(game)), error_(error) {
  if (!file.is_object())
    error_ = "The facts must be an object.";
  else
    gather(file, "");
}

// Objects are walked; everything else is an entry.
void FactEntries::gather(const bj::value& value, const std::string& path) {
  if (!error_.empty()) return;
  const bj::object* object = value.if_object();
  if (object == nullptr || (object->empty() && !path.empty())) {
    entries_[path] = &value;
    return;
  }
  for (const auto& entry : *object) {
    const std::string_view key(entry.key().data(), entry.key().size());
    if (key.size() > kLongestKey) return refuse(key);
    gather(entry.value(), (path.empty() ? "" : path + ".") + std::string(key));
  }
}

void FactEntries::refuse(std::string_view path) {
  if (error_.empty()) error_ = in_quotes(path, 80) + " is not a fact of " + game_ + ".";
}

const bj::value* FactEntries::take(const std::string& path) {
  const auto found = entries_.find(path);
  if (found == entries_.end()) return nullptr;
  const bj::value* value = found->second;
  entries_.erase(found);
  return value;
}

void FactEntries::number(const std::string& path, Figure& figure) {
  const bj::value* value = take(path);
  if (value != nullptr) figure = {read_number(*value, path, 0, kLargestFigure, figure, error_), Confidence::owner};
}

void FactEntries::halves(const std::string& path, Figure& doubled) {
  const bj::value* value = take(path);
  if (value == nullptr) return;
  bj::error_code code;
  const double given = value->is_number() ? value->to_number<double>(code) : -1;
  const bool fits = !code && given >= 0 && given <= kLargestFigure && given * 2 == static_cast<int>(given * 2);
  if (fits)
    doubled = {static_cast<int>(given * 2), Confidence::owner};
  else if (error_.empty())
    error_ = path + " must be a number from 0 to " + std::to_string(kLargestFigure) + ", whole or with a half.";
}

void FactEntries::text(const std::string& path, std::string& text) {
  const bj::value* value = take(path);
  if (value == nullptr) return;
  if (value->is_string())
    text.assign(value->get_string().data(), value->get_string().size());
  else if (error_.empty())
    error_ = path + " must be a text.";
}

void FactEntries::finish() {
  if (!entries_.empty()) refuse(entries_.begin()->first);
}

void put_fact(bj::object& root, std::string_view path, bj::value value) {
  bj::object* object = &root;
  for (std::size_t dot = path.find('.'); dot != std::string_view::npos; dot = path.find('.')) {
    bj::value& inner = (*object)[path.substr(0, dot)];
    if (!inner.is_object()) inner = bj::object();
    object = &inner.get_object();
    path.remove_prefix(dot + 1);
  }
  (*object)[bj::string_view(path.data(), path.size())] = std::move(value);
}

void describe_fact(TypeDoc& file, std::string_view path, Shape shape, std::string_view note) {
  std::vector<MemberDoc>* members = &file.members;
  const auto member = [&](std::string_view name) -> MemberDoc* {
    const auto found =
        std::find_if(members->begin(), members->end(), [&](const MemberDoc& known) { return known.name == name; });
    return found == members->end() ? nullptr : &*found;
  };
  for (std::size_t dot = path.find('.'); dot != std::string_view::npos; dot = path.find('.')) {
    const std::string_view name = path.substr(0, dot);
    if (member(name) == nullptr) members->push_back({std::string(name), Shape::object(), true});
    members = &member(name)->type.members;
    path.remove_prefix(dot + 1);
  }
  if (member(path) == nullptr) members->push_back({std::string(path), std::move(shape), true, std::string(note)});
}

}  // namespace regalia::json
