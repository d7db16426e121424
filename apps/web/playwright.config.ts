import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium.ts';
import { client } from '../server/test/open-id-provider.ts';
import { telegramVariables } from '../server/test/telegram-login.ts';
import { adminEmail } from './e2e/account.ts';

// Playwright's workers read this file again: what the first one has chosen, they inherit.
process.env['E2E_DATA_DIRECTORY'] ??= mkdtempSync(join(tmpdir(), 'wordhoard-e2e-'));
const port = Number(process.env['E2E_PORT'] ?? 3917);
process.env['E2E_ORIGIN'] = `http://localhost:${port}`;
const googlePort = port + 1;
const google = `http://127.0.0.1:${googlePort}`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/make-admin.ts',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: process.env['E2E_ORIGIN'],
    launchOptions: { executablePath: findChromium(), args: chromiumArguments() },
  },
  projects: [
    { name: 'English on a phone', use: { ...phone, locale: 'en-GB' } },
    { name: 'Russian on a desktop', use: { ...desktop, locale: 'ru-RU', colorScheme: 'dark' } },
  ],
  webServer: [
    {
      command: 'exec node --conditions=@wordhoard/source e2e/google.ts',
      url: `${google}/.well-known/openid-configuration`,
      env: { PORT: `${googlePort}`, E2E_ORIGIN: process.env['E2E_ORIGIN'] },
      stderr: 'ignore',
      timeout: 180_000,
    },
    {
      command: 'exec node --conditions=@wordhoard/source e2e/serve.ts',
      url: `http://localhost:${port}/front-general/init-data`,
      env: {
        PORT: `${port}`,
        DATA_DIRECTORY: process.env['E2E_DATA_DIRECTORY'],
        ADMIN_EMAIL: adminEmail,
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '1',
        GOOGLE_ISSUER: google,
        GOOGLE_CLIENT_ID: client.id,
        GOOGLE_CLIENT_SECRET: client.secret,
        ...telegramVariables,
      },
      stdout: 'ignore',
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
