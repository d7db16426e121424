import { Knowing, ownWordKinds } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { buildWord, buildWords } from '../../../test/factory.ts';
import { addReviews, answered, learnWord, marked } from '../../../test/learn-word.ts';
import { buildLearner } from '../../../test/learner.ts';
import { today } from '../../../test/review-events.ts';
import { useApp } from '../../../test/test-app.ts';
import { findPractisedDays } from '../progress/activity.ts';
import { findOwnWords } from './own-words.ts';

const app = useApp();

async function countWords(userId: string, day: string, langCode = 'eo') {
  const counts = ownWordKinds.map(async (kind) => {
    const words = await findOwnWords(app.database, { userId, langCode, day }, kind, 10);
    return [kind, words.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

it('finds the words of a learner that are due, new, weak and missed', async () => {
  const { user } = await buildLearner(app);
  const learn = async (...reviews: Parameters<typeof addReviews>[3][number][]) =>
    addReviews(app.database, user, await buildWord(app.database), reviews);
  await learn(marked('2026-03-01', 'saved'));
  await learn(answered('2026-02-28', 1), answered('2026-03-01', 1));
  await learn(answered('2026-03-01', 3, '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a01'));
  await learn({ ...marked('2026-02-20', 'known'), id: '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a02' });
  const empty = { saved: 0, known: 0, due: 0, new: 0, weak: 0, missed: 0 };
  const counts = { saved: 3, known: 1, new: 1, weak: 1, missed: 1 };
  expect(await countWords(user.id, '2026-03-01')).toEqual({ ...counts, due: 0 });
  expect(await countWords(user.id, '2026-03-04')).toEqual({ ...counts, due: 2 });
  expect(await countWords(user.id, '2026-03-04', 'ia')).toEqual(empty);
  const other = await buildLearner(app);
  expect(await countWords(other.user.id, '2026-03-04')).toEqual(empty);
});

it.each([
  ['withdrawn', { published: false }],
  ['switched off', { active: false }],
])('leaves out words that were %s', async (_, hidden) => {
  const { user } = await buildLearner(app);
  await learnWord(app.database, user, await buildWord(app.database, hidden), Knowing.Saved);
  expect(await countWords(user.id, '2026-03-01')).toMatchObject({ saved: 0, new: 0 });
});

it('counts a word of a day once, however often it is answered', async () => {
  const learner = await buildLearner(app);
  const [one, other] = await buildWords(app.database, 2);
  const twice = [await learner.answer(one?.id ?? ''), await learner.answer(one?.id ?? '')];
  await learner.answer(other?.id ?? '', { verdict: 'wrong' });
  const countReviewed = async () =>
    (await findPractisedDays(app.database, learner.user.id, today)).at(-1)?.reviewed;
  expect(await countReviewed()).toBe(2);
  for (const [index, answer] of twice.entries()) {
    await learner.undo(answer);
    expect(await countReviewed()).toBe(index === 0 ? 2 : 1);
  }
});
