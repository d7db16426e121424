import { QuizSession } from '../quiz/quiz-session.ts';
import { Keyboard } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

/** Other journeys play the other kinds by keyboard. A board of several questions has the most to restore. */
test('match-up is played to the end by keyboard, undone, reloaded and retried', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const wanted = { kind: 'match-up', mode: 'translations', count: 3 } as const;
  const session = await QuizSession.start(learner, new Keyboard(learner), wanted);
  await session.answer('wrong');
  await session.expectProgress(1, 3);
  await session.undo();
  await session.expectProgress(0, 3);
  await session.play(['wrong']);
  await session.reload();
  await session.expectProgress(1, 3);
  await session.play(['wrong', 'right']);
  await session.expectScore(1, 3);

  await test.step('several answers are undone from the results', async () => {
    await session.undo('quizResults');
    await session.expectProgress(2, 3);
    await session.undo();
    await session.expectProgress(1, 3);
    await session.play(['wrong', 'right']);
    await session.expectScore(1, 3);
  });

  await session.retryMissed(2);
  await session.play(['right', 'right']);
  await session.expectScore(2, 2);
});
