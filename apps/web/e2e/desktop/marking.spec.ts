import { expect, type Page } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

const list = '/list/de-fruit/en';

const knownMark = (learner: Learner) =>
  learner.rowOf('Apfel').getByRole('button', { name: learner.says('ui.knowingMark.known') });

/** Undoes a mark of several words and waits until the server has stored it. */
async function undoMarks(page: Page, learner: Learner): Promise<void> {
  const restored = page.waitForResponse('**/front-knowing/restore');
  await page.getByRole('button', { name: learner.says('ui.toast.undo') }).click();
  expect((await restored).status()).toBe(200);
}

test('all words of a list are marked at once, which can be undone', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const known = knownMark(learner);
  const markAll = async () => {
    const total = Number(await page.getByRole('progressbar').getAttribute('max'));
    await page.getByRole('button', { name: learner.says('collectionActions.more') }).click();
    await page.getByRole('menuitem', { name: learner.says('wordsMenu.known') }).click();
    const all = learner.says('wordsProgress.progress', { known: total, total });
    await expect(page.getByText(all)).toBeVisible();
    await expect(known).toHaveAttribute('aria-pressed', 'true');
  };

  await test.step('by a visitor', async () => {
    await page.goto(list);
    await markAll();
    await page.getByRole('button', { name: learner.says('ui.toast.undo') }).click();
    await expect(known).toHaveAttribute('aria-pressed', 'false');
    await learner.expectAccessible();
  });

  await test.step('by a learner', async () => {
    await signUp(context);
    await page.reload();
    await markAll();
    await undoMarks(page, learner);
    await expect(known).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(known).toHaveAttribute('aria-pressed', 'false');
  });
});

test('some words of a list are selected and marked together, with the keyboard alone', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  await page.goto(list);
  const getMark = (word: string) =>
    learner.rowOf(word).getByRole('button', { name: learner.says('ui.knowingMark.learn') });
  const getBox = (word: string) =>
    page.getByRole('checkbox', { name: learner.says('ui.wordRow.choose', { word }) });
  const total = Number(await page.getByRole('progressbar').getAttribute('max'));
  const chooseAll = page.getByRole('checkbox', { name: learner.says('selectedWords.all') });

  await learner.activate(
    page.getByRole('button', { name: learner.says('collectionActions.more') }),
  );
  await page.getByRole('menuitem', { name: learner.says('wordsMenu.select') }).press('Enter');
  await expect(chooseAll).toBeFocused();
  for (const word of ['Apfel', 'Banane']) {
    await learner.tabTo(getBox(word));
    await page.keyboard.press('Space');
  }
  await expect(
    page.getByText(learner.says('selectedWords.selected', { count: 2, total })),
  ).toBeVisible();
  await learner.expectAccessible();

  await page
    .getByRole('group', { name: learner.says('selectedWords.marks') })
    .getByRole('button', { name: learner.says('selectedWords.saved') })
    .press('Enter');
  await expect(chooseAll).toBeFocused();
  await expect(getBox('Apfel')).not.toBeChecked();
  for (const word of ['Apfel', 'Banane']) {
    await expect(getMark(word)).toHaveAttribute('aria-pressed', 'true');
  }
  await undoMarks(page, learner);
  await expect(getMark('Apfel')).toHaveAttribute('aria-pressed', 'false');

  await learner.activate(page.getByRole('button', { name: learner.says('selectedWords.done') }));
  await expect(getBox('Apfel')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: learner.says('collectionActions.more') }),
  ).toBeFocused();
  await page.reload();
  await expect(getMark('Banane')).toHaveAttribute('aria-pressed', 'false');
});

test('a shortcut marks the focused word', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/words/de');
  await learner.waitUntilLoaded();
  const card = page.getByRole('article').first();
  await learner.tabTo(card.getByRole('link'));
  await page.keyboard.press('k');
  const known = card.getByRole('button', { name: learner.says('ui.knowingMark.known') });
  await expect(known).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: learner.says('ui.toast.undo') }).click();
  await expect(known).toHaveAttribute('aria-pressed', 'false');
});

test('a mark that the server refuses is reverted with a message', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  await page.goto(list);
  const known = knownMark(learner);
  await page.route('**/front-knowing/set-many', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await known.click();
  await expect(page.getByText(learner.says('failure.unknown'))).toBeVisible();
  await expect(known).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: learner.says('ui.toast.undo') })).toHaveCount(0);
});

test('undoing a mark with the keyboard returns the focus', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  await page.goto(list);
  const known = knownMark(learner);
  await known.press('Enter');
  await page.getByRole('button', { name: learner.says('ui.toast.undo') }).press('Enter');
  await expect(known).toBeFocused();
  await expect(known).toHaveAttribute('aria-pressed', 'false');
});
