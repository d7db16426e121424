import { expect, type Page } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { desktopTest as test } from '../support/test.ts';

const list = '/list/de-fruit/en';

const knownMark = (learner: Learner) =>
  learner.rowOf('Apfel').getByRole('button', { name: learner.says('ui.knowingMark.known') });

/** The number of words of the list, as its progress tells. */
async function countWords(page: Page): Promise<number> {
  const bar = page.getByRole('img', { name: /(?:in all|всего: \d+)$/ });
  const label = await bar.getAttribute('aria-label');
  return Number(label?.match(/(\d+)\D*$/)?.[1]);
}

/** Undoes a mark of several words and waits until the server has stored it. */
async function undoMarks(page: Page, learner: Learner): Promise<void> {
  const sent = page.waitForResponse('**/front-review/sync');
  await page.getByRole('button', { name: learner.says('ui.toast.undo') }).click();
  expect((await sent).status()).toBe(200);
}

test('words of a list are marked at once, and one by one and some together with the keyboard alone, which can be undone', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const known = knownMark(learner);
  const undo = page.getByRole('button', { name: learner.says('ui.toast.undo') });
  const markAll = async () => {
    const total = await countWords(page);
    await page.getByRole('button', { name: learner.says('collectionActions.more') }).click();
    await page.getByRole('menuitem', { name: learner.says('wordsMenu.known') }).click();
    const all = learner.says('wordsProgress.progress', { fresh: 0, learning: 0, known: total });
    await expect(page.getByText(all)).toBeVisible();
    await expect(known).toHaveAttribute('aria-pressed', 'true');
  };

  const getMark = (word: string, name: 'learn' | 'learning') =>
    learner.rowOf(word).getByRole('button', { name: learner.says(`ui.knowingMark.${name}`) });
  const getBox = (word: string) =>
    page.getByRole('checkbox', { name: learner.says('ui.wordRow.choose', { word }) });
  const chooseAll = page.getByRole('checkbox', { name: learner.says('selectedWords.all') });

  await test.step('all are marked by a visitor', async () => {
    await page.goto(list);
    await markAll();
    await undo.click();
    await expect(known).toHaveAttribute('aria-pressed', 'false');
    await learner.expectAccessible();
  });

  await test.step('all are marked by a learner', async () => {
    await signUp(context);
    await page.reload();
    await markAll();
    await undoMarks(page, learner);
    await expect(known).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('undoing a mark returns the focus', async () => {
    await known.press('Enter');
    await undo.press('Enter');
    await expect(known).toBeFocused();
    await expect(known).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a shortcut marks the focused word', async () => {
    await page.keyboard.press('k');
    await expect(known).toHaveAttribute('aria-pressed', 'true');
    await undoMarks(page, learner);
  });

  await test.step('some words are selected', async () => {
    const total = await countWords(page);
    await page.getByRole('button', { name: learner.says('collectionActions.more') }).press('Enter');
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
  });

  await test.step('they are marked together, which is undone', async () => {
    await page
      .getByRole('group', { name: learner.says('selectedWords.marks') })
      .getByRole('button', { name: learner.says('selectedWords.saved') })
      .press('Enter');
    await expect(chooseAll).toBeFocused();
    await expect(getBox('Apfel')).not.toBeChecked();
    for (const word of ['Apfel', 'Banane']) {
      await expect(getMark(word, 'learning')).toHaveAttribute('aria-pressed', 'true');
    }
    await undoMarks(page, learner);
    await expect(getMark('Apfel', 'learn')).toHaveAttribute('aria-pressed', 'false');

    await learner.activate(page.getByRole('button', { name: learner.says('selectedWords.done') }));
    await expect(getBox('Apfel')).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: learner.says('collectionActions.more') }),
    ).toBeFocused();
  });

  await test.step('the list is saved', async () => {
    await page
      .getByRole('button', { name: learner.says('collection.add', { kind: 'list' }) })
      .click();
    await expect(page.getByText(learner.says('collection.isAdded'))).toBeVisible();
  });
});
