import { type QuizAnswer, routes } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { replayCard } from '../../../../test/learn-word.ts';
import { answerTo, buildLearner, type Learner, today } from '../../../../test/quiz.ts';
import { useApp } from '../../../../test/test-app.ts';
import { createApp } from '../../../app.ts';

const app = useApp();

const on = (day: string, hour = 12) => ({
  day,
  answeredAt: `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
});

const saveAll = (learner: Learner, quizId: string, results: readonly QuizAnswer[]) =>
  app.call(routes.quiz.saveResults, { quizId, results: [...results] }, learner.headers);

/** The stored cards of a learner, without the ids of the learner. */
const knowledgeOf = async (learner: Learner) =>
  (await learner.knowledge()).map(({ userId: _, ...row }) => row);

describe('answers that arrive late', () => {
  it('of two devices lead to the same cards in either order', async () => {
    const outcomes = [];
    for (const order of ['phone first', 'laptop first']) {
      const learner = await buildLearner(app);
      const [phone, laptop] = [await learner.start(), await learner.start()];
      const [both = '', first = '', second = ''] = phone.wordIds;
      const onPhone = [
        answerTo(both, { ...on('2026-03-01'), verdict: 'wrong' }),
        answerTo(first, on('2026-03-04')),
      ];
      const onLaptop = [
        answerTo(both, on('2026-03-05')),
        answerTo(first, { ...on('2026-03-02'), isHinted: true }),
        answerTo(second, { ...on('2026-03-02', 13), isEasy: true }),
      ];
      const syncs = [
        () => saveAll(learner, phone.id, onPhone),
        () => saveAll(learner, laptop.id, onLaptop),
      ];
      for (const sync of order === 'phone first' ? syncs : syncs.reverse()) await sync();
      outcomes.push({
        knowledge: await knowledgeOf(learner),
        activity: await learner.activity(),
        card: await replayCard(app.database, learner.user, { id: both }),
        stored: await learner.cardOf(both),
      });
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]?.stored).toEqual(outcomes[0]?.card);
    expect(outcomes[0]?.stored).toMatchObject({ reviews: 2, reviewedOn: '2026-03-05' });
  });

  it('count in the order in which they were given', async () => {
    const [inOrder, late] = [await buildLearner(app), await buildLearner(app)];
    const days = ['2026-03-01', '2026-03-03', '2026-03-10'];
    for (const [learner, order] of [
      [inOrder, days],
      [late, [days[2], days[0], days[1]]],
    ] as const) {
      for (const day of order) {
        const { id, wordIds } = await learner.start();
        await learner.save(id, wordIds[0] ?? '', on(day ?? ''));
      }
    }
    expect(await knowledgeOf(late)).toEqual(await knowledgeOf(inOrder));
    expect(await late.activity()).toEqual(await inOrder.activity());
  });

  it('do not change a mark that was made after them', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [wordId = ''] = wordIds;
    const mark = { wordId, knowing: Knowing.Known, day: today };
    await app.call(routes.knowing.set, mark, learner.headers);
    const saved = await learner.save(id, wordId, { ...on('2026-03-01'), verdict: 'wrong' });
    expect(saved.knowing).toBe(Knowing.Known);
  });

  it('are dated now if the clock of the device is ahead', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const ahead = await learner.save(id, wordIds[0] ?? '', {
      answeredAt: '2099-01-01T00:00:00.000Z',
    });
    expect(Date.parse(ahead.answeredAt)).toBeLessThanOrEqual(Date.now());
    await learner.undo(id);
    expect(await learner.knowledge()).toEqual([]);
  });
});

it('counts concurrent answers to one word in several sessions', async () => {
  const learner = await buildLearner(app);
  const servers = [app.api, createApp(app.services)];
  const sessions = await Promise.all(Array.from({ length: 6 }, () => learner.start()));
  const [word = ''] = sessions[0]?.wordIds ?? [];
  await Promise.all(
    sessions.map(({ id: quizId }, index) =>
      servers[index % 2]?.request(routes.quiz.saveResult.path, {
        method: 'POST',
        headers: learner.headers,
        body: JSON.stringify({ quizId, ...answerTo(word, on(`2026-03-0${index + 1}`)) }),
      }),
    ),
  );
  const card = await learner.cardOf(word);
  expect(card).toEqual(await replayCard(app.database, learner.user, { id: word }));
  expect(card).toMatchObject({ reviews: 6, reviewedOn: '2026-03-06' });
  expect(await learner.activity()).toHaveLength(6);
});

it('overrules and rates an answer', async () => {
  const learner = await buildLearner(app);
  const { id, wordIds } = await learner.start();
  const [overruled = '', easy = ''] = wordIds;
  await learner.save(id, overruled, { verdict: 'wrong' });
  const again = { verdict: 'alternative', isOverridden: true } as const;
  expect(await learner.save(id, overruled, again)).toMatchObject({ correct: true, ...again });
  await learner.save(id, easy, { isEasy: true });
  expect([await learner.cardOf(overruled), await learner.cardOf(easy)]).toMatchObject([
    { lastRating: 2, reviews: 1 },
    { lastRating: 4 },
  ]);
});
