import type { Locator, Page } from 'playwright';
import type { Interaction } from './interaction.ts';

/** What a learner does most, in the English interface. */
export const interactions: readonly Interaction[] = [
  {
    name: 'mark a word in a list',
    path: '/list/es-fruit/en',
    prepare: (page) => pressing(page.getByRole('button', { name: /To learn/ }).first()),
  },
  {
    name: 'mark a word in the feed',
    path: '/words/es',
    prepare: (page) => pressing(page.getByRole('button', { name: /To learn/ }).first()),
  },
  {
    name: 'type in the search',
    path: '/search',
    prepare: (page) => typing(page.getByRole('combobox'), 'manza'),
  },
  {
    name: 'type in the word feed',
    path: '/words/es',
    prepare: (page) => typing(page.getByRole('searchbox'), 'manza'),
  },
  {
    name: 'choose an answer',
    path: quiz('multiple-choice'),
    prepare: async (page) => {
      await start(page);
      return () => page.keyboard.press('1');
    },
  },
  {
    name: 'turn a card',
    path: quiz('cards'),
    prepare: async (page) => {
      await start(page);
      return () => page.keyboard.press('Space');
    },
  },
  {
    name: 'judge a card',
    path: quiz('cards'),
    prepare: async (page) => {
      await start(page);
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'I knew it' }).waitFor();
      return () => page.keyboard.press('2');
    },
  },
  {
    name: 'join a pair',
    path: quiz('match-up'),
    prepare: async (page) => {
      await start(page);
      await page.keyboard.press('1');
      return () => page.keyboard.press('a');
    },
  },
  {
    name: 'place a letter',
    path: quiz('letter-match'),
    prepare: async (page) => {
      await start(page);
      const letters = page.getByRole('group').last().getByRole('button');
      return pressing(letters.first());
    },
  },
  {
    name: 'check a spelling',
    path: quiz('spelling'),
    prepare: async (page) => {
      await start(page);
      await page.keyboard.type('manza');
      return () => page.keyboard.press('Enter');
    },
  },
];

function quiz(kind: string): string {
  return `/quiz/es-fruit/en?kind=${kind}&count=20&seed=7`;
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/quiz\/play/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Milliseconds that a finger rests on what it presses. */
const press = 80;

/** A finger knows where it goes: the search for the place is none of the interaction. */
async function pressing(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not on the screen`);
  return () =>
    target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: press });
}

async function typing(field: Locator, text: string): Promise<() => Promise<void>> {
  await field.first().focus();
  return () => field.page().keyboard.type(text, { delay: 150 });
}
