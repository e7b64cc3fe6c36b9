#include "cli/save.h"

#include <unistd.h>

#include <boost/json.hpp>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>

#include "engine/text.h"
#include "json/object_reader.h"

namespace regalia::cli {

namespace bj = boost::json;
namespace fs = std::filesystem;

namespace {

std::string first_line(const Table& table, const Seating& seating) {
  bj::object line{{"regalia_save", 1}, {"seats", bj::array(seating.seats.begin(), seating.seats.end())}};
  if (table.chance().secret()) line["secret"] = to_hex(*table.chance().secret());
  return bj::serialize(line);
}

Error damaged(const std::string& path, const std::string& reason) {
  return Error{"The game in " + in_quotes(path, 200) + " cannot be gone on with. " + reason};
}

}  // namespace

Result<SaveFile> SaveFile::create(const std::string& path, const Table& table, const Seating& seating) {
  // Written beside it and put in its place, so that an older file is never half gone.
  const std::string beside = path + ".new";
  std::ofstream file(beside, std::ios::binary | std::ios::trunc);
  file << first_line(table, seating) << "\n" << table.record() << std::flush;
  std::error_code code;
  if (file) fs::rename(beside, path, code);
  if (!file || code)
    return Error{"The file " + in_quotes(path, 200) + " cannot be written; choose another place with --save."};
  return SaveFile(path, table.steps());
}

bool SaveFile::keep(const Table& table) {
  std::ofstream file(path_, std::ios::binary | std::ios::app);
  for (std::size_t step = kept_ + 1; step <= table.steps(); ++step) file << table.line(step) << "\n";
  file.flush();
  if (!file) return false;
  kept_ = table.steps();
  return true;
}

Result<SavedGame> load_game(Catalogue games, const std::string& path) {
  const Result<std::string> text = read_file(path);
  if (!text) return Error{text.error()};
  const std::size_t end = text->find('\n');
  if (end == std::string::npos) return damaged(path, "It is no saved game.");
  const Result<bj::value> parsed = json::parse(text->substr(0, end));
  if (!parsed) return damaged(path, "It is no saved game.");
  std::string error;
  json::ObjectReader reader(*parsed, "", error);
  (void)reader.number("regalia_save", 1, 1, 1);
  Seating seating;
  if (const bj::value* seats = reader.find("seats"); seats != nullptr && seats->is_array())
    for (const bj::value& seat : seats->get_array())
      if (seat.is_string()) seating.seats.emplace_back(seat.get_string());
  std::optional<Secret> secret;
  if (reader.find("secret") != nullptr) {
    secret = from_hex<32>(reader.text("secret", ""));
    if (!secret) return damaged(path, "Its secret is damaged.");
  }
  reader.finish();
  if (!error.empty() || parsed->get_object().find("regalia_save") == parsed->get_object().end())
    return damaged(path, "It is no saved game.");
  const std::string_view record = std::string_view(*text).substr(end + 1);
  const std::string_view whole = record.substr(0, record.rfind('\n') + 1);  // without a line that was cut off
  auto opened = Table::open(games, whole, secret);
  if (const auto* fault = std::get_if<RecordFault>(&opened)) return damaged(path, fault->sentence());
  Table& table = std::get<Table>(opened);
  table.resume();
  SeatingWords words;
  for (const std::string& seat : seating.seats) words.seats += (words.seats.empty() ? "" : ",") + seat;
  words.names = table.names();
  Result<Seating> seated = choose_seating(words, table.entry(), table.game().seats());
  if (!seated || seating.seats.size() != table.names().size()) return damaged(path, "Its seats do not fit.");
  return SavedGame{std::move(table), std::move(seated).value()};
}

std::string games_folder() {
  if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state == '/')
    return std::string(state) + "/regalia";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/')
    return std::string(home) + "/.local/state/regalia";
  return {};
}

std::string new_save_path(const std::string& game) {
  const std::string folder = games_folder();
  std::error_code code;
  if (folder.empty()) return {};
  fs::create_directories(folder, code);
  if (code) return {};
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  char stamp[32];
  std::tm local{};
  localtime_r(&now, &local);
  std::strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &local);
  return folder + "/" + game + "-" + stamp + "-" + std::to_string(getpid()) + ".save";
}

std::optional<std::string> latest_unfinished(Catalogue games) {
  std::error_code code;
  std::vector<std::pair<fs::file_time_type, std::string>> found;
  for (const auto& file : fs::directory_iterator(games_folder(), code))
    if (file.path().extension() == ".save") found.emplace_back(file.last_write_time(code), file.path().string());
  std::sort(found.rbegin(), found.rend());
  for (const auto& [time, path] : found)
    if (const Result<SavedGame> game = load_game(games, path); game && !game->table.is_over()) return path;
  return std::nullopt;
}

}  // namespace regalia::cli
