#include "server/picture.h"

#include <boost/json.hpp>

#include "protocol/shown.h"
#include "server/messages.h"

namespace regalia::server {

namespace bj = boost::json;

namespace {

// Puts an object together from entries that are JSON already.
class Assembled {
 public:
  explicit Assembled(std::string front) : text_(std::move(front)) { text_ += '{'; }

  void put(std::string_view name, std::string_view json) {
    if (text_.back() != '{') text_ += ',';
    text_ += '"';
    text_ += name;
    text_ += "\":";
    text_ += json;
  }
  [[nodiscard]] std::string text(std::string_view end = "") && { return std::move(text_) + "}" + std::string(end); }

 private:
  std::string text_;
};

std::string notice_front(const char* method) {
  return std::string(R"({"jsonrpc":"2.0","method":")") + method + R"(","params":)";
}

std::string sections_text(const std::map<std::string, std::string>& sections) {
  Assembled object("");
  for (const auto& [name, json] : sections) object.put(name, json);
  return std::move(object).text();
}

}  // namespace

SharedPicture picture_of(Table& table, Seat viewer) {
  auto picture = std::make_shared<Picture>();
  const AnyValue view = table.view(viewer);
  picture->step = table.moment(viewer);
  picture->line = static_cast<std::uint32_t>(table.everything_told().heard_by(viewer).size());
  protocol::StatusReply status = protocol::status_of(table, viewer);
  status.step.reset();  // every message has it
  picture->status = json::text_of(status);
  bj::monotonic_resource memory;
  for (const auto& [name, json] : table.game().codec().view(view, &memory)) picture->sections[name] = bj::serialize(json);
  picture->moves = json::text_of(protocol::moves_reply(table, viewer, view));
  picture->deals = json::text_of(protocol::deals_info(table, view));
  if (const auto wishes = protocol::wishes_info(table, viewer)) picture->wishes = json::text_of(*wishes);
  return picture;
}

std::string welcome(const Picture& picture, Seat viewer) {
  Assembled message(notice_front("welcome"));
  if (viewer != kNobody) message.put("seat", std::to_string(index(viewer) + 1));
  message.put("step", std::to_string(picture.step));
  message.put("line", std::to_string(picture.line));
  message.put("status", picture.status);
  message.put("view", sections_text(picture.sections));
  message.put("moves", picture.moves);
  message.put("deals", picture.deals);
  if (!picture.wishes.empty()) message.put("wishes", picture.wishes);
  return std::move(message).text("}");
}

std::string change(const Picture& before, const Picture& now, const Table& table, Seat viewer) {
  std::map<std::string, std::string> changed;
  for (const auto& [name, json] : now.sections)
    if (const auto old = before.sections.find(name); old == before.sections.end() || old->second != json)
      changed[name] = json;
  bj::array dropped;
  for (const auto& [name, json] : before.sections)
    if (!now.sections.contains(name)) dropped.emplace_back(name);
  const bool same = now.step == before.step && now.status == before.status && now.moves == before.moves &&
                    now.deals == before.deals && now.wishes == before.wishes && changed.empty() && dropped.empty();
  if (same) return {};
  Assembled message(notice_front("changed"));
  message.put("step", std::to_string(now.step));
  if (now.status != before.status) message.put("status", now.status);
  if (!changed.empty()) message.put("view", sections_text(changed));
  message.put("dropped", bj::serialize(dropped));
  if (now.moves != before.moves) message.put("moves", now.moves);
  if (now.deals != before.deals) message.put("deals", now.deals);
  if (now.wishes != before.wishes) message.put("wishes", now.wishes);
  message.put("lines", json::text_of(protocol::log_info(table.log(viewer, before.line))));
  return std::move(message).text("}");
}

}  // namespace regalia::server
