#include "server/table/picture.h"

#include "protocol/shown.h"
#include "server/messages/table_messages.h"

namespace regalia::server {

namespace {

// Puts an object together from entries that are JSON already.
class Assembled {
 public:
  explicit Assembled(const std::string& front) {
    text_.reserve(4096);
    text_ += front;
    text_ += '{';
  }

  void put(std::string_view name, std::string_view json) {
    if (text_.back() != '{') text_ += ',';
    text_ += '"';
    text_ += name;
    text_ += "\":";
    text_ += json;
  }
  [[nodiscard]] std::string text(std::string_view end = "") && { return std::move(text_ += '}') += end; }

 private:
  std::string text_;
};

std::string notice_front(const char* method) {
  return std::string(R"({"jsonrpc":"2.0","method":")") + method + R"(","params":)";
}

// The entries that are new or differ; empty: none.
std::string changed_sections(const json::Sections& before, const json::Sections& now) {
  std::string changed;
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (before.find(now.name(i), i) == now.entry(i)) continue;
    changed += changed.empty() ? '{' : ',';
    changed += now.entry(i);
  }
  return changed.empty() ? changed : changed + '}';
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
  picture->sections = table.game().codec().sections(view);
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
  message.put("view", "{" + std::string(picture.sections.text()) + "}");
  message.put("moves", picture.moves);
  message.put("deals", picture.deals);
  if (!picture.wishes.empty()) message.put("wishes", picture.wishes);
  return std::move(message).text("}");
}

std::string change(const Picture& before, const Picture& now, const Table& table, Seat viewer) {
  const std::string changed = changed_sections(before.sections, now.sections);
  std::vector<std::string> dropped;
  for (std::size_t i = 0; i < before.sections.size(); ++i)
    if (now.sections.find(before.sections.name(i), i).empty()) dropped.emplace_back(before.sections.name(i));
  const bool same = now.step == before.step && now.status == before.status && now.moves == before.moves &&
                    now.deals == before.deals && now.wishes == before.wishes && changed.empty() && dropped.empty();
  if (same) return {};
  Assembled message(notice_front("changed"));
  message.put("step", std::to_string(now.step));
  if (now.status != before.status) message.put("status", now.status);
  if (!changed.empty()) message.put("view", changed);
  message.put("dropped", json::text_of(dropped));
  if (now.moves != before.moves) message.put("moves", now.moves);
  if (now.deals != before.deals) message.put("deals", now.deals);
  if (now.wishes != before.wishes) message.put("wishes", now.wishes);
  message.put("lines", json::text_of(protocol::log_info(table.log(viewer, before.line))));
  return std::move(message).text("}");
}

}  // namespace regalia::server
