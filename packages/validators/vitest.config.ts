import { defineConfig, mergeConfig } from 'vitest/config';
import shared from '../../tools/vitest-package.ts';

// Pure functions leave no state behind, so test files may share a worker, which saves most of the run time.
export default mergeConfig(shared, defineConfig({ test: { isolate: false } }));
