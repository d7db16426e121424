import { handsOf } from './hand.ts';
import { Learner } from './learner.ts';
import { kinds, QuizRound } from './quiz-round.ts';
import { test } from './test.ts';

// Each begins a round of its own.
test.describe.configure({ mode: 'parallel' });

for (const kind of kinds) {
  test(`${kind} is played to the end by whatever is at hand, with all that can happen`, async ({
    page,
    locale,
    hasTouch,
  }) => {
    const learner = new Learner(page, locale);
    for (const hand of handsOf(learner, hasTouch)) {
      await test.step(hand.kind, async () => {
        const wanted = { kind, mode: 'translations', count: 3 } as const;
        await playWithSecondThoughts(await QuizRound.begin(learner, hand, wanted));
      });
    }
  });

  test(`${kind} with pictures is played to the end by whatever is at hand`, async ({
    page,
    locale,
    hasTouch,
  }) => {
    const learner = new Learner(page, locale);
    for (const hand of handsOf(learner, hasTouch)) {
      await test.step(hand.kind, async () => {
        const round = await QuizRound.begin(learner, hand, { kind, mode: 'pictures', count: 2 });
        if (hand.kind !== 'keys') await learner.findsNoBarrier();
        await round.answer('wrong');
        await round.sees(1, 2);
        if (hand.kind !== 'keys') await learner.findsNoBarrier();
        await round.goOn();
        await round.play(['right']);
        await round.seesResult(1, 2);
      });
    }
  });
}

/** Answers are wrong, taken back, interrupted by a reload, and tried again in the end. */
async function playWithSecondThoughts(round: QuizRound): Promise<void> {
  await round.answer('wrong');
  await round.sees(1, 3);
  await round.takeBack();
  await round.sees(0, 3);
  await round.play(['wrong']);
  await round.reload();
  await round.sees(1, 3);
  await round.play(['wrong', 'right']);
  await round.seesResult(1, 3);

  await test.step('more than one answer is taken back from the results', async () => {
    await round.takeBack('quizResults');
    await round.sees(2, 3);
    await round.takeBack();
    await round.sees(1, 3);
    await round.play(['wrong', 'right']);
    await round.seesResult(1, 3);
  });

  await round.retryMissed(2);
  await round.play(['right', 'right']);
  await round.seesResult(2, 2);
}
