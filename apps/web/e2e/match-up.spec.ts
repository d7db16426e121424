import { expect } from '@playwright/test';
import { Keys } from './hand.ts';
import { Learner } from './learner.ts';
import { verdictOf } from './play-table.ts';
import { QuizRound } from './quiz-round.ts';
import { test } from './test.ts';

test('boards follow one another, and a reload keeps how their tiles lie', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const round = await QuizRound.begin(learner, new Keys(learner), { kind: 'match-up', count: 7 });
  const columns = page.getByRole('main').getByRole('group');
  const faces = columns.getByRole('button').locator('[lang]');
  const words = columns.first().getByRole('button');

  await expect(words).toHaveCount(5);
  const lie = await faces.allTextContents();
  await page.reload();
  await expect(faces).toHaveText(lie);

  await round.play(['wrong', 'right', 'right', 'right', 'right']);
  await round.sees(5, 7);
  await expect(words).toHaveCount(2);
  await round.play(['right', 'right']);
  await round.seesResult(6, 7);
});

test('a wrong pair is told in the results, even of whoever gives up then', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const round = await QuizRound.begin(learner, new Keys(learner), { kind: 'match-up', count: 3 });
  const { answers } = round.player;
  const columns = page.getByRole('main').getByRole('group');
  const partners = await columns.last().getByRole('button').all();
  const word = await answers.wordOn(columns.first().getByRole('button').first());
  const wrongPlace = await answers.placeOf(word, partners, 'wrong');
  const wrong = await answers.wordOn(columns.last().getByRole('button').nth(wrongPlace));

  await page.keyboard.press('1');
  await page.keyboard.press('ABC'[wrongPlace] ?? '');
  await expect(verdictOf(page)).toContainText(learner.says('ui.matchUpFoot.miss'));
  await page.keyboard.press('0');
  await expect(verdictOf(page)).toHaveText(learner.says('ui.matchUpFoot.shown'));
  await page.keyboard.press('Enter');
  await round.seesResult(0, 3);
  await expect(learner.rowOf(word.text)).toContainText(wrong.meaning);
});
