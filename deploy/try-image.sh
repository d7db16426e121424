#!/usr/bin/env bash
# Builds the image on a Debian base that it makes itself, where no image registry can be reached, and runs it as `docs/deploy.md`
# describes: without root, on a read-only file system. Needs root, Debian, PostgreSQL, and the packages buildah and debootstrap.
#
#   DATABASE_URL=postgresql://user@127.0.0.1:5432/new_database deploy/try-image.sh
set -euo pipefail
: "${DATABASE_URL:?names an empty database}"
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
. /etc/os-release

say() { printf '\n== %s\n' "$*"; }

# Takes a folder and the name of the image. Node trusts the same certificates as this machine.
make_image() {
  local container
  container=$(buildah from scratch)
  buildah add -q "$container" "$1" / >/dev/null
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah commit -q "$container" "$2" >/dev/null
  buildah rm "$container" >/dev/null
}

say "Base images of Debian $VERSION_CODENAME"
debootstrap --variant=minbase --include=ca-certificates "$VERSION_CODENAME" "$work/base" >"$work/log" || { cat "$work/log"; exit 1; }
rm -rf "$work"/base/usr/share/{doc,info,locale,man} "$work"/base/var/{cache/apt,lib/apt/lists}/*
cp -L /etc/ssl/certs/ca-certificates.crt "$work/base/etc/ssl/certs/"
make_image "$work/base" localhost/wordhoard-base
mkdir -p "$work/base/usr/local/bin" "$work/base/usr/local/lib"
cp "$(command -v node)" "$work/base/usr/local/bin/"
cp -rL "$(npm root -g)/npm" "$work/base/usr/local/lib/"
for name in npm npx; do ln -s "../lib/npm/bin/$name-cli.js" "$work/base/usr/local/bin/$name"; done
cp "$(npm config get userconfig)" "$work/base/root/.npmrc" 2>/dev/null || true
chroot "$work/base" apt-get update -qq
chroot "$work/base" apt-get install -y -qq --no-install-recommends libstdc++6 >/dev/null
make_image "$work/base" localhost/wordhoard-build-base

say 'Image'
buildah build --network host --format docker --ignorefile .containerignore --squash \
  --build-arg BUILD_BASE=localhost/wordhoard-build-base --build-arg BASE=localhost/wordhoard-base \
  -t localhost/wordhoard . >"$work/log" 2>&1 || { tail -30 "$work/log"; exit 1; }
buildah images localhost/wordhoard

say 'Start without root, on a read-only file system'
container=$(buildah from localhost/wordhoard)
root=$(buildah mount "$container")
mkdir "$work/data"
chown 65534:65534 "$work/data"
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t tmpfs none "$root/tmp"
mount -t tmpfs -o uid=65534 none "$root/mnt"
mount -t proc none "$root/proc"
finish() {
  umount "$root"/{proc,mnt,tmp} && umount "$root"
  buildah rm "$container" >/dev/null
  rm -rf "$work"
}
trap finish EXIT
start=$(date +%s)
chroot --userspec=65534:65534 "$root" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production \
  NODE_OPTIONS=--conditions=@wordhoard/source DATA_DIRECTORY=/mnt PORT=39871 PUBLIC_URL=http://localhost:39871 \
  DATABASE_URL="$DATABASE_URL" sh -c 'cd /app && exec node apps/server/src/main.ts' &
server=$!
until curl -sf http://127.0.0.1:39871/readyz >/dev/null; do
  kill -0 "$server"
  sleep 0.5
done
echo "ready after $(($(date +%s) - start)) s"
curl -sf -o /dev/null -w 'home: %{http_code}, %{size_download} bytes\n' http://127.0.0.1:39871/
curl -sf http://127.0.0.1:39871/front-general/init-data | head -c 80
echo
chroot "$root" /usr/local/bin/node -e \
  "fetch('http://127.0.0.1:39871/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
if chroot --userspec=65534:65534 "$root" /usr/bin/touch /app/written 2>/dev/null; then echo 'The file system can be written' >&2; exit 1; fi
kill "$server"
wait "$server"
say 'The server stopped with 0'
