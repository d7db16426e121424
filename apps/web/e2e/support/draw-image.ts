import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** An image with unique content. */
export async function drawImage(page: Page): Promise<Buffer> {
  const easel = await page.context().newPage();
  await easel.setContent(`<h1 style="font: 12vw serif">${randomUUID()}</h1>`);
  const picture = await easel.screenshot();
  await easel.close();
  return picture;
}
