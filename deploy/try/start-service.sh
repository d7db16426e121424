#!/usr/bin/env bash
# Starts a service of compose.yaml in the image of try-compose.sh. It takes the same variables and folders as the image that
# compose.yaml names.
set -euo pipefail

start_database() {
  local data=/var/lib/postgresql/data
  PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
  as_postgres() { runuser -u postgres -- env PATH="$PATH" "$@"; }
  mkdir -p "$data" /run/postgresql
  chown postgres "$data" /run/postgresql
  if [ ! -e "$data/PG_VERSION" ]; then
    local password
    password=$(mktemp)
    echo "$POSTGRES_PASSWORD" >"$password"
    chown postgres "$password"
    as_postgres initdb -D "$data" --username "$POSTGRES_USER" --auth-local trust --auth-host scram-sha-256 --encoding UTF8 \
      --locale C.UTF-8 --pwfile "$password" >/dev/null
    rm "$password"
    echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
    as_postgres pg_ctl -D "$data" -w -s -o '-c listen_addresses=' start
    createdb --username "$POSTGRES_USER" "$POSTGRES_DB"
    for script in /docker-entrypoint-initdb.d/*.sh; do as_postgres "$script"; done
    as_postgres pg_ctl -D "$data" -w -s -m fast stop
  fi
  exec runuser -u postgres -- "$(command -v postgres)" -D "$data" -c 'listen_addresses=*'
}

start_pooler() {
  local settings
  settings=$(mktemp -d)
  cat >"$settings/pgbouncer.ini" <<INI
[databases]
$DB_NAME = host=$DB_HOST
[pgbouncer]
listen_addr = *
listen_port = $LISTEN_PORT
unix_socket_dir =
auth_type = $AUTH_TYPE
auth_file = $settings/users
pool_mode = $POOL_MODE
default_pool_size = $DEFAULT_POOL_SIZE
max_client_conn = $MAX_CLIENT_CONN
max_prepared_statements = $MAX_PREPARED_STATEMENTS
INI
  echo "\"$DB_USER\" \"$DB_PASSWORD\"" >"$settings/users"
  chown -R postgres "$settings"
  exec runuser -u postgres -- pgbouncer "$settings/pgbouncer.ini"
}

start_files() {
  exec node /srv/files/node_modules/s3rver/bin/s3rver.js --address 0.0.0.0 --port 9000 --directory "$2"
}

case ${0##*/} in
  minio) start_files "$@" ;;
  *)
    if [ -n "${POSTGRES_DB:-}" ]; then start_database
    elif [ -n "${DB_HOST:-}" ]; then start_pooler
    else XDG_DATA_HOME=/data exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile
    fi ;;
esac
