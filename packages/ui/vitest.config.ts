import { defineConfig, mergeConfig } from 'vitest/config';
import workspace from '../../tools/vitest-package.ts';

export default mergeConfig(
  workspace,
  defineConfig({ test: { environment: 'jsdom', setupFiles: ['src/test/set-up.ts'] } }),
);
