import { type Review, routes } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildWord } from '../../../test/factory.ts';
import { answered, findCard, marked, replayCard } from '../../../test/learn-word.ts';
import { answerTo, fruitQuiz } from '../../../test/quiz.ts';
import {
  buildReviewLearner,
  missingWordId,
  type ReviewLearner,
} from '../../../test/review-learner.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
let learner: ReviewLearner;
beforeEach(async () => {
  learner = await buildReviewLearner(app);
});

const saved: Review = { reviewedAt: '2026-03-01T09:00:00.000Z', day: '2026-03-01', mark: 'saved' };
const rated = (day: string, rating: 1 | 2 | 3 | 4): Review => ({
  reviewedAt: `${day}T10:00:00.000Z`,
  day,
  rating,
});

describe('merging the histories of a browser', () => {
  it('counts words that are new, that rise and that stay', async () => {
    const [added, advanced, kept, lapsed] = await Promise.all(
      Array.from({ length: 4 }, async () => (await buildWord(app.database)).id),
    );
    const [known, proven] = [
      marked('2026-03-02', 'known'),
      { ...saved, mark: 'proven', reviewedAt: '2026-03-05T09:00:00.000Z' },
    ] as const;
    await learner.store(advanced ?? '', [marked('2026-03-01', 'saved')]);
    await learner.store(kept ?? '', [known]);
    await learner.store(lapsed ?? '', [known]);
    const merged = await learner.merge([
      { wordId: added ?? '', reviews: [saved] },
      { wordId: advanced ?? '', reviews: [proven] },
      { wordId: kept ?? '', reviews: [saved, rated('2026-03-02', 1)] },
      { wordId: lapsed ?? '', reviews: [rated('2026-03-04', 1)] },
      { wordId: missingWordId, reviews: [saved] },
    ]);
    expect(merged).toEqual({ added: 1, advanced: 1, kept: 2, skipped: 1 });
    const knowing = new Map((await learner.marks()).map((row) => [row.wordId, row.knowing]));
    expect([added, advanced, kept, lapsed].map((id) => knowing.get(id ?? ''))).toEqual([
      Knowing.Saved,
      Knowing.Known,
      Knowing.Known,
      Knowing.Saved,
    ]);
  });

  it('replays the reviews of both in the order of their time', async () => {
    const word = await buildWord(app.database);
    await learner.store(word.id, [answered('2026-03-03', 3), answered('2026-03-20', 1)]);
    await learner.merge([
      { wordId: word.id, reviews: [rated('2026-03-12', 3), saved] },
      { wordId: word.id, reviews: [rated('2026-03-01', 3)] },
    ]);
    const card = await findCard(app.database, learner.user, word);
    expect(card).toEqual(await replayCard(app.database, learner.user, word));
    expect(card).toMatchObject({ reviews: 4, lapses: 1, due: '2026-03-22' });
  });

  it('counts the answers for their days', async () => {
    const { id: wordId } = await buildWord(app.database);
    await learner.merge([
      { wordId, reviews: [saved, rated('2026-03-01', 3), rated('2026-03-02', 1)] },
    ]);
    expect(await learner.activity()).toMatchObject([
      { day: '2026-03-01', answered: 1, right: 1, reviewed: 1, saved: 1, milliseconds: 0 },
      { day: '2026-03-02', answered: 1, right: 0, reviewed: 1, saved: 0 },
    ]);
  });

  it('counts a review once, whether it comes with its word or with its quiz session', async () => {
    const { pairs } = await app.call(routes.quiz.entity, { ...fruitQuiz, count: 1 });
    const wordId = pairs[0]?.word.id ?? '';
    const answer = answerTo(wordId, { answeredAt: '2026-03-01T10:00:00.000Z', day: '2026-03-01' });
    const round = { settings: fruitQuiz, finishedAt: answer.answeredAt, results: [answer] };
    const mergeSession = () =>
      app.call(routes.quiz.merge, { key: newId(), rounds: [round] }, learner.headers);
    const mergeWord = (of: ReviewLearner) =>
      of.merge([{ wordId, reviews: [saved, rated('2026-03-01', 3)] }]);
    await mergeWord(learner);
    const { quizIds } = await mergeSession();
    await mergeWord(learner);
    const once = [{ answered: 1, right: 1, reviewed: 1, milliseconds: answer.milliseconds }];
    expect(await learner.activity()).toMatchObject(once);
    expect(await learner.marks()).toMatchObject([{ reviews: 1 }]);
    await app.call(routes.quiz.undo, { quizId: quizIds[0] ?? '' }, learner.headers);
    expect(await learner.marks()).toMatchObject([{ reviews: 0 }]);
    expect(await learner.activity()).toMatchObject([{ answered: 0, milliseconds: 0 }]);
  });

  it('dates reviews now if the clock of the device is ahead', async () => {
    const { id: wordId } = await buildWord(app.database);
    const reviewedAt = '2099-01-01T00:00:00.000Z';
    await learner.merge([{ wordId, reviews: [{ reviewedAt, day: '2099-01-01', rating: 3 }] }]);
    const [card] = await learner.marks();
    expect(card?.changedAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(card?.since.slice(0, 4)).not.toBe('2099');
  });

  it('keeps the time of a proof', async () => {
    const { id: wordId } = await buildWord(app.database);
    await learner.merge([{ wordId, reviews: [{ ...saved, mark: 'proven' }] }]);
    expect(await learner.marks()).toMatchObject([
      { knowing: Knowing.Known, provedAt: new Date(saved.reviewedAt) },
    ]);
  });

  it('changes nothing when it is repeated', async () => {
    const { id: wordId } = await buildWord(app.database);
    const words = [{ wordId, reviews: [saved, rated('2026-03-01', 3)] }];
    await learner.merge(words);
    const [before, activity] = [await learner.marks(), await learner.activity()];
    expect(await learner.merge(words)).toEqual({ added: 0, advanced: 0, kept: 1, skipped: 0 });
    expect(await learner.marks()).toEqual(before);
    expect(await learner.activity()).toEqual(activity);
  });

  it('accepts 5,000 words', async () => {
    const words = Array.from({ length: 5_000 }, () => ({ wordId: newId(), reviews: [saved] }));
    expect(await learner.merge(words)).toMatchObject({ skipped: 5_000 });
  });

  it('refuses a larger request', async () => {
    const body = { words: [], padding: 'x'.repeat(1_100_000) };
    expect(await app.refusal(routes.knowing.merge.path, body, learner.headers)).toMatchObject({
      status: 413,
      code: 'PayloadTooLarge',
    });
  });
});
