export { default } from '../../tools/vitest-package.ts';
