import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, crowdedArguments, findChromium } from '../../tools/chromium.ts';
import { client } from '../server/test/open-id-provider.ts';
import { telegramVariables } from '../server/test/telegram-login.ts';
import { adminEmail } from './e2e/support/account.ts';

// Playwright's workers read this file again: they inherit what the main process has chosen.
process.env['E2E_DATA_DIRECTORY'] ??= mkdtempSync(join(tmpdir(), 'wordhoard-e2e-'));
const port = Number(process.env['E2E_PORT'] ?? 3917);
process.env['E2E_ORIGIN'] = `http://localhost:${port}`;
const googlePort = port + 1;
const socialPort = port + 2;
process.env['E2E_SOCIAL_NETWORK'] = `http://127.0.0.1:${socialPort}`;
const socialApi = `http://127.0.0.1:${socialPort + 1}`;
const google = `http://127.0.0.1:${googlePort}`;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/create-admin.ts',
  // Tests wait for the server, for timers and for what they look for. Starting a worker and its browser takes as long as a journey.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // The longest journeys take a minute; a busy machine may need several times as long.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: process.env['E2E_ORIGIN'],
    launchOptions: {
      executablePath: findChromium(),
      // The fake microphone plays beeps and needs no permission. Other arguments for one test would start another browser.
      args: [
        ...chromiumArguments(),
        ...crowdedArguments,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
    // Storing the whole app costs as much processor time as the rest of a page. The journeys about that allow it.
    serviceWorkers: 'block',
    // An action that waits for ever would end without telling what it waits for.
    actionTimeout: 60_000,
    // Drawing animations takes a twelfth of the processor time of a page.
    contextOptions: { reducedMotion: 'reduce' },
    // The look of most journeys. Those of `desktopTest` have another, without a project: each would start its own workers.
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    colorScheme: 'light',
  },
  webServer: [
    {
      command: 'exec node --conditions=@wordhoard/source e2e/support/google.ts',
      url: `${google}/.well-known/openid-configuration`,
      env: { PORT: `${googlePort}`, E2E_ORIGIN: process.env['E2E_ORIGIN'] },
      stderr: 'ignore',
      timeout: 180_000,
    },
    {
      command: 'exec node --conditions=@wordhoard/source e2e/support/social-network.ts',
      url: process.env['E2E_SOCIAL_NETWORK'],
      env: { PORT: `${socialPort}`, API_PORT: `${socialPort + 1}` },
      timeout: 180_000,
    },
    {
      command: 'exec node --conditions=@wordhoard/source e2e/support/serve.ts',
      url: `http://localhost:${port}/front-general/init-data`,
      env: {
        PORT: `${port}`,
        DATA_DIRECTORY: process.env['E2E_DATA_DIRECTORY'],
        ADMIN_EMAIL: adminEmail,
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '1',
        ESPEAK: 'not-installed',
        FLITE: 'not-installed',
        GOOGLE_ISSUER: google,
        GOOGLE_CLIENT_ID: client.id,
        GOOGLE_CLIENT_SECRET: client.secret,
        CHANNEL_KEY: randomBytes(32).toString('base64'),
        TELEGRAM_API_URL: socialApi,
        ALLOW_PRIVATE_CHANNELS: 'true',
        ...telegramVariables,
      },
      stdout: 'ignore',
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
