import { QuizSession } from '../quiz/quiz-session.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

/** Stories show images in the other kinds, and other journeys play these by touch. */
test('pairs of words and images are found by touch, and one is undone', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const wanted = { kind: 'match-up', mode: 'pictures', count: 3 } as const;
  const session = await QuizSession.start(learner, new Touch(page), wanted);
  await session.answer('wrong');
  await session.undo();
  await session.expectProgress(0, 3);
  await session.play(['wrong', 'right', 'right']);
  await session.expectScore(2, 3);
});
