import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { reporters, sourceConditions } from '../../tools/vitest-package.ts';
import './src/resolve-once.ts';

const everything = ['src/**/*.test.ts'];
const serverOnly = ['src/**/*.postgres.test.ts'];
/**
 * Features that use most of what the databases could do differently: search, transactions, dates and jobs. `main.test.ts`
 * signs up and in on the embedded database. One worker runs them: each would load the whole server.
 */
const journeys = [
  'src/features/{list,search}/routes.test.ts',
  'src/features/review/sync-events.database.test.ts',
];

const resolve = { conditions: [...sourceConditions, 'node', 'development|production'] };

// Each worker loads the server.
const execArgv = ['--import', fileURLToPath(new URL('src/resolve-once.ts', import.meta.url))];

/** Vitest runs the global set-up in an environment of its own, with conditions of its own. */
const project = (test: UserWorkspaceConfig['test']): UserWorkspaceConfig => ({
  resolve,
  ssr: { resolve },
  environments: { __vitest__: { resolve } },
  test: { ...test, execArgv, isolate: false, testTimeout: 120_000, hookTimeout: 120_000 },
});

const embedded = (test: UserWorkspaceConfig['test']) =>
  project({ ...test, name: 'embedded', globalSetup: 'test/embedded-template.ts' });
const postgres = (test: UserWorkspaceConfig['test']) =>
  project({ ...test, name: 'postgres', globalSetup: 'test/postgres-template.ts' });

/**
 * The whole suite runs on the PostgreSQL server that is named, and some journeys on the embedded database too.
 * Without a server, all of it runs on the embedded database. Tests of the embedded database itself
 * (connection, lock, restart, full disk) open their own, wherever they run.
 */
const projects = process.env['TEST_DATABASE_URL']
  ? [
      postgres({ include: everything }),
      embedded({ include: journeys, fileParallelism: false, sequence: { groupOrder: 1 } }),
    ]
  : [embedded({ include: everything, exclude: serverOnly })];

// Processes that tests start load their compiled modules from here.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('node_modules/.cache/node', import.meta.url),
);

// Tests often wait for the database and for processes: more workers than processors keep all of them busy.
const maxWorkers = availableParallelism() + 2;
export default defineConfig({ test: { projects, maxWorkers, reporters } });
