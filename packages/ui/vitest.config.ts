import { defineConfig, mergeConfig, type Plugin } from 'vitest/config';
import workspace from '../../tools/vitest-package.ts';

export default mergeConfig(
  workspace,
  defineConfig({
    plugins: [emptyImages()],
    test: {
      environment: 'jsdom',
      setupFiles: ['src/test/set-up.ts'],
      // jsdom parses single rules instead of the whole style sheet after each new component.
      env: { SC_DISABLE_SPEEDY: 'false' },
    },
  }),
);

/** Only the build of Storybook loads the images of stories. */
function emptyImages(): Plugin {
  const isImage = (id: string) => id.startsWith('virtual:emoji/');
  return {
    name: 'empty-images',
    resolveId: (id) => (isImage(id) ? id : undefined),
    load: (id) => (isImage(id) ? "export const image = '';" : undefined),
  };
}
