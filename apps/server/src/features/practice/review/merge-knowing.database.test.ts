import { routes } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildWord } from '../../../../test/factory.ts';
import {
  buildReviewLearner,
  missingWordId,
  type ReviewLearner,
  today,
} from '../../../../test/review-learner.ts';
import { useApp } from '../../../../test/test-app.ts';

const app = useApp();
let learner: ReviewLearner;
beforeEach(async () => {
  learner = await buildReviewLearner(app);
});

describe('merging the words of a browser', () => {
  it('saves words that are new or more advanced', async () => {
    const added = await buildWord(app.database);
    const advanced = await buildWord(app.database);
    const kept = await buildWord(app.database);
    await learner.store(advanced.id, { knowing: Knowing.Saved, rightDays: 1 });
    await learner.store(kept.id, { knowing: Knowing.Known });
    const saved = { knowing: Knowing.Saved, rightDays: 2 } as const;
    const merged = await learner.merge([
      { ...saved, wordId: added.id, rightDays: 0 },
      { ...saved, wordId: advanced.id, lastRightDay: '2026-03-01' },
      { ...saved, wordId: kept.id },
      { ...saved, wordId: missingWordId },
    ]);
    expect(merged).toEqual({ added: 1, advanced: 1, kept: 1, skipped: 1 });
    const byWord = new Map((await learner.marks()).map((row) => [row.wordId, row]));
    expect(byWord.get(added.id)).toMatchObject({ knowing: Knowing.Saved });
    expect(byWord.get(advanced.id)).toMatchObject({
      rightDays: 2,
      lastRightDay: '2026-03-01',
    });
    expect(byWord.get(kept.id)).toMatchObject({ knowing: Knowing.Known, rightDays: 0 });
  });

  it('adds proofs of known words', async () => {
    const [proved, saved] = [await buildWord(app.database), await buildWord(app.database)];
    const provedAt = '2026-03-01T12:00:00.000Z';
    await learner.merge([
      { wordId: proved.id, knowing: Knowing.Known, rightDays: 0, provedAt },
      { wordId: saved.id, knowing: Knowing.Saved, rightDays: 0, provedAt },
    ]);
    const byWord = new Map((await learner.marks()).map((row) => [row.wordId, row]));
    expect(byWord.get(proved.id)).toMatchObject({ provedAt: new Date(provedAt) });
    expect(byWord.get(saved.id)).toMatchObject({ provedAt: null });
  });

  it('merges once for a repeated request', async () => {
    const { id: wordId } = await buildWord(app.database);
    const words = [{ wordId, knowing: Knowing.Saved, rightDays: 0 } as const];
    const key = newId();
    const both = await Promise.all([learner.merge(words, key), learner.merge(words, key)]);
    expect(both).toEqual([both[0], both[0]]);
    await learner.mark(wordId, Knowing.Unknown);
    expect(await learner.merge(words, key)).toEqual({ added: 1, advanced: 0, kept: 0, skipped: 0 });
    expect(await learner.marks()).toEqual([]);
  });

  it('accepts 5,000 words', async () => {
    const words = Array.from({ length: 5_000 }, () => ({
      wordId: newId(),
      knowing: Knowing.Saved,
      rightDays: 1,
      lastRightDay: today,
    }));
    expect(await learner.merge(words)).toMatchObject({ skipped: 5_000 });
  });

  it('refuses a larger request', async () => {
    const body = { words: [], key: 'x'.repeat(1_100_000) };
    expect(await app.refusal(routes.knowing.merge.path, body, learner.headers)).toMatchObject({
      status: 413,
      code: 'PayloadTooLarge',
    });
  });
});
