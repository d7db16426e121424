#!/usr/bin/env bash
# Builds the image on a Debian base that it makes itself, where no image registry can be reached, and runs it as `docs/deploy.md`
# describes: without root, on a read-only file system. Needs root on Debian, PostgreSQL, and the packages that
# deploy/try/debian-image.sh names.
#
#   DATABASE_URL=postgresql://user@127.0.0.1:5432/new_database deploy/try-image.sh
set -euo pipefail
: "${DATABASE_URL:?names an empty database}"
cd "$(dirname "$0")/.."
. deploy/try/debian-image.sh
. /etc/os-release

say "Base images of Debian $VERSION_CODENAME"
make_debian "$work/base" "$VERSION_CODENAME"
make_image "$work/base" localhost/wordhoard-base
add_node "$work/base"
make_image "$work/base" localhost/wordhoard-build-base

say 'Image'
quietly buildah build --network host --format docker --ignorefile .containerignore --squash \
  --build-arg BUILD_BASE=localhost/wordhoard-build-base --build-arg BASE=localhost/wordhoard-base -t localhost/wordhoard .
megabytes=$(($(podman image inspect --format '{{.Size}}' localhost/wordhoard) / 1000000))
echo "$megabytes MB"
((megabytes <= 350))

say 'Start without root, on a read-only file system'
server=$(podman create --read-only --tmpfs /tmp --tmpfs /data:mode=1777 --cap-drop all --security-opt no-new-privileges --network host \
  --env PORT=39871 --env PUBLIC_URL=http://localhost:39871 --env DATABASE_URL="$DATABASE_URL" localhost/wordhoard)
trap 'podman rm --force "$server" >/dev/null; remove_work' EXIT
start=$(date +%s)
podman start "$server" >/dev/null
until curl -sf http://127.0.0.1:39871/readyz >/dev/null; do
  [ "$(podman inspect --format '{{.State.Running}}' "$server")" = true ] || { podman logs "$server"; exit 1; }
  sleep 0.5
done
echo "ready after $(($(date +%s) - start)) s"
curl -sf -o /dev/null -w 'home: %{http_code}, %{size_download} bytes\n' http://127.0.0.1:39871/
curl -sf http://127.0.0.1:39871/front-general/init-data | head -c 80
echo
podman healthcheck run "$server"
echo "user $(podman exec "$server" id -u)"
if podman exec "$server" touch /app/written 2>/dev/null; then echo 'The file system can be written' >&2; exit 1; fi
podman stop --time 45 "$server" >/dev/null
[ "$(podman inspect --format '{{.State.ExitCode}}' "$server")" = 0 ]
say 'The server stopped with 0'
