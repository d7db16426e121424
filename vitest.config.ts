import { defineConfig } from 'vitest/config';
import { reporters } from './tools/vitest-package.ts';

export default defineConfig({
  test: {
    reporters,
    projects: [
      // They run Biome and dependency-cruiser as processes.
      {
        test: {
          name: 'tools',
          include: ['tools/*.test.ts'],
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      // The start command may have to build first.
      { test: { name: 'e2e', include: ['e2e/*.test.ts'], testTimeout: 300_000 } },
    ],
  },
});
