import type { Locator, Page } from 'playwright';
import type { Interaction } from './interaction.ts';

/** The most frequent interactions, in the English interface. */
export const interactions: readonly Interaction[] = [
  {
    name: 'mark a word in a list',
    path: '/list/es-fruit/en',
    prepare: (page) => pressing(page.getByRole('button', { name: /Learn/ }).first()),
  },
  {
    name: 'mark a word in the feed',
    path: '/words/es',
    prepare: (page) => pressing(page.getByRole('button', { name: /Learn/ }).first()),
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
    name: 'flip a card',
    path: quiz('cards'),
    prepare: async (page) => {
      await start(page);
      return () => page.keyboard.press('Space');
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
  ...answering('choose an answer', 'multiple-choice', { keys: [], answer: '1', next: ['Enter'] }),
  ...answering('grade a card', 'cards', { keys: ['Space'], answer: '2', next: [] }),
  ...answering(
    'match a pair',
    'match-up',
    { keys: ['1'], answer: 'a', next: [] },
    { keys: ['2'], answer: 'b' },
  ),
  ...answering('check a spelling', 'spelling', {
    keys: [...'manza'],
    answer: 'Enter',
    next: ['Enter'],
  }),
];

interface AnswerSteps {
  keys: readonly string[];
  answer: string;
  /** The keys that lead to the next question. */
  next: readonly string[];
}

/** The first answer of a round also runs code that has never run before. */
function answering(
  name: string,
  kind: string,
  { keys, answer, next }: AnswerSteps,
  again: Omit<AnswerSteps, 'next'> = { keys, answer },
): Interaction[] {
  const path = quiz(kind);
  const first: Interaction['prepare'] = async (page) => {
    await start(page);
    await pressAll(page, keys);
    return () => page.keyboard.press(answer);
  };
  const second: Interaction['prepare'] = async (page) => {
    const answerFirst = await first(page);
    await answerFirst();
    await pressAll(page, [...next, ...again.keys]);
    return () => page.keyboard.press(again.answer);
  };
  return [
    { name: `${name}, the first time`, path, prepare: first },
    { name: `${name}, again`, path, prepare: second },
  ];
}

/** Waits before each key, so that the screen can follow. */
async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.waitForTimeout(300);
    await page.keyboard.press(key);
  }
  await page.waitForTimeout(300);
}

function quiz(kind: string): string {
  return `/quiz/es-fruit/en?kind=${kind}&count=20&seed=7`;
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Practise', exact: true }).click();
  await page.waitForURL(/quiz\/play/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Milliseconds that a finger rests on a button. */
const press = 80;

/** Finds the target beforehand, because a finger needs no time to find it. */
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
