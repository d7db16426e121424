import { defineConfig } from 'vitest/config';

/** Tests run from the source of every workspace package, so nothing has to be built before them. */
export const sourceConditions = ['@wordhoard/source'];

export default defineConfig({
  resolve: { conditions: [...sourceConditions, 'module', 'development|production'] },
  ssr: {
    resolve: { conditions: [...sourceConditions, 'module', 'node', 'development|production'] },
  },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    typecheck: { enabled: false },
    // Far from what any test takes: a busy machine is no failure.
    testTimeout: 60_000,
  },
});
