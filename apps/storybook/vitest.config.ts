import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, crowdedArguments, findChromium } from '../../tools/chromium.ts';
import { reporters } from '../../tools/vitest-package.ts';

export default defineConfig({
  plugins: [storybookTest()],
  test: {
    reporters,
    // One page for all files takes less than half the time. Every story unmounts what it renders.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath: findChromium(),
          args: [...chromiumArguments(), ...crowdedArguments],
        },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
