#include "server/net/files.h"

#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "table/digest.h"

namespace regalia::server {

namespace fs = std::filesystem;

namespace {

const char* type_of(const fs::path& file) {
  constexpr std::array<std::pair<std::string_view, const char*>, 9> kTypes = {{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".woff2", "font/woff2"},
      {".webmanifest", "application/manifest+json"},
      {".txt", "text/plain; charset=utf-8"},
  }};
  const std::string ending = file.extension().string();
  for (const auto& [known, type] : kTypes)
    if (ending == known) return type;
  return "application/octet-stream";
}

std::string content_of(const fs::path& file) {
  std::ostringstream content;
  content << std::ifstream(file, std::ios::binary).rdbuf();
  return std::move(content).str();
}

}  // namespace

Files::Files(const fs::path& folder) {
  if (!fs::exists(folder / "index.html"))
    throw std::runtime_error("the folder " + folder.string() + " has no index.html");
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file() || entry.path().extension() == ".gz") continue;
    const std::string path = "/" + fs::relative(entry.path(), folder).generic_string();
    File file{content_of(entry.path()), "", type_of(entry.path()), "", path.starts_with("/assets/")};
    if (const fs::path compressed = entry.path().string() + ".gz"; fs::exists(compressed))
      file.compressed = content_of(compressed);
    file.tag = '"' + to_hex(hash_of<8>({file.content})) + '"';
    files_.emplace(path, std::move(file));
  }
}

const Files::File* Files::find(std::string_view path) const {
  path = path.substr(0, path.find('?'));
  auto found = files_.find(path);
  if (found == files_.end() && path.substr(path.rfind('/') + 1).find('.') == std::string_view::npos)
    found = files_.find("/index.html");
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace regalia::server
