import { expect } from '@playwright/test';
import { QuizSession } from '../quiz/quiz-session.ts';
import { Mouse } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { desktopTest as test } from '../support/test.ts';

test('letters are dragged with a mouse and typed, and a hint costs half a point unless it is undone', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const wanted = { kind: 'letter-match', count: 2 } as const;
  const session = await QuizSession.start(learner, new Mouse(page), wanted);
  const hint = page.getByRole('button', {
    name: learner.says('ui.wordBuilder.hint'),
    exact: true,
  });
  const buildWithHint = async () => {
    await expect(hint).toBeVisible();
    const { text } = await session.question();
    await page.keyboard.press('1');
    await page.keyboard.type(text.slice(1));
    await expect(page.getByText(learner.says('ui.answerFooter.hinted'))).toBeVisible();
  };

  await buildWithHint();
  await page.keyboard.press('z');
  await session.expectProgress(0, 2);
  await session.play(['right']);
  await buildWithHint();
  await page.keyboard.press('Enter');
  await session.expectScore(2, 2);
  const points = learner.says('ui.quizResult.points', { points: 1.5 });
  await expect(page.getByText(points)).toBeVisible();
});
