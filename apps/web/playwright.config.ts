import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium.ts';

// Playwright's workers read this file again: what the first one has chosen, they inherit.
process.env['E2E_DATA_DIRECTORY'] ??= mkdtempSync(join(tmpdir(), 'wordhoard-e2e-'));
const port = Number(process.env['E2E_PORT'] ?? 3917);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments() },
  },
  projects: [
    { name: 'English on a phone', use: { ...phone, locale: 'en-GB' } },
    { name: 'Russian on a phone', use: { ...phone, locale: 'ru-RU', colorScheme: 'dark' } },
    { name: 'English on a desktop', use: { ...desktop, locale: 'en-GB', colorScheme: 'dark' } },
    { name: 'Russian on a desktop', use: { ...desktop, locale: 'ru-RU' } },
  ],
  webServer: {
    command: 'exec node --conditions=@wordhoard/source ../server/src/main.ts',
    url: `http://localhost:${port}/front-general/init-data`,
    env: {
      PORT: `${port}`,
      DATA_DIRECTORY: process.env['E2E_DATA_DIRECTORY'],
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '1',
    },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
