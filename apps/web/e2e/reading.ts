import { expect, type Locator } from '@playwright/test';
import type { Learner } from './learner.ts';

/** What a screen reader says of one thing: what it is, how it is called, and how it stands. */
export const named = (role: string, name: string, state = ''): string =>
  `'${role} ${JSON.stringify(name).replaceAll("'", "''")}${state && ` [${state}]`}'`;

/** One thing with others in it. */
export const holding = (thing: string, parts: readonly string[]): string =>
  [`${thing}:`, ...parts].join('\n    - ');

export const said = (text: string): string => `paragraph: ${JSON.stringify(text)}`;

/** What is said as soon as it is there. */
export const announced = (text: string): string => `status: ${JSON.stringify(text)}`;

/** A screen reader finds these things one after the other, and nobody meets a barrier. */
export async function reads(learner: Learner, things: readonly string[]): Promise<void> {
  await readsIn(learner.page.getByRole('main'), things);
  await learner.findsNoBarrier();
}

export async function readsIn(place: Locator, things: readonly string[]): Promise<void> {
  await expect(place).toMatchAriaSnapshot(things.map((thing) => `- ${thing}`).join('\n'));
}
