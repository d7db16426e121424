import { expect, type Locator, type Page } from '@playwright/test';
import { Learner } from './learner.ts';
import { meaningsOf } from './meanings.ts';
import { test } from './test.ts';

/** The two columns of a board, and which tiles belong together. */
class MatchTable {
  readonly page: Page;
  readonly words: Locator;
  readonly answers: Locator;
  readonly news: Locator;
  readonly #meanings: ReadonlyMap<string, string>;

  constructor(page: Page, meanings: ReadonlyMap<string, string>) {
    const columns = page.getByRole('main').getByRole('group');
    this.page = page;
    this.words = columns.nth(0).getByRole('button');
    this.answers = columns.nth(1).getByRole('button');
    this.news = page.getByRole('main').getByRole('status');
    this.#meanings = meanings;
  }

  /** The place of the answer to each word, as the columns lie. */
  async places(): Promise<number[]> {
    const texts = async (tiles: Locator) => {
      await expect(tiles.first()).toBeVisible();
      // A tile that was found tells its partner, too.
      return tiles.evaluateAll((all) =>
        all.map((tile) => tile.querySelector('[lang]')?.textContent ?? ''),
      );
    };
    const answers = await texts(this.answers);
    return (await texts(this.words)).map((word) => answers.indexOf(`${this.#meanings.get(word)}`));
  }

  async join(word: number, answer: number): Promise<void> {
    await this.page.keyboard.press(`${word + 1}`);
    await this.page.keyboard.press('ABCDEF'[answer] ?? '');
  }

  async joinAll(): Promise<void> {
    for (const [word, answer] of (await this.places()).entries()) await this.join(word, answer);
  }
}

async function startMatchUp(learner: Learner, count: number): Promise<MatchTable> {
  const { page } = learner;
  const meanings = await meaningsOf(page, 'es-fruit');
  await page.goto(`/quiz/es-fruit/en?kind=match-up&count=${count}`);
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    learner.says('ui.matchUpBoard.task'),
  );
  return new MatchTable(page, meanings);
}

test('pairs are found by keys on two boards, and a wrong one counts once', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const table = await startMatchUp(learner, 7);
  await learner.findsNoBarrier();
  const places = await table.places();

  await test.step('a wrong pair is told, and can be found after all', async () => {
    await table.join(0, places[1] ?? 0);
    await expect(table.news).toContainText(learner.says('ui.matchUpFoot.miss'));
    await learner.findsNoBarrier();
    await table.join(0, places[0] ?? 0);
    await expect(page.getByText('1 / 7')).toBeVisible();
  });

  await test.step('an answer is taken back, and a reload keeps the board', async () => {
    await table.join(1, places[1] ?? 0);
    await expect(page.getByText('2 / 7')).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByText('1 / 7')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 / 7')).toBeVisible();
    expect(await table.places()).toEqual(places);
  });

  for (const [word, answer] of places.entries()) if (word > 0) await table.join(word, answer);
  await learner.findsNoBarrier();
  await page.keyboard.press('Enter');
  await expect(table.words).toHaveCount(2);
  await table.joinAll();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    learner.says('ui.quizResult.score', { right: 6, total: 7 }),
  );
  await learner.findsNoBarrier();
});

test('pairs are found by a tap and by dragging, and shown to who passes', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const table = await startMatchUp(learner, 4);
  const places = await table.places();
  await table.words.nth(0).click();
  await table.answers.nth(places[0] ?? 0).click();
  await expect(page.getByText('1 / 4')).toBeVisible();

  const [from, to] = await Promise.all([
    table.words.nth(1).boundingBox(),
    table.answers.nth(places[1] ?? 0).boundingBox(),
  ]);
  if (from === null || to === null) throw new Error('There is no tile to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('2 / 4')).toBeVisible();

  await page.getByRole('button', { name: learner.says('ui.verdictFoot.pass') }).click();
  await expect(page.getByText('4 / 4')).toBeVisible();
  await page.getByRole('button', { name: learner.says('ui.verdictFoot.next') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    learner.says('ui.quizResult.score', { right: 2, total: 4 }),
  );
});
