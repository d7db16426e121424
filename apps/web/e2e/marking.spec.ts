import { expect } from '@playwright/test';
import { enter } from './account.ts';
import { Learner } from './learner.ts';
import { test } from './test.ts';

const list = '/list/de-fruit/en';

const knownMark = (learner: Learner) =>
  learner.rowOf('Apfel').getByRole('button', { name: learner.says('ui.knowingMark.known') });

test('all words of a list are marked at once, and as they were before', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const known = knownMark(learner);
  const markAll = async () => {
    const total = Number(await page.getByRole('progressbar').getAttribute('max'));
    await page.getByRole('button', { name: learner.says('wordsMenu.all', { total }) }).click();
    await page.getByRole('menuitem', { name: learner.says('wordsMenu.known') }).click();
    const all = learner.says('wordsProgress.progress', { known: total, total });
    await expect(page.getByText(all)).toBeVisible();
    await expect(known).toHaveAttribute('aria-pressed', 'true');
  };

  await test.step('by a visitor', async () => {
    await page.goto(list);
    await markAll();
    await page.getByRole('button', { name: learner.says('knowing.undo') }).click();
    await expect(known).toHaveAttribute('aria-pressed', 'false');
    await learner.findsNoBarrier();
  });

  await test.step('by a learner', async () => {
    await enter(context);
    await page.reload();
    await markAll();
    await page.getByRole('button', { name: learner.says('knowing.undo') }).click();
    await expect(known).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(known).toHaveAttribute('aria-pressed', 'false');
  });
});

test('some words of a list are chosen and marked together, by keyboard alone', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await enter(context);
  await page.goto(list);
  const markOf = (word: string) =>
    learner.rowOf(word).getByRole('button', { name: learner.says('ui.knowingMark.learn') });
  const boxOf = (word: string) =>
    page.getByRole('checkbox', { name: learner.says('ui.wordRow.choose', { word }) });
  const total = Number(await page.getByRole('progressbar').getAttribute('max'));
  const chooseAll = page.getByRole('checkbox', { name: learner.says('chosenWords.all') });

  await learner.follow(
    page.getByRole('button', { name: learner.says('wordsMenu.all', { total }) }),
  );
  await page.getByRole('menuitem', { name: learner.says('wordsMenu.choose') }).press('Enter');
  await expect(chooseAll).toBeFocused();
  for (const word of ['Apfel', 'Banane']) {
    await learner.reach(boxOf(word));
    await page.keyboard.press('Space');
  }
  await expect(
    page.getByText(learner.says('chosenWords.chosen', { count: 2, total })),
  ).toBeVisible();
  await learner.findsNoBarrier();

  await page
    .getByRole('group', { name: learner.says('chosenWords.marks') })
    .getByRole('button', { name: learner.says('chosenWords.saved') })
    .press('Enter');
  await expect(chooseAll).toBeFocused();
  await expect(boxOf('Apfel')).not.toBeChecked();
  for (const word of ['Apfel', 'Banane']) {
    await expect(markOf(word)).toHaveAttribute('aria-pressed', 'true');
  }
  await learner.follow(page.getByRole('button', { name: learner.says('chosenWords.done') }));
  await expect(boxOf('Apfel')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: learner.says('wordsMenu.all', { total }) }),
  ).toBeFocused();

  await page.getByRole('button', { name: learner.says('knowing.undo') }).click();
  await expect(markOf('Apfel')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(markOf('Banane')).toHaveAttribute('aria-pressed', 'false');
});

test('a key marks the word that has the focus', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/words/de');
  await learner.seesAll();
  const card = page.getByRole('article').first();
  await learner.reach(card.getByRole('link'));
  await page.keyboard.press('k');
  const known = card.getByRole('button', { name: learner.says('ui.knowingMark.known') });
  await expect(known).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: learner.says('knowing.undo') }).click();
  await expect(known).toHaveAttribute('aria-pressed', 'false');
});

test('a mark that does not arrive is taken back, with a word', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await enter(context);
  await page.goto(list);
  const known = knownMark(learner);
  await page.route('**/front-knowing/set', (route) => route.fulfill({ status: 500, body: '{}' }));
  await known.click();
  await expect(page.getByText(learner.says('failure.unknown'))).toBeVisible();
  await expect(known).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: learner.says('knowing.undo') })).toHaveCount(0);
});

test('who undoes a mark by key goes on where they were', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  await enter(context);
  await page.goto(list);
  const known = knownMark(learner);
  await known.press('Enter');
  await page.getByRole('button', { name: learner.says('knowing.undo') }).press('Enter');
  await expect(known).toBeFocused();
  await expect(known).toHaveAttribute('aria-pressed', 'false');
});
