import { QuizSession } from '../quiz/quiz-session.ts';
import { Mouse } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

/** Stories drag the tiles of each board. */
test('letter match is played to the end with a mouse', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const wanted = { kind: 'letter-match', mode: 'translations', count: 3 } as const;
  const session = await QuizSession.start(learner, new Mouse(page), wanted);
  await session.playWithUndo();
});
