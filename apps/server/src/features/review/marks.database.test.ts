import { routes } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildWord, buildWords } from '../../../test/factory.ts';
import { answered, marked } from '../../../test/learn-word.ts';
import { buildLearner, type Learner } from '../../../test/learner.ts';
import { buildUndo, markEvent, today } from '../../../test/review-events.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
let learner: Learner;
let wordId: string;
beforeEach(async () => {
  learner = await buildLearner(app);
  ({ id: wordId } = await buildWord(app.database));
});

describe('marking a word', () => {
  it('is shown with the word, and counted', async () => {
    await learner.mark(wordId, 'saved');
    const card = await app.call(routes.word.record, { id: wordId }, learner.headers);
    expect(card).toMatchObject({ knowing: Knowing.Saved });
    expect(await learner.activity()).toMatchObject([{ day: today, saved: 1, known: 0 }]);
  });

  it('counts once if it is repeated', async () => {
    for (const _ of [1, 2]) await learner.mark(wordId, 'known');
    expect(await learner.activity()).toMatchObject([{ known: 1 }]);
  });

  it('does not affect other learners', async () => {
    await learner.mark(wordId, 'known');
    const card = await app.call(routes.word.record, { id: wordId }, await app.headersOf());
    expect(card.knowing).toBe(Knowing.Unknown);
  });

  it('as unknown makes the learner forget it', async () => {
    await learner.mark(wordId, 'known');
    await learner.mark(wordId, 'unknown');
    expect(await learner.marks()).toEqual([]);
    expect(await learner.activity()).toMatchObject([{ known: 1, saved: 0 }]);
  });

  it('as proven makes it known, and counts as a proof', async () => {
    await learner.mark(wordId, 'proven');
    expect(await learner.marks()).toMatchObject([
      { knowing: Knowing.Known, provedAt: expect.any(Date) },
    ]);
    expect(await learner.activity()).toMatchObject([{ known: 1, proved: 1 }]);
  });

  it('can mark many words at once', async () => {
    const words = await buildWords(app.database, 500);
    await learner.sync(words.map(({ id }) => markEvent(id, { mark: 'saved' })));
    expect(await learner.marks()).toHaveLength(500);
    expect(await learner.activity()).toMatchObject([{ saved: 500 }]);
  });
});

describe('undoing a mark', () => {
  it('restores everything about the word', async () => {
    await learner.store(wordId, [marked('2026-03-01', 'proven'), answered('2026-03-02', 1)]);
    const before = await learner.marks();
    const mark = await learner.mark(wordId, 'unknown');
    expect(await learner.marks()).toEqual([]);
    await learner.undo(mark);
    expect(await learner.marks()).toEqual(before);
  });

  it('restores the activity of the day', async () => {
    const other = await buildWord(app.database);
    const events = [wordId, other.id].map((id) => markEvent(id));
    await learner.sync(events);
    expect(await learner.activity()).toMatchObject([{ known: 2 }]);
    await learner.sync(events.map((event) => buildUndo(event)));
    expect(await learner.marks()).toEqual([]);
    expect(await learner.activity()).toMatchObject([{ known: 0 }]);
  });

  it('keeps the other marks of the word', async () => {
    const saved = await learner.mark(wordId, 'saved');
    const forgotten = await learner.mark(wordId, 'unknown');
    const known = await learner.mark(wordId, 'known');
    await learner.undo(forgotten);
    expect(await learner.marks()).toMatchObject([{ knowing: Knowing.Known }]);
    await learner.undo(known);
    expect(await learner.marks()).toMatchObject([{ knowing: Knowing.Saved }]);
    await learner.undo(saved);
    expect(await learner.marks()).toEqual([]);
  });
});
