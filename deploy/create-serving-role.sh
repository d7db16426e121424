#!/bin/sh
# Creates the role of the servers, which reads and changes rows only. PostgreSQL runs this once, on an empty volume.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$SERVING_PASSWORD" <<'SQL'
create role serving login password :'password';
alter role serving set statement_timeout = '10s';
alter role serving set jit = off;
alter role serving set max_parallel_workers_per_gather = 0;
alter role serving set plan_cache_mode = force_generic_plan;
revoke create on schema public from public;
SQL
