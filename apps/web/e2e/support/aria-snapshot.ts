import { expect, type Locator } from '@playwright/test';
import type { Learner } from './learner.ts';

/** A line of an ARIA snapshot: role, name and state. */
export const named = (role: string, name: string, state = ''): string =>
  `'${role} ${JSON.stringify(name).replaceAll("'", "''")}${state && ` [${state}]`}'`;

/** A line with children. */
export const holding = (thing: string, parts: readonly string[]): string =>
  [`${thing}:`, ...parts].join('\n    - ');

export const said = (text: string): string => `paragraph: ${JSON.stringify(text)}`;

/** The text of a live region. */
export const announced = (text: string): string => `status: ${JSON.stringify(text)}`;

/** Checks the accessibility tree of the main landmark, and its accessibility. */
export async function reads(learner: Learner, things: readonly string[]): Promise<void> {
  await readsIn(learner.page.getByRole('main'), things);
  await learner.expectAccessible();
}

export async function readsIn(element: Locator, things: readonly string[]): Promise<void> {
  await expect(element).toMatchAriaSnapshot(things.map((thing) => `- ${thing}`).join('\n'));
}
