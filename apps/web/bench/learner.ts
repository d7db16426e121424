import type { Browser, BrowserContext } from 'playwright';

/** What the browser of a learner keeps: the session and the practice. */
export type StoredLearner = Awaited<ReturnType<BrowserContext['storageState']>>;

const savedWords = 3;

/** Signs up and saves some words. */
export async function storeLearner(browser: Browser, origin: string): Promise<StoredLearner> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/sign-up`);
  await page.getByLabel('Username').fill('measured');
  await page.getByLabel('Email').fill('measured@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Word+hoard1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.goto(`${origin}/list/es-fruit/en`);
  const words = page.getByRole('listitem');
  for (let index = 0; index < savedWords; index += 1) {
    const synchronised = page.waitForResponse(/front-review\/sync$/);
    await words.getByRole('button', { name: 'Learn', exact: true }).nth(index).click();
    await synchronised;
  }
  const stored = await context.storageState({ indexedDB: true });
  await context.close();
  return stored;
}
