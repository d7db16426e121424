import { routes } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildHiddenWord, buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildWord } from '../../../test/factory.ts';
import { answered, marked } from '../../../test/learn-word.ts';
import {
  buildReviewLearner,
  missingWordId,
  type ReviewLearner,
  today,
} from '../../../test/review-learner.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
let learner: ReviewLearner;
beforeEach(async () => {
  learner = await buildReviewLearner(app);
});

describe('marking a word', () => {
  it('is stored, returned with the card and counted', async () => {
    const { id: wordId } = await buildWord(app.database);
    const { changed } = await learner.mark(wordId, Knowing.Saved);
    const memory = { strength: 0, due: today };
    expect(changed).toMatchObject([{ wordId, before: Knowing.Unknown, memory }]);
    const card = await app.call(routes.word.record, { id: wordId }, learner.headers);
    expect(card).toMatchObject({ knowing: Knowing.Saved, memory });
    expect(await learner.activity()).toMatchObject([{ day: today, saved: 1, known: 0 }]);
  });

  it('changes nothing when repeated', async () => {
    const { id: wordId } = await buildWord(app.database);
    await learner.mark(wordId, Knowing.Known);
    expect(await learner.mark(wordId, Knowing.Known)).toEqual({ changed: [] });
    expect(await learner.activity()).toMatchObject([{ known: 1 }]);
  });

  it('counts once under concurrent requests', async () => {
    const { id: wordId } = await buildWord(app.database);
    const both = await Promise.all([
      learner.mark(wordId, Knowing.Saved),
      learner.mark(wordId, Knowing.Saved),
    ]);
    expect(both.flatMap(({ changed }) => changed)).toHaveLength(1);
    expect(await learner.activity()).toMatchObject([{ saved: 1 }]);
  });

  it('does not affect other learners', async () => {
    const { id: wordId } = await buildWord(app.database);
    await learner.mark(wordId, Knowing.Known);
    const card = await app.call(routes.word.record, { id: wordId }, await app.headersOf());
    expect(card.knowing).toBe(Knowing.Unknown);
  });

  it('marks several words under concurrent requests', async () => {
    const words = await Promise.all(Array.from({ length: 8 }, () => buildWord(app.database)));
    const wordIds = words.map(({ id }) => id);
    const backwards = [...wordIds].reverse().map((id) => id.toUpperCase());
    await Promise.all([
      learner.markMany(wordIds, Knowing.Saved),
      learner.markMany(backwards, Knowing.Known),
    ]);
    const kept = await learner.marks();
    expect(kept).toHaveLength(8);
    expect(new Set(kept.map(({ knowing }) => knowing)).size).toBe(1);
  });

  it('deletes the mark with Unknown', async () => {
    const { id: wordId } = await buildWord(app.database);
    await learner.mark(wordId, Knowing.Known);
    await learner.mark(wordId, Knowing.Unknown);
    expect(await learner.marks()).toEqual([]);
    expect(await learner.activity()).toMatchObject([{ known: 1, saved: 0 }]);
  });

  it('marks no words if one is missing', async () => {
    const { id } = await buildWord(app.database);
    const body = { wordIds: [id, missingWordId], knowing: Knowing.Saved, day: today };
    const refusal = await app.refusal(routes.knowing.setMany.path, body, learner.headers);
    expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
    expect(await learner.marks()).toEqual([]);
  });

  it('finds a personal word for its author only', async () => {
    const word = await buildHiddenWord(app.database);
    const body = { wordId: word.id, knowing: Knowing.Saved, day: today };
    expect(await app.refusal(routes.knowing.set.path, body, learner.headers)).toMatchObject({
      code: 'NotFound',
    });
    const own = await buildPersonalWord(app.database, learner.user);
    expect((await learner.mark(own.id, Knowing.Saved)).changed).toHaveLength(1);
  });

  it.each(['2020-01-01', '2999-12-31'])('is refused for the day %s', async (day) => {
    const refused = { code: 'ParameterInvalid', fields: [{ path: 'day' }] };
    const marking = { wordId: missingWordId, knowing: Knowing.Saved, day };
    const proving = { wordId: missingWordId, tranLangCode: 'ia', answer: 'parola', day };
    for (const [path, body] of [
      [routes.knowing.set.path, marking],
      [routes.knowing.prove.path, proving],
    ] as const) {
      expect(await app.refusal(path, body, learner.headers)).toMatchObject(refused);
    }
  });
});

describe('undoing marks', () => {
  it('restores everything about the word', async () => {
    const { id: wordId } = await buildWord(app.database);
    await learner.store(wordId, [marked('2026-03-01', 'proven'), answered('2026-03-02', 1)]);
    const before = await learner.marks();
    const { changed } = await learner.mark(wordId, Knowing.Unknown);
    expect(await learner.restore(changed)).toEqual({
      restored: [{ wordId, knowing: Knowing.Saved, memory: { strength: 1, due: '2026-03-05' } }],
    });
    expect(await learner.marks()).toEqual(before);
  });

  it('restores the activity of the day', async () => {
    const [one, other] = [await buildWord(app.database), await buildWord(app.database)];
    const { changed } = await learner.markMany([one.id, other.id], Knowing.Known);
    await learner.restore(changed);
    expect(await learner.marks()).toEqual([]);
    expect(await learner.activity()).toMatchObject([{ known: 0 }]);
  });

  it('undoes several marks of a word, the latest first', async () => {
    const { id: wordId } = await buildWord(app.database);
    const marks = [];
    for (const knowing of [Knowing.Saved, Knowing.Unknown, Knowing.Known]) {
      marks.push(...(await learner.mark(wordId, knowing)).changed);
    }
    await learner.restore(marks.slice(1));
    expect(await learner.marks()).toMatchObject([{ knowing: Knowing.Saved }]);
    await learner.restore(marks);
    expect(await learner.marks()).toEqual([]);
  });

  it('ignores a word that has changed since', async () => {
    const { id: wordId } = await buildWord(app.database);
    const { changed } = await learner.mark(wordId, Knowing.Saved);
    await learner.mark(wordId, Knowing.Known);
    expect(await learner.restore(changed)).toEqual({ restored: [] });
    expect(await learner.marks()).toMatchObject([{ knowing: Knowing.Known }]);
  });

  it('undoes once under concurrent requests', async () => {
    const { id: wordId } = await buildWord(app.database);
    await learner.mark(wordId, Knowing.Saved);
    const { changed } = await learner.mark(wordId, Knowing.Known);
    const both = await Promise.all([learner.restore(changed), learner.restore(changed)]);
    expect(both.flatMap(({ restored }) => restored)).toHaveLength(1);
    expect(await learner.activity()).toMatchObject([{ saved: 1, known: 0 }]);
  });

  it('ignores a word that the learner does not see', async () => {
    const { id: wordId } = await buildHiddenWord(app.database);
    const markedAt = '2026-03-01T12:00:00.000Z';
    expect(await learner.restore([{ wordId, markedAt }])).toEqual({ restored: [] });
  });

  it('accepts as many words as can be marked', async () => {
    const markedAt = '2026-03-01T12:00:00.000Z';
    const changed = Array.from({ length: 1_000 }, () => ({ wordId: newId(), markedAt }));
    expect(await learner.restore(changed)).toEqual({ restored: [] });
  });
});
