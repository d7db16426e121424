import { expect, type Page } from '@playwright/test';
import { Learner } from './learner.ts';
import { meaningsOf } from './meanings.ts';
import { test } from './test.ts';

/** The letters of what is asked for. */
async function wantedWord(page: Page, words: ReadonlyMap<string, string>): Promise<string> {
  const asked = await page.getByRole('heading', { level: 1 }).locator('[lang]').textContent();
  const [word] = [...words].find(([, meaning]) => meaning === asked) ?? [];
  if (word === undefined) throw new Error(`Nothing means ${asked}`);
  return word.replaceAll(/[\s-]/g, '');
}

test('a word is built by typing, with a hint, taken back, and missed', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const words = await meaningsOf(page, 'en-fruit', 'es');
  await page.goto('/quiz/en-fruit/es?kind=letter-match&direction=backward&count=3');
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  const status = page.getByRole('main').getByRole('status');
  const places = page
    .getByRole('main')
    .getByRole('group', { name: learner.says('ui.letterSlots.label') })
    .getByRole('button');
  const hint = page.getByRole('button', { name: learner.says('ui.letterBuilder.hint') });
  await expect(places.first()).toBeVisible();
  await learner.findsNoBarrier();

  await test.step('letters are typed into their places', async () => {
    await page.keyboard.type(await wantedWord(page, words));
    await expect(page.getByText('1 / 3')).toBeVisible();
    await expect(status.filter({ hasText: learner.says('ui.answerFoot.right') })).toBeVisible();
    await learner.findsNoBarrier();
  });

  await test.step('what was built is taken back, and built with a hint after a reload', async () => {
    await page.keyboard.press('z');
    await expect(page.getByText('0 / 3')).toBeVisible();
    await page.reload();
    await expect(places.first()).toBeVisible();
    const word = await wantedWord(page, words);
    await page.keyboard.press('1');
    await page.keyboard.type([...word].slice(1).join(''));
    await expect(page.getByText('1 / 3')).toBeVisible();
    await page.keyboard.press('Enter');
  });

  await test.step('letters are pressed one after another', async () => {
    await expect(hint).toBeVisible();
    const word = await wantedWord(page, words);
    const tray = page.getByRole('main').getByRole('group').nth(1);
    for (const letter of word) {
      await tray
        .locator('button:not([aria-disabled="true"])')
        .filter({ has: page.getByText(letter, { exact: true }) })
        .first()
        .click();
    }
    await expect(page.getByText('2 / 3')).toBeVisible();
    await page.keyboard.press('Enter');
  });

  await expect(hint).toBeVisible();
  await test.step('who does not know is told, and half a point is lost with the hint', async () => {
    await page.getByRole('button', { name: learner.says('ui.verdictFoot.pass') }).click();
    await learner.findsNoBarrier();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      learner.says('ui.quizResult.score', { right: 2, total: 3 }),
    );
    await expect(
      page.getByText(learner.says('ui.quizResult.points', { points: 1.5 })),
    ).toBeVisible();
  });
});
