# Sourced by ./run, ./test and bench/run, which set `root`: installs what is missing on Debian 12, quietly, and builds.

packages=(g++ cmake ninja-build ccache pkg-config python3 git ca-certificates libboost1.81-dev libboost-json1.81-dev libsodium-dev libsqlite3-dev
          libcli11-dev libfmt-dev libspdlog-dev prometheus-cpp-dev libgtest-dev libgmock-dev librapidcheck-dev)

install_missing() {
  local missing=() package
  for package in "${packages[@]}"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  local sudo=()
  if [ "$(id -u)" -ne 0 ]; then
    sudo=(sudo)
    [ -t 0 ] || sudo=(sudo -n)
    command -v sudo >/dev/null || give_up "${missing[@]}"
  fi
  echo "Installing ${#missing[@]} packages: ${missing[*]}" >&2
  # Waits for another installation to finish, and never removes a package to make room.
  local apt=("${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300)
  local output
  if ! output=$({ "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends --no-remove "${missing[@]}"; } 2>&1); then
    printf '%s\n' "$output" >&2
    give_up "${missing[@]}"
  fi
}

give_up() {
  echo "These packages could not be installed: $*" >&2
  echo "Install them as root, then run this again:  apt-get install $*" >&2
  exit 1
}

# build PRESET [TARGET …]
build() {
  local preset=$1 ninja=$root/build/$1/build.ninja
  shift
  (
    cd "$root"
    # CMake follows its own files by itself, but not a changed preset.
    [ "$ninja" -nt CMakePresets.json ] || cmake --preset "$preset" >/dev/null
    if [ -t 1 ]; then
      cmake --build --preset "$preset" ${1:+--target "$@"}
    else
      cmake --build --preset "$preset" ${1:+--target "$@"} -- --quiet | { grep -v '^ninja: no work to do' || true; }
    fi
  ) || exit 1
}
