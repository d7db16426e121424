import { routes } from '@wordhoard/contract';
import { EntryStatus, Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildImage,
  buildTranslation,
  buildUser,
  buildWord,
  type User,
} from '../../test/factory.ts';
import { useApp } from '../../test/test-app.ts';
import { wordAuthor } from '../word/schema.ts';
import { dayOf } from './learners-day.ts';
import { activityDay, userWord } from './schema.ts';

const app = useApp();
const nobodysWord = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
const day = dayOf(new Date());
const lastWeek = new Date(Date.now() - 7 * 24 * 60 * 60 * 1_000);

let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

describe('marking a word', () => {
  it('is kept, shown on its card and counted on the day', async () => {
    const { id: wordId } = await buildWord(app.database);
    const { changed } = await mark(wordId, Knowing.Saved);
    expect(changed).toMatchObject([{ wordId, before: { knowing: Knowing.Unknown } }]);
    expect(await cardOf(wordId)).toMatchObject({ knowing: Knowing.Saved });
    expect(await activity()).toMatchObject([{ day, saved: 1, known: 0 }]);
  });

  it('changes nothing the second time', async () => {
    const { id: wordId } = await buildWord(app.database);
    await mark(wordId, Knowing.Known);
    expect(await mark(wordId, Knowing.Known)).toEqual({ changed: [] });
    expect(await activity()).toMatchObject([{ known: 1 }]);
  });

  it('counts once when it is sent twice at the same time', async () => {
    const { id: wordId } = await buildWord(app.database);
    const both = await Promise.all([mark(wordId, Knowing.Saved), mark(wordId, Knowing.Saved)]);
    expect(both.flatMap(({ changed }) => changed)).toHaveLength(1);
    expect(await activity()).toMatchObject([{ saved: 1 }]);
  });

  it('is nobody else’s', async () => {
    const { id: wordId } = await buildWord(app.database);
    await mark(wordId, Knowing.Known);
    const card = await app.call(routes.word.record, { id: wordId }, await app.headersOf());
    expect(card.knowing).toBe(Knowing.Unknown);
  });

  it('can be done to several words, also in other orders at the same time', async () => {
    const words = await Promise.all(Array.from({ length: 8 }, () => buildWord(app.database)));
    const wordIds = words.map(({ id }) => id);
    const backwards = [...wordIds].reverse().map((id) => id.toUpperCase());
    await Promise.all([markMany(wordIds, Knowing.Saved), markMany(backwards, Knowing.Known)]);
    const kept = await marks();
    expect(kept).toHaveLength(8);
    expect(new Set(kept.map(({ knowing }) => knowing)).size).toBe(1);
  });

  it('takes the mark away with Unknown', async () => {
    const { id: wordId } = await buildWord(app.database);
    await mark(wordId, Knowing.Known);
    await mark(wordId, Knowing.Unknown);
    expect(await marks()).toEqual([]);
    expect(await activity()).toMatchObject([{ known: 1, saved: 0 }]);
  });

  it('finds no word that is not here, and then marks none', async () => {
    const { id } = await buildWord(app.database);
    const body = { wordIds: [id, nobodysWord], knowing: Knowing.Saved, day };
    const refusal = await app.refusal(routes.knowing.setMany.path, body, headers);
    expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
    expect(await marks()).toEqual([]);
  });

  it('finds a word that awaits approval for its author only', async () => {
    const { id: wordId } = await buildWord(app.database, { status: EntryStatus.Pending });
    const body = { wordId, knowing: Knowing.Saved, day };
    expect(await app.refusal(routes.knowing.set.path, body, headers)).toMatchObject({
      code: 'NotFound',
    });
    await makeAuthor(wordId);
    expect((await mark(wordId, Knowing.Saved)).changed).toHaveLength(1);
  });

  it.each(['2020-01-01', '2999-12-31'])(
    'is refused for %s, which is today nowhere',
    async (day) => {
      const body = { wordId: nobodysWord, knowing: Knowing.Saved, day };
      for (const path of [routes.knowing.set.path, routes.knowing.prove.path]) {
        const sent =
          path === routes.knowing.set.path ? body : { ...proof, wordId: nobodysWord, day };
        expect(await app.refusal(path, sent, headers)).toMatchObject({
          code: 'ParameterInvalid',
          fields: [{ path: 'day' }],
        });
      }
    },
  );
});

