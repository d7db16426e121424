import type { Page } from '@playwright/test';

/** Gathers what a page should never do: complain in the console, fail, or call another host. */
export function watchPage(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    const isOurs = origin === process.env['E2E_ORIGIN'] || origin === 'null';
    if (!isOurs) complaints.push(`another host: ${request.url()}`);
  });
  return () => complaints;
}
