import { setTimeout } from 'node:timers/promises';
import {
  defaultParameters,
  logLoss,
  predict,
  type Review,
  replay,
} from '@wordhoard/review-scheduler';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../../test/contribution-factory.ts';
import { buildUser, buildWords, type User } from '../../../../test/factory.ts';
import { findCard, insertReviews } from '../../../../test/learn-word.ts';
import { Learner } from '../../../../test/learner.ts';
import { forgetful, synthesize } from '../../../../test/synthetic-learner.ts';
import { useApp } from '../../../../test/test-app.ts';
import { reviewParameters, userWord } from '../../../schema/review.ts';
import { addActivity } from '../activity.ts';
import { findHistories } from '../history-store.ts';
import {
  fitInProcess,
  fitParametersJob,
  queueFittingsJob,
  scheduleLearner,
} from './fit-parameters.ts';

const app = useApp();
const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** A learner with these histories, as if they had practised here. */
async function buildLearner(
  histories: readonly Review[][],
): Promise<{ user: User; wordIds: string[] }> {
  const { database } = app;
  const user = await buildUser(database);
  const words = await buildWords(database, histories.length);
  const wordIds = words.map(({ id }) => id);
  const reviews = histories.flatMap((history, index) =>
    history.map((review) => ({ ...review, wordId: wordIds[index] ?? '' })),
  );
  await insertReviews(database, user.id, reviews);
  await addActivity(
    database,
    user.id,
    reviews.map(({ day }) => ({ day, answered: 1, reviewed: 1 })),
  );
  await scheduleLearner(database, user.id);
  return { user, wordIds };
}

/** A learner with enough reviews, of whom nothing else matters. */
async function buildPractised(reviewed: number, day = '2026-03-01'): Promise<User> {
  const user = await buildUser(app.database);
  await addActivity(app.database, user.id, [{ day, reviewed }]);
  return user;
}

const look = (now = new Date()) => queueFittingsJob.run({}, { ...app.services, now: () => now });

async function findParametersRow({ id }: User) {
  const [row] = await app.database
    .select()
    .from(reviewParameters)
    .where(eq(reviewParameters.userId, id));
  return row;
}

/** The words whose stored card differs from the replay of their history. */
async function wrongCards(learner: User, wordIds: readonly string[], parameters?: number[]) {
  const histories = await findHistories(app.database, learner.id, wordIds);
  const wrong: string[] = [];
  for (const [id, history] of histories) {
    const card = await findCard(app.database, learner, { id });
    const expected = replay(history, parameters);
    if (JSON.stringify(card) !== JSON.stringify(expected)) wrong.push(id);
  }
  return wrong;
}

describe('a learner whose memory differs from the default', () => {
  const histories = synthesize({ truth: forgetful, words: 150, days: 60, seed: 4 });

  it('gets parameters that predict the latest fifth better, and cards that follow from them', async () => {
    const { user, wordIds } = await buildLearner(histories);
    await look();
    await app.runJobs();

    const fitting = await findParametersRow(user);
    const fitted = fitting?.parameters ?? [];
    expect(fitted).toHaveLength(21);
    expect(fitting?.reviewCount).toBeGreaterThan(400);
    const computeLoss = (tried: readonly number[]) => {
      const all = histories.flatMap((history) => predict(history, tried));
      const inTime = all.toSorted((one, other) => (one.at < other.at ? -1 : 1));
      return logLoss(inTime.slice(Math.floor(inTime.length * 0.8)));
    };
    expect(fitting?.logLoss).toBeCloseTo(computeLoss(fitted) ?? 0, 10);
    expect(fitting?.defaultLogLoss).toBeCloseTo(computeLoss(defaultParameters) ?? 0, 10);
    expect(fitting?.logLoss).toBeLessThan(fitting?.defaultLogLoss ?? 0);
    expect(await wrongCards(user, wordIds, fitted)).toEqual([]);
    expect(await wrongCards(user, wordIds)).not.toEqual([]);
  });

  it('may go on while parameters are fitted', async () => {
    const { user, wordIds } = await buildLearner(histories);
    const learner = new Learner(app, user, await app.headersOf(user));
    await look();
    let isFitting = true;
    const fitting = fitParametersJob.run({ userId: user.id }, app.services).then(() => {
      isFitting = false;
    });
    let marks = 0;
    for (; isFitting; marks += 1) {
      const wordId = wordIds[marks % wordIds.length] ?? '';
      await learner.mark(wordId, marks % 2 === 0 ? 'known' : 'saved');
      await setTimeout(50);
    }
    await fitting;
    expect(marks).toBeGreaterThan(1);
    const { parameters } = (await findParametersRow(user)) ?? {};
    expect(parameters).toHaveLength(21);
    expect(await wrongCards(user, wordIds, parameters ?? [])).toEqual([]);
  });

  it('keeps the parameters that another attempt has adopted', async () => {
    const { user, wordIds } = await buildLearner(histories);
    await look();
    const attempts = [1, 2].map(() => fitParametersJob.run({ userId: user.id }, app.services));
    await Promise.all(attempts);
    const adopted = await findParametersRow(user);
    expect(await wrongCards(user, wordIds, adopted?.parameters ?? [])).toEqual([]);

    await fitParametersJob.run({ userId: user.id }, app.services);
    const { fittedAt, ...again } = (await findParametersRow(user)) ?? {};
    expect(adopted).toMatchObject(again);
    expect(fittedAt).not.toEqual(adopted?.fittedAt);
  });
});

