import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/** Each test has an IP address of its own, so that rate limits do not add up. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => {
    const address = Array.from({ length: 4 }, () => randomInt(1, 250)).join('.');
    await use({ 'x-forwarded-for': address });
  },
});
