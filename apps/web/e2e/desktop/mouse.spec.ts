import { QuizSession } from '../quiz/quiz-session.ts';
import { Mouse } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

/** Stories drag the tiles of each board. */
test('a letter is dragged with a mouse', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const wanted = { kind: 'letter-match', count: 2 } as const;
  const session = await QuizSession.start(learner, new Mouse(page), wanted);
  await session.answer('right');
  await session.expectProgress(1, 2);
});
