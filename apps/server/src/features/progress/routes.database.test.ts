import { routes } from '@wordhoard/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { addActivity, toDay } from '../review/activity.ts';

const app = useApp();

let learner: User;

beforeEach(async () => {
  learner = await buildUser(app.database);
});

describe('the activity of a learner', () => {
  const today = toDay(new Date());

  it('shows each period, including those without activity', async () => {
    await addActivity(app.database, learner.id, [{ day: '2026-03-31', answered: 3, right: 2 }]);
    await addActivity(app.database, learner.id, [{ day: '2026-04-01', saved: 1, proved: 1 }]);
    const { username } = learner;
    const { buckets } = await app.call(routes.user.activity, {
      username,
      period: 'month',
      until: '2026-05-10',
      count: 3,
    });
    expect(buckets).toEqual([
      { start: '2026-03-01', answered: 3, right: 2, saved: 0, known: 0, proved: 0 },
      { start: '2026-04-01', answered: 0, right: 0, saved: 1, known: 0, proved: 1 },
      { start: '2026-05-01', answered: 0, right: 0, saved: 0, known: 0, proved: 0 },
    ]);
  });

  it('shows the last thirty days by default', async () => {
    await addActivity(app.database, learner.id, [{ day: today, answered: 1, known: 1 }]);
    const { username } = learner;
    const activity = await app.call(routes.user.activity, { username, period: 'day' });
    expect(activity.buckets).toHaveLength(30);
    expect(activity.buckets.at(-1)).toMatchObject({ start: today, answered: 1, known: 1 });
    expect(activity).toMatchObject({ currentStreak: 1, longestStreak: 1 });
  });

  it('has no streak for a day whose answers were all undone', async () => {
    await addActivity(app.database, learner.id, [{ day: today, answered: 1 }]);
    await addActivity(app.database, learner.id, [{ day: today, answered: -1 }]);
    const { username } = learner;
    expect(await app.call(routes.user.activity, { username, period: 'week' })).toMatchObject({
      currentStreak: 0,
      longestStreak: 0,
    });
  });

  it('has a streak that missed days and breaks do not end', async () => {
    const headers = await app.headersOf(learner);
    const breaks = [{ from: '2026-03-03', until: '2026-03-10' }];
    await app.call(routes.progress.updateSettings, { breaks }, headers);
    const practise = (day: string) => addActivity(app.database, learner.id, [{ day, answered: 1 }]);
    for (const day of ['2026-02-28', '2026-03-02', '2026-03-11']) await practise(day);
    await addActivity(app.database, learner.id, [{ day: '2026-02-20', saved: 5 }]);
    const activity = { username: learner.username, period: 'day', until: '2026-03-11' } as const;
    expect(await app.call(routes.user.activity, activity)).toMatchObject({ currentStreak: 3 });
  });

  it('is limited to its maximum span', async () => {
    const body = { username: learner.username, period: 'day', count: 367 };
    expect(await app.refusal(routes.user.activity.path, body)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'count' }],
    });
  });
});
