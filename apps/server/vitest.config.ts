import { defineConfig, mergeConfig, type UserWorkspaceConfig } from 'vitest/config';
import packageConfig, { sourceConditions } from '../../tools/vitest-package.ts';

/** The suite that speaks to a database runs once on each kind; all else, once. */
const onDatabase = ['src/**/routes.test.ts', 'src/**/*.database.test.ts'];

/** Vitest runs the global set-up in an environment of its own, with conditions of its own. */
const setupEnvironment = {
  __vitest__: { resolve: { conditions: [...sourceConditions, 'module', 'node'] } },
};

const project = (test: UserWorkspaceConfig['test']) =>
  mergeConfig(packageConfig, {
    environments: setupEnvironment,
    test: { ...test, isolate: false, testTimeout: 20_000, hookTimeout: 60_000 },
  });

const embedded = project({
  name: 'embedded',
  include: ['src/**/*.test.ts'],
  globalSetup: 'test/embedded-template.ts',
});
const postgres = project({
  name: 'postgres',
  include: onDatabase,
  globalSetup: 'test/postgres-template.ts',
});

const projects = process.env['TEST_DATABASE_URL'] ? [embedded, postgres] : [embedded];

export default defineConfig({ test: { projects } });
