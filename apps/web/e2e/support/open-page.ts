import { expect, type Page } from '@playwright/test';

/**
 * Opens a page of the app by a link, as most visits continue: loading the app again would take most of the time of
 * a test. The first page is loaded, and so is the same path with another query. Use `page.goto` for what an open app
 * does not see: another session, changed storage, changes on the server.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  const current = page.url();
  if (current === 'about:blank' || new URL(path, current).pathname === new URL(current).pathname) {
    await page.goto(path);
    return;
  }
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page.locator('h1[data-left]'), 'another screen is shown').toHaveCount(0);
}

/** Waits until the whole app is stored on the device. */
export async function waitUntilStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}