it('gives no card to a word that the learner does not see', async () => {
  const user = await buildUser(app.database);
  const learner = new Learner(app, user, await app.headersOf(user));
  const hidden = await buildPersonalWord(app.database, await buildUser(app.database));
  await learner.answer(hidden.id);
  await scheduleLearner(app.database, user.id);
  expect(await learner.marks()).toEqual([]);
});

describe('the default stays', () => {
  it('if it predicts as well', async () => {
    const truth = defaultParameters;
    const { user, wordIds } = await buildLearner(synthesize({ truth, words: 300, days: 90 }));
    const knownWords = () =>
      app.database
        .select()
        .from(userWord)
        .where(eq(userWord.userId, user.id))
        .orderBy(userWord.wordId);
    const before = await knownWords();
    await look();
    await app.runJobs();
    const row = await findParametersRow(user);
    expect(row).toMatchObject({ parameters: null, fittedAt: expect.any(Date) });
    expect(row?.logLoss).toBe(row?.defaultLogLoss);
    expect(await knownWords()).toEqual(before);
    expect(await wrongCards(user, wordIds)).toEqual([]);
  });

  it('with fewer than 400 answers that count', async () => {
    const histories = synthesize({ truth: forgetful, words: 60, days: 20 });
    expect(histories.flat().length).toBeLessThan(400);
    const { user } = await buildLearner(histories);
    await addActivity(app.database, user.id, [{ day: '2026-01-01', reviewed: 400 }]);
    await look();
    await app.runJobs();
    expect(await findParametersRow(user)).toMatchObject({ parameters: null, fittedAt: null });
  });

  it('if the fitting process crashes, and the server keeps running', async () => {
    const histories = (async function* () {
      yield synthesize({ truth: forgetful, words: 20, days: 10 });
    })();
    await expect(fitInProcess(histories, [1])).rejects.toThrow('The fitting process ended with 1');
  });

  it('if the fitting process crashes while histories are sent, and the server keeps running', async () => {
    const histories = (async function* () {
      // The process fails to read this part.
      yield null as never;
      // Blocks the thread, so that the parts are sent before Node reports that the process has ended.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
      for (let part = 0; part < 20; part += 1) yield [];
    })();
    await expect(fitInProcess(histories, undefined)).rejects.toThrow();
    await setTimeout(100);
  });
});

describe('a fitting is queued', () => {
  const inDays = (days: number) => new Date(Date.now() + days * dayMilliseconds);
  const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);
  const queuedAt = async (user: User) => (await findParametersRow(user))?.queuedAt;

  it('from 400 reviews on', async () => {
    const learners = [await buildPractised(399), await buildPractised(400)];
    await look();
    const queued = await Promise.all(learners.map(queuedAt));
    expect(queued).toEqual([undefined, expect.any(Date)]);
  });

  it('again after a week with practice', async () => {
    const learner = await buildPractised(400);
    await look();
    const first = await queuedAt(learner);
    await look(inDays(8));
    expect(await queuedAt(learner)).toEqual(first);

    await addActivity(app.database, learner.id, [{ day: dayIn(2), reviewed: 1 }]);
    await look(inDays(6));
    expect(await queuedAt(learner)).toEqual(first);
    await look(inDays(8));
    expect(await queuedAt(learner)).not.toEqual(first);
  });

  it('once by two servers that look at the same time', async () => {
    await app.runJobs();
    const learner = await buildPractised(400);
    const sent: string[] = [];
    const jobs = {
      send: async (_job: unknown, { userId }: { userId: string }) => {
        sent.push(userId);
      },
    } as unknown as typeof app.services.jobs;
    const ports = { ...app.services, jobs };
    await Promise.all([queueFittingsJob.run({}, ports), queueFittingsJob.run({}, ports)]);
    expect(sent.filter((id) => id === learner.id)).toHaveLength(1);
  });
});
