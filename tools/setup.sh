# Sourced by ./run and ./test: installs what is missing on Debian 12, quietly, and builds.

packages=(g++ cmake ninja-build ccache git ca-certificates libboost1.81-dev libboost-json1.81-dev libcli11-dev libgtest-dev
          libgmock-dev librapidcheck-dev)

install_missing() {
  local missing=() package
  for package in "${packages[@]}"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  local sudo=()
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      echo "These packages are missing: ${missing[*]}" >&2
      echo "Install them as root (apt-get install ${missing[*]}), then run this again." >&2
      exit 1
    fi
    sudo=(sudo)
  fi
  echo "Installing ${#missing[@]} packages: ${missing[*]}" >&2
  local log
  log=$(mktemp)
  if ! { "${sudo[@]}" apt-get update -qq && "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
         apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    cat "$log" >&2
    echo "The packages could not be installed; see above." >&2
    exit 1
  fi
  rm -f "$log"
}

# build PRESET [TARGET …]: quiet unless something has to be built or fails
build() {
  local preset=$1
  shift
  [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset" >/dev/null || exit 1
  if [ -t 1 ]; then
    cmake --build --preset "$preset" ${1:+--target "$@"} || exit 1
  else
    cmake --build --preset "$preset" ${1:+--target "$@"} -- --quiet || exit 1
  fi
}
