// The files of the browser client, read once when the server starts.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace regalia::server {

class Files {
 public:
  struct File {
    std::string content;
    std::string compressed;  // by gzip, from a file FILE.gz beside it; empty: there is none
    const char* type;
    std::string tag;     // changes with the content
    bool lasts = false;  // its name changes with its content
  };

  Files() = default;
  // Throws if the folder cannot be read or has no index.html.
  explicit Files(const std::filesystem::path& folder);

  // What is at a path such as "/" or "/assets/table.js". Pages of the client itself are all index.html.
  [[nodiscard]] const File* find(std::string_view path) const;

 private:
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace regalia::server
