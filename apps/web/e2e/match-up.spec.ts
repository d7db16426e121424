import { expect } from '@playwright/test';
import { Keys } from './hand.ts';
import { Learner } from './learner.ts';
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
