import { routes } from '@wordhoard/contract';
import { EntryStatus, Knowing } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { buildWord, buildWords } from '../../../test/factory.ts';
import { addReviews, answered, learnWord, marked } from '../../../test/learn-word.ts';
import { buildLearner } from '../../../test/learner.ts';
import { today } from '../../../test/review-events.ts';
import { useApp } from '../../../test/test-app.ts';
import { addActivity } from '../review/activity.ts';

const app = useApp();

const requestToday = async (headers: Record<string, string>, day: string, langCode = 'eo') =>
  app.call(routes.progress.today, { langCode, day }, headers);

it('tells what is due today and on the next days', async () => {
  const { user, headers } = await buildLearner(app);
  const learn = async (...reviews: Parameters<typeof addReviews>[3][number][]) =>
    addReviews(app.database, user, await buildWord(app.database), reviews);
  await learn(marked('2026-03-01', 'saved'));
  await learn(answered('2026-03-01', 1));
  await learn(answered('2026-03-01', 3, '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a01'));
  await learn({ ...marked('2026-02-20', 'known'), id: '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a02' });
  const empty = { due: 0, new: 0, weak: 0, missed: 0 };
  const counts = { new: 1, weak: 1, missed: 1 };
  expect(await requestToday(headers, '2026-03-01')).toMatchObject({
    ...counts,
    due: 0,
    forecast: [0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
  });
  expect(await requestToday(headers, '2026-03-04')).toMatchObject({ ...counts, due: 2 });
  expect(await requestToday(headers, '2026-03-01', 'ia')).toMatchObject(empty);
  const { headers: others } = await buildLearner(app);
  expect(await requestToday(others, '2026-03-04')).toMatchObject(empty);
});

it.each([
  ['withdrawn', { status: EntryStatus.Rejected }],
  ['switched off', { active: false }],
])('leaves out words that were %s', async (_, hidden) => {
  const { user, headers } = await buildLearner(app);
  await learnWord(app.database, user, await buildWord(app.database, hidden), Knowing.Saved);
  expect(await requestToday(headers, '2026-03-01')).toMatchObject({ new: 0 });
});

it('counts the words answered today towards the goal, and days with practice in a row', async () => {
  const { user, headers } = await buildLearner(app);
  const practised = (day: string, reviewed: number) => ({ day, answered: 2 * reviewed, reviewed });
  await addActivity(app.database, user.id, [
    practised('2026-02-27', 4),
    practised('2026-03-01', 3),
    { day: '2026-02-20', saved: 5 },
  ]);
  expect(await requestToday(headers, '2026-03-01')).toMatchObject({
    goal: { unit: 'words', target: 10, done: 3 },
    streak: { current: 2, longest: 2, isTodayActive: true, restDays: ['2026-02-28'] },
  });
  expect(await requestToday(headers, '2026-03-02')).toMatchObject({
    goal: { done: 0 },
    streak: { current: 2, isTodayActive: false },
  });
});

it('shows a streak that a break does not end, in the profile too', async () => {
  const { user, headers } = await buildLearner(app);
  const breaks = [{ from: '2026-03-01', until: '2026-03-08' }];
  await app.call(routes.progress.updateSettings, { breaks }, headers);
  await addActivity(app.database, user.id, [{ day: '2026-02-28', answered: 1 }]);
  await addActivity(app.database, user.id, [{ day: '2026-03-09', answered: 1 }]);
  const { streak } = await requestToday(headers, '2026-03-09');
  expect(streak).toMatchObject({ current: 2, restDays: [] });
  const activity = { username: user.username, period: 'day' as const, until: '2026-03-09' };
  expect(await app.call(routes.user.activity, activity)).toMatchObject({ currentStreak: 2 });
});

it('counts a word once, however often it is answered', async () => {
  const learner = await buildLearner(app);
  const [one, other] = await buildWords(app.database, 2);
  const twice = [await learner.answer(one?.id ?? ''), await learner.answer(one?.id ?? '')];
  await learner.answer(other?.id ?? '', { verdict: 'wrong' });
  const countDone = async () => (await requestToday(learner.headers, today)).goal.done;
  expect(await countDone()).toBe(2);
  for (const [index, answer] of twice.entries()) {
    await learner.undo(answer);
    expect(await countDone()).toBe(index === 0 ? 2 : 1);
  }
});
