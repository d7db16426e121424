import type { Page } from '@playwright/test';

/** Gathers what a page should never do: complain in the console, fail, or ask a host that it need not. */
export function watchPage(page: Page, otherHost?: string): () => string[] {
  const hosts = [process.env['E2E_ORIGIN'], 'null', otherHost];
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!hosts.includes(new URL(request.url()).origin)) {
      complaints.push(`another host: ${request.url()}`);
    }
  });
  return () => complaints;
}
