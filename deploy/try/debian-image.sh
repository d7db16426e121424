# shellcheck shell=bash
# Makes images from Debian's packages, where no image registry can be reached. Source it as root: it needs the packages buildah,
# debootstrap, podman and runc, and removes what it has written to disk, except images, when the script ends.

export BUILDAH_ISOLATION=chroot
work=$(mktemp -d)
remove_work() {
  # An interrupted debootstrap leaves its file systems mounted.
  umount -l "$work"/*/{proc,sys} 2>/dev/null || true
  rm -rf --one-file-system "$work"
}
trap remove_work EXIT

# Without systemd, nothing runs health checks by itself, and a machine may set lower limits than Podman asks for.
if [ ! -d /run/systemd/system ]; then
  export CONTAINERS_CONF=$work/containers.conf
  cat >"$CONTAINERS_CONF" <<'TOML'
[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
log_driver = "k8s-file"
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "runc"
TOML
fi

say() { printf '\n== %s\n' "$*"; }

# Runs a command whose output matters only if it fails.
quietly() { "$@" >"$work/log" 2>&1 || { tail -30 "$work/log"; exit 1; }; }

# Takes a new folder and the name of a release. Programs there trust the same certificates as this machine.
make_debian() {
  quietly debootstrap --variant=minbase --include=ca-certificates "$2" "$1"
  rm -rf "$1"/usr/share/{doc,info,locale,man} "$1"/var/{cache/apt,lib/apt/lists}/*
  cp -L /etc/ssl/certs/ca-certificates.crt "$1/etc/ssl/certs/"
}

# Takes a folder as `make_debian` makes it, and adds this machine's Node and npm.
add_node() {
  mkdir -p "$1/usr/local/bin" "$1/usr/local/lib"
  cp "$(command -v node)" "$1/usr/local/bin/"
  cp -rL "$(npm root -g)/npm" "$1/usr/local/lib/"
  for name in npm npx; do ln -s "../lib/npm/bin/$name-cli.js" "$1/usr/local/bin/$name"; done
  local npm_settings
  npm_settings=$(npm config get userconfig)
  cp "$npm_settings" "$1$npm_settings" 2>/dev/null || true
  quietly chroot "$1" apt-get update
  quietly chroot "$1" apt-get install -y --no-install-recommends libstdc++6
}

# Takes a folder, the name of the image, and options of `buildah config`.
make_image() {
  local container
  container=$(buildah from scratch)
  buildah add -q "$container" "$1" / >/dev/null
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "${@:3}" "$container"
  buildah commit -q "$container" "$2" >/dev/null
  buildah rm "$container" >/dev/null
}
