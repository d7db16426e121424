import formatjs from '@formatjs/unplugin/vite';
import { icons } from '@iconify-json/fluent-emoji-flat';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Plugin } from 'vite';
import { sourceConditions } from '../../../tools/vitest-package.ts';
import { kitReference } from './kit-reference.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // `kitReference` reads components by the compiler, whose types are complete.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The toolbar has a theme switch of its own, and the onboarding of Storybook is not needed.
  features: {
    backgrounds: false,
    changeDetection: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [kitReference(), formatjs({ ast: true, preserveWhitespace: true }), emojiImages()],
      resolve: { conditions: [...sourceConditions, 'module', 'browser', 'development|production'] },
      build: { chunkSizeWarningLimit: 3000 },
    }),
};

export default config;

const prefix = 'virtual:emoji/';

/** `import { image } from 'virtual:emoji/red-apple'` gives the data URL of an emoji, for stories. */
export function emojiImages(): Plugin {
  return {
    name: 'emoji-images',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${prefix}`)
        ? `export const image = ${JSON.stringify(dataUrl(id.slice(prefix.length + 1)))};`
        : undefined,
  };
}

function dataUrl(name: string): string {
  const { width = 16, height = width } = icons;
  const icon = icons.icons[name];
  if (icon === undefined) throw new Error(`There is no emoji "${name}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
