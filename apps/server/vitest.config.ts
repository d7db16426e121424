import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { sourceConditions } from '../../tools/vitest-package.ts';

/** What speaks to a database as the API does runs on each kind; the rest of a kind's own, on it. */
const onAnyDatabase = ['src/**/routes.test.ts', 'src/**/*.database.test.ts'];
const onServerOnly = ['src/**/*.postgres.test.ts'];

const resolve = { conditions: [...sourceConditions, 'node', 'development|production'] };

/** Vitest runs the global set-up in an environment of its own, with conditions of its own. */
const project = (test: UserWorkspaceConfig['test']): UserWorkspaceConfig => ({
  resolve,
  ssr: { resolve },
  environments: { __vitest__: { resolve } },
  test: { ...test, isolate: false, testTimeout: 120_000, hookTimeout: 120_000 },
});

const embedded = project({
  name: 'embedded',
  include: ['src/**/*.test.ts'],
  exclude: onServerOnly,
  globalSetup: 'test/embedded-template.ts',
});
const postgres = project({
  name: 'postgres',
  include: [...onAnyDatabase, ...onServerOnly],
  globalSetup: 'test/postgres-template.ts',
});

const projects = process.env['TEST_DATABASE_URL'] ? [embedded, postgres] : [embedded];

// The tests wait for databases as much as they work: as many at once as there are processors.
export default defineConfig({ test: { projects, maxWorkers: '100%' } });
