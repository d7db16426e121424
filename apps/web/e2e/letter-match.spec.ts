import { expect } from '@playwright/test';
import { Keys } from './hand.ts';
import { Learner } from './learner.ts';
import { QuizRound } from './quiz-round.ts';
import { test } from './test.ts';

test('a hint costs half a point, and none once it is taken back', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const wanted = { kind: 'letter-match', count: 2 } as const;
  const round = await QuizRound.begin(learner, new Keys(learner), wanted);
  const hint = page.getByRole('button', { name: learner.says('ui.letterBuilder.hint') });
  const buildWithHint = async () => {
    await expect(hint).toBeVisible();
    const { text } = await round.asked();
    await page.keyboard.press('1');
    await page.keyboard.type(text.slice(1));
    await expect(page.getByText(learner.says('ui.answerFoot.hinted'))).toBeVisible();
  };

  await buildWithHint();
  await page.keyboard.press('z');
  await round.sees(0, 2);
  await round.play(['right']);
  await buildWithHint();
  await page.keyboard.press('Enter');
  await round.seesResult(2, 2);
  const points = learner.says('ui.quizResult.points', { points: 1.5 });
  await expect(page.getByText(points)).toBeVisible();
});

test('a word half built, and its hint, outlast a reload', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const wanted = { kind: 'letter-match', count: 1 } as const;
  const round = await QuizRound.begin(learner, new Keys(learner), wanted);
  const { text } = await round.asked();
  await page.keyboard.press('1');
  await page.keyboard.type(text.slice(1, 2));
  await page.reload();
  await round.sees(0, 1);
  await page.keyboard.type(text.slice(2));
  await expect(page.getByText(learner.says('ui.answerFoot.hinted'))).toBeVisible();
});
