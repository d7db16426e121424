import { kinds, QuizSession } from '../quiz/quiz-session.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

for (const kind of kinds) {
  test(`${kind} with images is played to the end`, async ({ page, locale }) => {
    const learner = new Learner(page, locale);
    const session = await QuizSession.start(learner, new Touch(page), {
      kind,
      mode: 'pictures',
      count: 2,
    });
    await learner.expectAccessible();
    await session.answer('wrong');
    await session.expectProgress(1, 2);
    await learner.expectAccessible();
    await session.next();
    await session.play(['right']);
    await session.expectScore(1, 2);
  });
}
