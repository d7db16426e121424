import { defineConfig } from 'vitest/config';

/** Tests import the source of workspace packages: they need no build. */
export const sourceConditions = ['@wordhoard/source'];

/** `pnpm test` reads the report to name the slowest files. */
export const reporters: ['default', ['json', { outputFile: string }]] = [
  'default',
  ['json', { outputFile: 'reports/vitest.json' }],
];

export default defineConfig({
  resolve: { conditions: [...sourceConditions, 'module', 'development|production'] },
  ssr: {
    resolve: { conditions: [...sourceConditions, 'module', 'node', 'development|production'] },
  },
  test: {
    reporters,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    // Loading the modules again for each file takes up to five times as long as the tests.
    isolate: false,
    // Each worker loads them, and jsdom: with two, the web app's tests take three times the processor time that one takes.
    maxWorkers: 1,
    unstubGlobals: true,
    typecheck: { enabled: false },
    // Generous, so that a busy machine does not fail a test.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
