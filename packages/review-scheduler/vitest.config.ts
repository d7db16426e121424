import { defineConfig, mergeConfig } from 'vitest/config';
import shared from '../../tools/vitest-package.ts';

export default mergeConfig(shared, defineConfig({ test: { include: ['bench/**/*.test.ts'] } }));
