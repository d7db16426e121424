import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base } from '@playwright/test';
import { Learner } from './learner.ts';

export interface Options {
  /**
   * Whether the browser asks pages to save data. They load the other screens in advance unless it does, which
   * costs as much processor time as all else that a page loads. Journeys that open another screen without a
   * connection set this to `false`.
   */
  savesData: boolean;
}

interface Fixtures {
  /** Opens a browser of its own: another device, or that of another person. The test's end closes it. */
  openBrowser: () => Promise<BrowserContext>;
  /** Starts a browser of its own, which has what it has stored before it was closed. */
  startBrowser: () => Promise<BrowserContext>;
  /** Another person, with a browser of their own. */
  anotherPerson: () => Promise<Learner>;
}

export const test = base.extend<Options & Fixtures>({
  savesData: [true, { option: true }],
  /** Each test has an IP address of its own, so that rate limits do not add up. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => {
    const address = Array.from({ length: 4 }, () => randomInt(1, 250)).join('.');
    await use({ 'x-forwarded-for': address });
  },
  context: async ({ context, savesData }, use) => {
    if (savesData) await saveData(context);
    await use(context);
  },
  openBrowser: async ({ browser, savesData }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      if (savesData) await saveData(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
  startBrowser: async ({ playwright }, use, testInfo) => {
    let context: BrowserContext | undefined;
    await use(async () => {
      context = await playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'));
      return context;
    });
    await context?.close();
  },
  anotherPerson: async ({ openBrowser, locale }, use) => {
    await use(async () => new Learner(await (await openBrowser()).newPage(), locale));
  },
});

/** A journey on a desktop, in Russian and dark. All others are on a phone, in English and light. */
export const desktopTest = test.extend({
  viewport: { width: 1280, height: 900 },
  hasTouch: false,
  locale: 'ru-RU',
  colorScheme: 'dark',
});

/** Makes the pages of a context save data. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator.connection, 'saveData', { value: true });
  });
}
