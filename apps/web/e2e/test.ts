import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/** Each learner calls from an address of their own, so that limits by address do not count them together. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => {
    const address = Array.from({ length: 4 }, () => randomInt(1, 250)).join('.');
    await use({ 'x-forwarded-for': address });
  },
});
