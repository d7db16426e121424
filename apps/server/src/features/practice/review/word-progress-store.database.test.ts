import type { WordProgress } from '@wordhoard/quiz-engine';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildUser, buildWord } from '../../../../test/factory.ts';
import { useApp } from '../../../../test/test-app.ts';
import { lockUser } from '../../user/store.ts';
import { addActivity } from './activity.ts';
import { activityDay, userWord } from './schema.ts';
import { findWordProgress, saveWordProgress, unknownWord } from './word-progress.ts';

const app = useApp();
const saved: WordProgress = { status: 'saved', rightDays: 1, lastRightDay: '2026-03-01' };
const noon = new Date('2026-03-01T12:00:00Z');
const evening = new Date('2026-03-01T20:00:00Z');

describe('the progress of a learner', () => {
  it('is returned for every requested word', async () => {
    const { id: userId } = await buildUser(app.database);
    const [one, other] = [await buildWord(app.database), await buildWord(app.database)];
    await saveWordProgress(app.database, userId, [{ wordId: one.id, progress: saved }], noon);
    expect(await findWordProgress(app.database, userId, [one.id, other.id])).toEqual(
      new Map([
        [one.id, saved],
        [other.id, unknownWord],
      ]),
    );
  });

  it('is deleted when a word becomes unknown', async () => {
    const { id: userId } = await buildUser(app.database);
    const { id: wordId } = await buildWord(app.database);
    await saveWordProgress(app.database, userId, [{ wordId, progress: saved }], noon);
    await saveWordProgress(app.database, userId, [{ wordId, progress: unknownWord }], noon);
    expect(await rowsOf(userId)).toEqual([]);
  });

  it('keeps its time until the status changes', async () => {
    const { id: userId } = await buildUser(app.database);
    const { id: wordId, langCode } = await buildWord(app.database);
    const keep = (progress: WordProgress) =>
      saveWordProgress(app.database, userId, [{ wordId, progress }], evening);
    await saveWordProgress(app.database, userId, [{ wordId, progress: saved }], noon);
    await keep({ ...saved, rightDays: 2 });
    expect(await rowsOf(userId)).toMatchObject([{ langCode, rightDays: 2, changedAt: noon }]);
    await keep({ status: 'known', rightDays: 3 });
    expect(await rowsOf(userId)).toMatchObject([{ changedAt: evening, lastRightDay: null }]);
  });

  it('cannot be locked for a deleted account', async () => {
    const nobody = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
    await expect(lockUser(app.database, nobody)).rejects.toMatchObject({
      code: 'UserDoesNotExist',
    });
  });

  const rowsOf = (userId: string) =>
    app.database.select().from(userWord).where(eq(userWord.userId, userId));
});

describe('the activity of a day', () => {
  it('adds up and is never negative', async () => {
    const { id: userId } = await buildUser(app.database);
    const add = (delta: Parameters<typeof addActivity>[3]) =>
      addActivity(app.database, userId, '2026-03-01', delta);
    await add({ answered: 2, right: 1 });
    await Promise.all([add({ answered: 1, known: 1 }), add({ answered: 1, saved: 2 })]);
    await add({ right: -3, saved: -1 });
    expect(await daysOf(userId)).toEqual([
      { userId, day: '2026-03-01', answered: 4, right: 0, saved: 1, known: 1, proved: 0 },
    ]);
  });

  it('starts at 0 for undone activity', async () => {
    const { id: userId } = await buildUser(app.database);
    await addActivity(app.database, userId, '2026-03-01', { saved: -1 });
    expect(await daysOf(userId)).toMatchObject([{ saved: 0 }]);
  });

  it('is not stored if nothing was done', async () => {
    const { id: userId } = await buildUser(app.database);
    await addActivity(app.database, userId, '2026-03-01', {});
    expect(await daysOf(userId)).toEqual([]);
  });

  const daysOf = (userId: string) =>
    app.database.select().from(activityDay).where(eq(activityDay.userId, userId));
});
