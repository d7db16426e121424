import { expect } from '@playwright/test';
import { QuizSession } from '../quiz/quiz-session.ts';
import { Keyboard } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('a hint survives a reload, and costs half a point unless the answer is undone', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const wanted = { kind: 'letter-match', count: 2 } as const;
  const session = await QuizSession.start(learner, new Keyboard(learner), wanted);
  const hint = page.getByRole('button', {
    name: learner.says('ui.wordBuilder.hint'),
    exact: true,
  });
  const startWithHint = async () => {
    await expect(hint).toBeVisible();
    const { text } = await session.question();
    await page.keyboard.press('1');
    await page.keyboard.type(text.slice(1, 2));
    return text;
  };
  const complete = async (text: string) => {
    await page.keyboard.type(text.slice(2));
    await expect(page.getByText(learner.says('ui.answerFooter.hinted'))).toBeVisible();
  };

  const halfBuilt = await startWithHint();
  await page.reload();
  await expect(hint).toBeVisible();
  await complete(halfBuilt);
  await page.keyboard.press('z');
  await session.expectProgress(0, 2);
  await session.play(['right']);
  await complete(await startWithHint());
  await page.keyboard.press('Enter');
  await session.expectScore(2, 2);
  const points = learner.says('ui.quizResult.points', { points: 1.5 });
  await expect(page.getByText(points)).toBeVisible();
});
