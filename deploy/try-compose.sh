#!/usr/bin/env bash
# Starts compose.yaml, signs up through the proxy, makes a backup, and restarts both servers while requests arrive. The image of
# the server is that of try-image.sh; the other services run in one that this script makes from Debian's packages. Needs root
# on Debian, the ports 80 and 443, podman-compose, and the packages that deploy/try/debian-image.sh names.
set -euo pipefail
cd "$(dirname "$0")/.."
. deploy/try/debian-image.sh
podman image exists localhost/wordhoard || { echo 'Run deploy/try-image.sh first.' >&2; exit 69; }

# Remove the image to make it anew.
if ! podman image exists localhost/wordhoard-services; then
  say 'Image of PostgreSQL, PgBouncer, Caddy and an S3 server'
  services=$work/services
  make_debian "$services" trixie
  printf '#!/bin/sh\nexit 101\n' >"$services/usr/sbin/policy-rc.d"
  chmod +x "$services/usr/sbin/policy-rc.d"
  # Older releases have a Caddy without `health_fails`.
  echo 'deb [check-valid-until=no] http://deb.debian.org/debian sid main' >"$services/etc/apt/sources.list.d/sid.list"
  echo 'APT::Default-Release "trixie";' >"$services/etc/apt/apt.conf.d/release"
  add_node "$services"
  quietly chroot "$services" apt-get install -y --no-install-recommends postgresql pgbouncer caddy/sid
  rm -rf "$services"/var/lib/postgresql/* "$services"/etc/postgresql/* "$services"/var/{cache/apt,lib/apt/lists}/*
  quietly npm install --prefix "$services/srv/files" s3rver@3.7.1
  install deploy/try/start-service.sh "$services/usr/local/bin/start-service"
  ln -s start-service "$services/usr/local/bin/minio"
  make_image "$services" localhost/wordhoard-services --entrypoint '["start-service"]'
  rm -rf "$services"
fi

say 'Start'
export DOMAIN=localhost OWNER_PASSWORD=owner SERVING_PASSWORD=serving METRICS_TOKEN=metrics-of-the-trial
export S3_ACCESS_KEY_ID=S3RVER S3_SECRET_ACCESS_KEY=S3RVER
for name in DATABASE POOLER PROXY FILES; do export "${name}_IMAGE=localhost/wordhoard-services"; done
compose() { podman-compose --project-name wordhoard-try --file deploy/compose.yaml "$@"; }
finish() {
  touch "$work/stop"
  wait
  compose down --volumes --timeout 15 >/dev/null 2>&1
  podman network rm wordhoard-try_default >/dev/null 2>&1 || true
  remove_work
}
trap finish EXIT
start=$(date +%s)
quietly compose up --detach
ask() { curl --silent --insecure --max-time 20 "$@"; }
until ask --fail --output /dev/null https://localhost/readyz; do
  (($(date +%s) - start < 900)) || { compose logs; exit 1; }
  sleep 1
done
echo "ready after $(($(date +%s) - start)) s"

say 'Sign up through the proxy'
ask --fail --header 'content-type: application/json' https://localhost/front-auth/sign-up \
  --data '{"username":"reader","email":"reader@words.example","password":"Word+hoard1","learn":"eo"}' | cut -c 1-80

container() { podman ps --quiet --filter label=com.docker.compose.project=wordhoard-try --filter "label=com.docker.compose.service=$1"; }
say 'Backup'
podman exec "$(container backup)" node apps/server/src/cli/main.ts admin backup /backups/try.backup
podman exec "$(container backup)" ls -l /backups

say 'Restart of both servers under requests'
ask_until_stop() {
  while [ ! -e "$work/stop" ]; do
    ask --output /dev/null --write-out '%{http_code}\n' https://localhost/front-general/init-data >>"$work/codes" || true
    sleep 0.1
  done
}
for _ in 1 2 3 4; do ask_until_stop & done
for name in server-1 server-2; do
  sleep 3
  quietly compose restart --timeout 45 "$name"
  until podman healthcheck run "$(container "$name")" >/dev/null 2>&1; do sleep 0.5; done
done
sleep 3
touch "$work/stop"
wait
sort "$work/codes" | uniq --count
if grep --quiet --invert-match '^200$' "$work/codes"; then exit 1; fi
