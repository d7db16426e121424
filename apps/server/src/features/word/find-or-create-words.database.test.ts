import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole, WordMode } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildContributedWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { language, wordContribution } from '../../schema/word.ts';
import { findOrCreateWords, type NamedWord } from './find-or-create-words.ts';

const app = useApp();
const now = new Date();

const resolve = (caller: User, words: NamedWord[], privacy?: Privacy) =>
  app.database.transaction((transaction) =>
    findOrCreateWords(transaction, words, { caller, now, privacy }),
  );

const contributionsTo = (wordId: string) =>
  app.database.select().from(wordContribution).where(eq(wordContribution.wordId, wordId));

const countOf = async (code: string) =>
  (await app.database.select().from(language).where(eq(language.code, code)))[0]?.wordCount ?? 0;

it('finds published words and contributes the others', async () => {
  const learner = await buildUser(app.database);
  const known = await buildWord(app.database, { text: 'hundo' });
  const words = [
    { langCode: 'eo', text: 'kato  nigra' },
    { langCode: 'eo', text: 'hundo' },
    { langCode: 'eo', text: 'kato nigra' },
    { langCode: 'eo', text: 'kato nigra', mode: WordMode.Idiom },
  ];
  const [cat, dog, sameCat, idiom] = await resolve(learner, words);
  expect(cat).toMatchObject({ text: 'kato nigra', isPublic: false, isNew: true });
  expect(dog).toMatchObject({ id: known.id, isPublic: true, isNew: false });
  expect(sameCat?.id).toBe(cat?.id);
  expect(idiom?.id).not.toBe(cat?.id);
  expect(await contributionsTo(known.id)).toEqual([]);
});

it('gives learners the same word, and each a contribution, without telling them of each other', async () => {
  const [one, other] = [await buildUser(app.database), await buildUser(app.database)];
  const words = [{ langCode: 'eo', text: "kun'e" }];
  const [own] = await resolve(one, words, Privacy.Private);
  const theirWords = [{ langCode: 'eo', text: 'kun´e', speechPartId: 10 }];
  const [theirs] = await resolve(other, theirWords);
  const [again] = await resolve(other, words);
  expect(theirs).toEqual(own);
  expect(theirs).toMatchObject({ text: 'kun’e', isNew: true });
  expect(again).toMatchObject({ id: own?.id, isNew: false });
  const contributions = await contributionsTo(own?.id ?? '');
  expect(contributions.find(({ userId }) => userId === one.id)).toMatchObject({
    privacy: Privacy.Private,
    speechPartIds: [],
  });
  expect(contributions.find(({ userId }) => userId === other.id)).toMatchObject({
    privacy: Privacy.Public,
    speechPartIds: [10],
  });
});

it('makes a private word public when its owner uses it publicly, unless it has an example', async () => {
  const learner = await buildUser(app.database);
  const words = ['senekzempla', 'kunekzempla'].map((text) => ({ langCode: 'eo', text }));
  const [plain, withExample] = await resolve(learner, words, Privacy.Private);
  await app.database
    .update(wordContribution)
    .set({ example: 'Sekreta frazo.' })
    .where(eq(wordContribution.wordId, withExample?.id ?? ''));
  await resolve(learner, words, Privacy.Public);
  expect(await contributionsTo(plain?.id ?? '')).toMatchObject([{ privacy: Privacy.Public }]);
  expect(await contributionsTo(withExample?.id ?? '')).toMatchObject([
    { privacy: Privacy.Private },
  ]);
});

it('publishes and counts the public words of an admin immediately', async () => {
  const admin = await buildUser(app.database, { role: UserRole.Admin });
  const words = ['unu', 'du'].map((text) => ({ langCode: 'io', text }));
  const resolved = await resolve(admin, words);
  expect(resolved.map(({ isPublic }) => isPublic)).toEqual([true, true]);
  expect(await contributionsTo(resolved[0]?.id ?? '')).toMatchObject([
    { userId: admin.id, status: EntryStatus.Approved, decidedBy: admin.id, publishesWord: true },
  ]);
  await resolve(admin, [{ langCode: 'io', text: 'sekreta' }], Privacy.Private);
  expect(await countOf('io')).toBe(2);
});

it('keeps what a learner says of a word that an admin publishes', async () => {
  const [learner, admin] = [
    await buildUser(app.database),
    await buildUser(app.database, { role: UserRole.Admin }),
  ];
  const words = [{ langCode: 'eo', text: 'baldaŭ publika' }];
  const [personal] = await resolve(learner, words, Privacy.Private);
  const [published] = await resolve(admin, words);
  const [found] = await resolve(learner, words);
  expect(published?.id).toBe(personal?.id);
  expect(found).toMatchObject({ id: published?.id, isPublic: true, isNew: false });
  const contributions = await contributionsTo(published?.id ?? '');
  expect(contributions.find(({ userId }) => userId === learner.id)).toMatchObject({
    privacy: Privacy.Private,
    status: EntryStatus.Pending,
  });
});

it('finds a word that a contribution published', async () => {
  const [author, learner] = [await buildUser(app.database), await buildUser(app.database)];
  const published = await buildContributedWord(app.database, author);
  const [found] = await resolve(learner, [{ langCode: 'eo', text: published.text }]);
  expect(found).toMatchObject({ id: published.id, isNew: false });
});

it('creates each word once in simultaneous requests of its owner', async () => {
  const learner = await buildUser(app.database);
  const words = Array.from({ length: 20 }, (_, index) => ({
    langCode: 'eo',
    text: `samtempe ${index}`,
  }));
  const resolved = await Promise.all(
    [1, 2, 3, 4].map((turn) => resolve(learner, turn % 2 === 0 ? words : words.toReversed())),
  );
  const ids = resolved.map((some) => some.map(({ id }) => id).sort());
  expect(new Set(ids.map((some) => some.join())).size).toBe(1);
  expect(new Set(ids.flat()).size).toBe(20);
});

it('creates words again that their only contributor deletes at the same time', async () => {
  const [one, other] = [await buildUser(app.database), await buildUser(app.database)];
  const words = Array.from({ length: 5 }, (_, index) => ({
    langCode: 'eo',
    text: `foje ${index}`,
  }));
  const created = await resolve(one, words);
  const headers = await app.headersOf(one);
  const [resolved] = await Promise.all([
    resolve(other, words),
    ...created.map(({ id }) => app.call(routes.word.delete, { id }, headers)),
  ]);
  for (const { id } of resolved) {
    expect(await contributionsTo(id)).toMatchObject([{ userId: other.id }]);
  }
});
