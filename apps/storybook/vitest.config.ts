import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from '../../tools/chromium.ts';

/** Interactions look for English texts, so they are played in English only. */
const rounds = [
  { name: 'light, English', theme: 'light', locale: 'en', exclude: [] },
  { name: 'dark, Russian', theme: 'dark', locale: 'ru', exclude: ['interaction'] },
];

export default defineConfig({
  test: {
    projects: rounds.map(({ name, theme, locale, exclude }) => ({
      plugins: [storybookTest({ tags: { exclude } })],
      test: {
        name,
        env: { STORY_THEME: theme, STORY_LOCALE: locale },
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({
            launchOptions: { executablePath: findChromium(), args: chromiumArguments() },
            contextOptions: { reducedMotion: 'reduce' },
          }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
});