describe('taking marks back', () => {
  it('brings back everything that was kept of the word', async () => {
    const { id: wordId } = await buildWord(app.database);
    const former = {
      knowing: Knowing.Saved,
      rightDays: 2,
      lastRightDay: '2026-03-01',
      changedAt: lastWeek,
      provedAt: lastWeek,
    };
    await keep(wordId, former);
    const { changed } = await mark(wordId, Knowing.Unknown);
    expect(await restore(changed)).toEqual({ restored: [{ wordId, knowing: Knowing.Saved }] });
    expect(await marks()).toMatchObject([former]);
  });

  it('counts on the day as if nothing had happened', async () => {
    const [one, other] = [await buildWord(app.database), await buildWord(app.database)];
    const { changed } = await markMany([one.id, other.id], Knowing.Known);
    await restore(changed);
    expect(await marks()).toEqual([]);
    expect(await activity()).toMatchObject([{ known: 0 }]);
  });

  it('leaves a word alone that has changed since', async () => {
    const { id: wordId } = await buildWord(app.database);
    const { changed } = await mark(wordId, Knowing.Saved);
    await mark(wordId, Knowing.Known);
    expect(await restore(changed)).toEqual({ restored: [] });
    expect(await marks()).toMatchObject([{ knowing: Knowing.Known }]);
  });

  it('works once when it is sent twice at the same time', async () => {
    const { id: wordId } = await buildWord(app.database);
    await mark(wordId, Knowing.Saved);
    const { changed } = await mark(wordId, Knowing.Known);
    const both = await Promise.all([restore(changed), restore(changed)]);
    expect(both.flatMap(({ restored }) => restored)).toHaveLength(1);
    expect(await activity()).toMatchObject([{ saved: 1, known: 0 }]);
  });

  it('gives a word no mark that its learner does not see', async () => {
    const { id: wordId } = await buildWord(app.database, { status: EntryStatus.Pending });
    const times = { lastRightDay: null, changedAt: null, provedAt: null };
    const before = { knowing: Knowing.Known, rightDays: 0, ...times };
    const change = { wordId, knowing: Knowing.Unknown, before };
    expect(await restore([change])).toEqual({ restored: [] });
  });

  it('takes as many words as can be marked at once', async () => {
    const times = { lastRightDay: day, changedAt: lastWeek.toISOString(), provedAt: null };
    const before = { knowing: Knowing.Known, rightDays: 3, ...times };
    const changed = Array.from({ length: 1_000 }, () => ({
      wordId: newId(),
      knowing: Knowing.Unknown,
      before: { ...before, provedAt: lastWeek.toISOString() },
    }));
    expect(await restore(changed)).toEqual({ restored: [] });
  });
});

const proof = { day, tranLangCode: 'ia', answer: 'parola' };

describe('proving a word', () => {
  it('makes it known when a translation is typed', async () => {
    const wordId = await buildTranslated('parola', 'vorto');
    expect(await prove(wordId, 'Parola ')).toEqual({
      verdict: 'lenient',
      isRight: true,
      expected: ['parola', 'vorto'],
      knowing: Knowing.Known,
    });
    expect(await prove(wordId, 'vorto')).toMatchObject({ verdict: 'alternative', isRight: true });
    expect(await marks()).toMatchObject([{ knowing: Knowing.Known, provedAt: expect.any(Date) }]);
    expect(await activity()).toMatchObject([{ known: 1, proved: 2 }]);
  });

  it('shows the right answers after a wrong one and changes nothing', async () => {
    const wordId = await buildTranslated('parola');
    await mark(wordId, Knowing.Saved);
    expect(await prove(wordId, 'libro')).toEqual({
      verdict: 'wrong',
      isRight: false,
      expected: ['parola'],
      knowing: Knowing.Saved,
    });
    expect(await prove(wordId, 'paorla')).toMatchObject({ verdict: 'almost', isRight: false });
    expect(await marks()).toMatchObject([{ knowing: Knowing.Saved, provedAt: null }]);
    expect(await activity()).toMatchObject([{ proved: 0 }]);
  });

  it('takes the learner’s own translation before it is approved, and no one else’s', async () => {
    const [word, translated] = [
      await buildWord(app.database),
      await buildWord(app.database, { langCode: 'ia', text: 'propra' }),
    ];
    const pending = { status: EntryStatus.Pending, userId: learner.id };
    await buildTranslation(app.database, [word, translated], pending);
    expect(await prove(word.id, 'propra')).toMatchObject({ isRight: true });
    const body = { wordId: word.id, ...proof };
    expect(await app.refusal(routes.knowing.prove.path, body, await app.headersOf())).toMatchObject(
      { code: 'NotFound' },
    );
  });

  it('keeps the days of a word that is known already', async () => {
    const wordId = await buildTranslated('parola');
    const known = { knowing: Knowing.Known, rightDays: 3, lastRightDay: '2026-03-01' };
    await keep(wordId, { ...known, changedAt: lastWeek });
    await prove(wordId, 'parola');
    expect(await marks()).toMatchObject([{ ...known, changedAt: lastWeek }]);
    expect(await activity()).toMatchObject([{ known: 0, proved: 1 }]);
  });

  it('makes it known when its picture is picked', async () => {
    const { id: wordId } = await buildWord(app.database);
    const picture = await buildImage(app.database, wordId);
    const { id: other } = await buildImage(app.database, (await buildWord(app.database)).id);
    const pick = (wordImageId: string) =>
      app.call(routes.knowing.prove, { wordId, day, wordImageId }, headers);
    expect(await pick(other)).toMatchObject({ isRight: false, knowing: Knowing.Unknown });
    expect(await pick(picture.id)).toMatchObject({ isRight: true, knowing: Knowing.Known });
  });

  it('needs a word, with something to ask for', async () => {
    const { id: bare } = await buildWord(app.database);
    const { id: hidden } = await buildWord(app.database, { status: EntryStatus.Pending });
    const bodies = [
      { wordId: bare, ...proof },
      { wordId: bare, day, wordImageId: nobodysWord },
      { wordId: hidden, ...proof },
      { wordId: nobodysWord, ...proof },
    ];
    for (const body of bodies) {
      expect(await app.refusal(routes.knowing.prove.path, body, headers)).toMatchObject({
        code: 'NotFound',
      });
    }
  });
});

