import { expect, type Locator, type Page } from '@playwright/test';
import { Learner } from './learner.ts';
import { test } from './test.ts';

/** A quiz of cards over three words of a list. */
async function startCards(learner: Learner): Promise<void> {
  const { page } = learner;
  await page.goto('/quiz/de-fruit/en');
  await page.getByText(learner.says('quizKind.cards'), { exact: true }).click();
  await page.getByRole('spinbutton', { name: learner.says('quizSettings.count') }).fill('3');
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  await expect(page).toHaveURL(/quiz\/play$/);
}

const side = (page: Page) => page.getByRole('heading', { level: 1 });

/** Drags a card sideways, by so many pixels. */
async function drag(card: Locator, distance: number): Promise<void> {
  const box = await card.boundingBox();
  if (box === null) throw new Error('There is no card to drag');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const { mouse } = card.page();
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + distance, y, { steps: 5 });
  await mouse.up();
}

test('cards are turned and judged by keyboard alone', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await startCards(learner);

  await expect(side(page)).toBeFocused();
  const word = await side(page).textContent();
  await learner.findsNoBarrier();
  await page.keyboard.press('Space');
  await expect(side(page)).toBeFocused();
  await expect(side(page)).not.toHaveText(`${word}`);
  await learner.findsNoBarrier();

  await test.step('an answer is taken back, and given after a reload', async () => {
    await page.keyboard.press('1');
    await expect(page.getByText('1 / 3')).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByText('0 / 3')).toBeVisible();
    await expect(side(page)).toHaveText(`${word}`);
    await page.reload();
    await expect(side(page)).toHaveText(`${word}`);
  });

  for (const key of ['1', 'ArrowRight', '2']) {
    await page.keyboard.press('Space');
    await page.keyboard.press(key);
  }
  await expect(side(page)).toHaveText(learner.says('ui.quizResult.score', { right: 2, total: 3 }));
  await learner.findsNoBarrier();

  await test.step('the missed card comes again', async () => {
    await learner.follow(
      page.getByRole('button', { name: learner.says('quizResults.retry', { count: 1 }) }),
    );
    await expect(side(page)).toHaveText(`${word}`);
  });
});

test('cards are turned by a tap and judged by a swipe', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await startCards(learner);
  const flip = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
  const swipes = [160, -160, 160];
  for (const [done, distance] of swipes.entries()) {
    await drag(side(page), 0);
    await expect(flip).toHaveCount(0);
    await drag(side(page), 50);
    await expect(page.getByText(`${done} / 3`)).toBeVisible();
    await drag(side(page), distance);
    if (done < 2) await expect(page.getByText(`${done + 1} / 3`)).toBeVisible();
  }
  await expect(side(page)).toHaveText(learner.says('ui.quizResult.score', { right: 2, total: 3 }));
});
