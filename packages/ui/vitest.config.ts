import { defineConfig, mergeConfig } from 'vitest/config';
import workspace from '../../tools/vitest-package.ts';

export default mergeConfig(
  workspace,
  defineConfig({
    test: {
      environment: 'jsdom',
      setupFiles: ['src/test/set-up.ts'],
      // jsdom parses single rules instead of the whole style sheet after each new component.
      env: { SC_DISABLE_SPEEDY: 'false' },
    },
  }),
);