describe('what a browser kept before its learner signed in', () => {
  it('is taken over where it is new or further', async () => {
    const [added, advanced, kept] = await Promise.all(
      Array.from({ length: 3 }, () => buildWord(app.database)),
    );
    await keep(advanced?.id ?? '', { knowing: Knowing.Saved, rightDays: 1 });
    await keep(kept?.id ?? '', { knowing: Knowing.Known });
    const merged = await merge([
      { wordId: added?.id ?? '', knowing: Knowing.Saved, rightDays: 0 },
      {
        wordId: advanced?.id ?? '',
        knowing: Knowing.Saved,
        rightDays: 2,
        lastRightDay: '2026-03-01',
      },
      { wordId: kept?.id ?? '', knowing: Knowing.Saved, rightDays: 2 },
      { wordId: nobodysWord, knowing: Knowing.Known, rightDays: 0 },
    ]);
    expect(merged).toEqual({ added: 1, advanced: 1, kept: 1, skipped: 1 });
    const byWord = new Map((await marks()).map((row) => [row.wordId, row]));
    expect(byWord.get(added?.id ?? '')).toMatchObject({ knowing: Knowing.Saved });
    expect(byWord.get(advanced?.id ?? '')).toMatchObject({
      rightDays: 2,
      lastRightDay: '2026-03-01',
    });
    expect(byWord.get(kept?.id ?? '')).toMatchObject({ knowing: Knowing.Known, rightDays: 0 });
  });

  it('is taken over once, however often it is sent', async () => {
    const { id: wordId } = await buildWord(app.database);
    const words = [{ wordId, knowing: Knowing.Saved, rightDays: 0 } as const];
    const key = newId();
    const both = await Promise.all([merge(words, key), merge(words, key)]);
    expect(both).toEqual([both[0], both[0]]);
    await mark(wordId, Knowing.Unknown);
    expect(await merge(words, key)).toEqual({ added: 1, advanced: 0, kept: 0, skipped: 0 });
    expect(await marks()).toEqual([]);
  });

  it('can be 5,000 words', async () => {
    const words = Array.from({ length: 5_000 }, () => ({
      wordId: newId(),
      knowing: Knowing.Saved,
      rightDays: 1,
      lastRightDay: day,
    }));
    expect(await merge(words)).toMatchObject({ skipped: 5_000 });
  });

  it('cannot be larger than that', async () => {
    const body = { words: [], key: 'x'.repeat(1_100_000) };
    expect(await app.refusal(routes.knowing.merge.path, body, headers)).toMatchObject({
      status: 413,
      code: 'PayloadTooLarge',
    });
  });
});

type MarkedWords = Parameters<typeof app.call<typeof routes.knowing.merge>>[1]['words'];
type Changes = Parameters<typeof app.call<typeof routes.knowing.restore>>[1]['changed'];

const mark = (wordId: string, knowing: Knowing) =>
  app.call(routes.knowing.set, { wordId, knowing, day }, headers);
const markMany = (wordIds: string[], knowing: Knowing) =>
  app.call(routes.knowing.setMany, { wordIds, knowing, day }, headers);
const restore = (changed: Changes) => app.call(routes.knowing.restore, { changed, day }, headers);
const prove = (wordId: string, answer: string) =>
  app.call(routes.knowing.prove, { ...proof, wordId, answer }, headers);
const merge = (words: MarkedWords, key: string = newId()) =>
  app.call(routes.knowing.merge, { words, key }, headers);
const cardOf = (id: string) => app.call(routes.word.record, { id }, headers);
const marks = () => app.database.select().from(userWord).where(eq(userWord.userId, learner.id));
const activity = () =>
  app.database.select().from(activityDay).where(eq(activityDay.userId, learner.id));

async function keep(wordId: string, overrides: Partial<typeof userWord.$inferInsert>) {
  const mark = { knowing: Knowing.Saved, rightDays: 0, changedAt: lastWeek, langCode: 'eo' };
  await app.database.insert(userWord).values({ userId: learner.id, wordId, ...mark, ...overrides });
}

async function makeAuthor(wordId: string) {
  const author = { wordId, userId: learner.id, privacy: Privacy.Public, createdAt: lastWeek };
  await app.database.insert(wordAuthor).values(author);
}

async function buildTranslated(...texts: string[]): Promise<string> {
  const word = await buildWord(app.database);
  for (const text of texts) {
    const unique = await buildWord(app.database, { langCode: 'ia', text, key: newId() });
    await buildTranslation(app.database, [word, unique]);
  }
  return word.id;
}
