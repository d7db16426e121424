import type { Page } from '@playwright/test';

/**
 * Collects console errors, uncaught errors and requests to other hosts.
 * The console error of a page that itself has the status 404 is expected.
 */
export function collectPageProblems(page: Page, otherHost?: string): () => string[] {
  const hosts = [process.env['E2E_ORIGIN'], 'null', otherHost];
  const problems: string[] = [];
  const missingPages = new Set<string>();
  page.on('console', (message) => {
    if (message.type() !== 'error' || missingPages.has(message.location().url)) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const isMissing = response.request().isNavigationRequest() && response.status() === 404;
    if (isMissing) missingPages.add(response.url());
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!hosts.includes(new URL(request.url()).origin)) {
      problems.push(`another host: ${request.url()}`);
    }
  });
  return () => problems;
}
