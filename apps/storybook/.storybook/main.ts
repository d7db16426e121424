import formatjs from '@formatjs/unplugin/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sourceConditions } from '../../../tools/vitest-package.ts';
import { emojiImages } from '../emoji-images.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
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
      plugins: [formatjs({ ast: true }), emojiImages()],
      resolve: { conditions: [...sourceConditions, 'module', 'browser', 'development|production'] },
      build: { chunkSizeWarningLimit: 3000 },
    }),
};

export default config;
