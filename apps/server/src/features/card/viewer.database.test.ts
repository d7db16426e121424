import { routes } from '@wordhoard/contract';
import { EntryStatus, Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildContribution, buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildTranslation, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { learnWord } from '../../../test/learn-word.ts';
import { useApp } from '../../../test/test-app.ts';
import { type translation, translationPin } from '../../schema/translation.ts';

const app = useApp();

describe('knowing', () => {
  it('is shown with each word to the learner only', async () => {
    const learner = await buildUser(app.database);
    const known = await buildKnown(learner, Knowing.Known);
    const saved = await buildKnown(learner, Knowing.Saved);
    const unknown = await buildWord(app.database);
    const ids = [known.id, saved.id, unknown.id];
    const knowingFor = async (headers?: Record<string, string>) => {
      const { data } = await app.call(routes.word.words, { ids }, headers);
      return data.map(({ knowing }) => knowing);
    };
    const nothing = [Knowing.Unknown, Knowing.Unknown, Knowing.Unknown];
    expect(await knowingFor(await app.headersOf(learner))).toEqual([
      Knowing.Known,
      Knowing.Saved,
      Knowing.Unknown,
    ]);
    expect(await knowingFor(await app.headersOf())).toEqual(nothing);
    expect(await knowingFor()).toEqual(nothing);
  });

  it('is shown on the page of a word and in feeds', async () => {
    const learner = await buildUser(app.database);
    const headers = await app.headersOf(learner);
    const { id, langCode } = await buildKnown(learner, Knowing.Saved, 'ie');
    const entity = await app.call(routes.word.entity, { id }, headers);
    const feed = await app.call(routes.word.feed, { langCode }, headers);
    const saved = { knowing: Knowing.Saved };
    expect(entity).toMatchObject(saved);
    expect(feed.data).toMatchObject([{ id, ...saved }]);
  });

  async function buildKnown(learner: User, knowing: Knowing, langCode = 'eo') {
    const word = await buildWord(app.database, { langCode });
    await learnWord(app.database, learner, word, knowing);
    return word;
  }
});

it('shows pinned translations first, then the learner’s own in their order, then those that others like', async () => {
  const { database } = app;
  const learner = await buildUser(database);
  const headers = await app.headersOf(learner);
  const word = await buildWord(database);
  const means = async (overrides: Partial<typeof translation.$inferSelect>) => {
    const dest = await buildWord(database, { langCode: 'ia' });
    const { id } = await buildTranslation(database, [word, dest], overrides);
    return { id, text: dest.text };
  };
  const plain = await means({});
  const liked = await means({ likeCount: 5 });
  const own = { userId: learner.id, status: EntryStatus.Pending };
  const [first, second] = [await means(own), await means(own)];
  const show = async () => {
    const card = await app.call(routes.word.record, { id: word.id, tranLangCode: 'ia' }, headers);
    return card.trans.map(({ dest }) => dest.text);
  };
  expect(await show()).toEqual([first.text, second.text, liked.text, plain.text]);
  await database
    .insert(translationPin)
    .values({ userId: learner.id, wordId: word.id, translationId: plain.id });
  expect(await show()).toEqual([plain.text, first.text, second.text, liked.text]);
});

describe('a pending word', () => {
  it('is visible to its owner only', async () => {
    const owners = [await buildUser(app.database), await buildUser(app.database)];
    const [langCode, text] = ['enm', 'Atendo'];
    for (const owner of owners) {
      const word = await buildPersonalWord(app.database, owner, { langCode, text });
      const headers = await app.headersOf(owner);
      const entity = await app.call(routes.word.entity, { id: word.id }, headers);
      expect(entity).toMatchObject({ status: EntryStatus.Pending, reason: null });
      const record = await app.call(routes.word.record, { langCode, text }, headers);
      const options = await app.call(routes.word.options, { langCode, text: 'at' }, headers);
      const words = await app.call(routes.word.words, { ids: [word.id] }, headers);
      expect([record, options.data[0], words.data[0]].map((seen) => seen?.id)).toEqual(
        Array(3).fill(word.id),
      );
    }
    for (const headers of [undefined, await app.headersOf()]) {
      const refusal = await app.refusal(routes.word.record, { langCode, text }, headers);
      expect(refusal.code).toBe('NotFound');
      const options = await app.call(routes.word.options, { langCode, text: 'at' }, headers);
      expect(options.data).toEqual([]);
    }
  });

  it('is in no feed, and found by its author only', async () => {
    const author = await buildUser(app.database);
    const word = await buildPersonalWord(app.database, author, { langCode: 'fro' });
    const { langCode, text } = word;
    const headers = await app.headersOf(author);
    const find = async (caller: typeof headers) =>
      (await app.call(routes.word.feed, { langCode, text }, caller)).data.map(({ id }) => id);
    expect((await app.call(routes.word.feed, { langCode }, headers)).data).toEqual([]);
    expect(await find(headers)).toEqual([word.id]);
    expect(await find(await app.headersOf(await buildUser(app.database)))).toEqual([]);
  });

  it('shows its author why it was rejected', async () => {
    const author = await buildUser(app.database);
    const decision = { status: EntryStatus.Rejected, reason: 'No such word' };
    const { id } = await buildPersonalWord(app.database, author, {}, decision);
    expect(await app.call(routes.word.entity, { id }, await app.headersOf(author))).toMatchObject(
      decision,
    );
  });
});

describe('the page of a word', () => {
  it('shows callers their own contribution to a published word', async () => {
    const learner = await buildUser(app.database);
    const word = await buildWord(app.database);
    const rejected = {
      status: EntryStatus.Rejected,
      reason: 'No',
      example: 'Mine',
      speechPartIds: [6],
    };
    await buildContribution(app.database, word, learner, rejected);
    const own = await app.call(routes.word.entity, { id: word.id }, await app.headersOf(learner));
    const { status, reason, example, speechPartIds } = rejected;
    expect(own).toMatchObject({ status, reason, privacy: Privacy.Public });
    expect(own).toMatchObject({ isPublished: true, contribution: { example, speechPartIds } });
  });

  it('hides a contribution from others', async () => {
    const word = await buildWord(app.database);
    await buildContribution(app.database, word, await buildUser(app.database), { example: 'Mine' });
    for (const headers of [undefined, await app.headersOf()]) {
      const others = await app.call(routes.word.entity, { id: word.id }, headers);
      expect(others).toMatchObject({ isPublished: true, contribution: null, privacy: null });
    }
  });

  it('reports that a personal word is not published', async () => {
    const learner = await buildUser(app.database);
    const { id } = await buildPersonalWord(app.database, learner);
    expect(await app.call(routes.word.entity, { id }, await app.headersOf(learner))).toMatchObject({
      isPublished: false,
      contribution: { example: null, speechPartIds: [6] },
    });
  });
});
