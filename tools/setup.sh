# Sourced by ./run, ./test and bench/run, which set `root`: installs what is missing on Debian 12, quietly, and builds.
# Whoever needs the browser client, or Chromium to test it, adds to `packages` before install_missing.

packages=(g++ cmake ninja-build ccache pkg-config python3 git ca-certificates libboost1.81-dev libboost-json1.81-dev libsodium-dev libsqlite3-dev
          libcli11-dev libcurl4-openssl-dev libssl-dev libfmt-dev libicu-dev libmimalloc-dev libspdlog-dev prometheus-cpp-dev zlib1g-dev libgtest-dev libgmock-dev librapidcheck-dev)

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
  # Servers that only the tests need are not started, now or when the machine is.
  local output policy=/usr/sbin/policy-rc.d quiet=
  [ -e "$policy" ] || quiet=yes
  [ -z "$quiet" ] || printf '#!/bin/sh\nexit 101\n' | "${sudo[@]}" install -m 755 /dev/stdin "$policy"
  local code=0
  output=$({ "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends --no-remove "${missing[@]}"; } 2>&1) || code=$?
  [ -z "$quiet" ] || "${sudo[@]}" rm -f "$policy"
  if [ "$code" -ne 0 ]; then
    printf '%s\n' "$output" >&2
    give_up "${missing[@]}"
  fi
  for package in haproxy nginx-light; do
    [[ " ${missing[*]} " != *" $package "* ]] || "${sudo[@]}" systemctl disable "${package%-light}" >/dev/null 2>&1 || true
  done
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
    # What was configured in another folder, of which this is a copy, is of no use here.
    grep -qsx "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "build/$preset/CMakeCache.txt" || rm -rf "build/$preset"
    # CMake follows its own files by itself, but not a changed preset.
    [ "$ninja" -nt CMakePresets.json ] || cmake --preset "$preset" >/dev/null
    if [ -t 1 ]; then
      cmake --build --preset "$preset" ${1:+--target "$@"}
    else
      cmake --build --preset "$preset" ${1:+--target "$@"} | show_tenths "Building $preset"
    fi
  ) || exit 1
}

# Of the steps of Ninja only how far it is, every tenth; whatever else it says, at once.
show_tenths() {
  awk -v what="$1" '
    /^ninja: no work to do/ { next }
    match($0, /^\[[0-9]+\/[0-9]+\] /) {
      split(substr($0, 2, RLENGTH - 3), step, "/")
      tenth = int(10 * step[1] / step[2])
      if (step[2] >= 20 && (tenth > told || step[1] == 1)) { printf "%s: %d of %d\n", what, step[1], step[2]; fflush() }
      told = tenth
      next
    }
    { print; fflush() }'
}

# Whether Node is new enough for the client's tools; Debian's own is not.
node_is_new() {
  command -v node >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number);
    process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
}

# Before install_missing: what building the client needs.
want_node() {
  node_is_new || [ -x "$root/build/tools/node_modules/.bin/node" ] || packages+=(nodejs npm)
}

# Puts a Node that is new enough on the PATH, and the client's packages into web/node_modules.
prepare_node() {
  if ! node_is_new; then
    local tools=$root/build/tools
    if [ ! -x "$tools/node_modules/.bin/node" ]; then
      local kind=x64
      [ "$(uname -m)" != aarch64 ] || kind=arm64
      mkdir -p "$tools"
      npm install --silent --no-save --no-audit --no-fund --prefix "$tools" "node-linux-$kind@24" npm@11 >&2
    fi
    PATH="$tools/node_modules/.bin:$PATH"
  fi
  local stamp=$root/web/node_modules/.stamp
  if [ ! "$stamp" -nt "$root/web/package-lock.json" ]; then
    echo "Fetching the packages of the browser client" >&2
    (cd "$root/web" && npm ci --silent >&2) || exit 1
    touch "$stamp"
  fi
}

# Builds the browser client into web/dist, if something has changed.
build_web() {
  local dist=$root/web/dist/index.html
  [ -f "$dist" ] && [ -z "$(find "$root/web/src" "$root/web/public" "$root/web/index.html" "$root/web/package-lock.json" "$root/web/vite.config.ts" -newer "$dist" -print -quit)" ] && return
  prepare_node
  echo "Building the browser client" >&2
  (cd "$root/web" && npm run --silent build >&2) || exit 1
}
