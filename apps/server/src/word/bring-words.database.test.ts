import { EntryStatus, Privacy, UserRole, WordMode } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildUser, buildWord, type User } from '../../test/factory.ts';
import { useApp } from '../../test/test-app.ts';
import { language } from '../language/schema.ts';
import { bringWords, type NamedWord } from './bring-words.ts';
import { wordAuthor } from './schema.ts';

const app = useApp();
const now = new Date();

const bring = (caller: User, words: NamedWord[], privacy?: Privacy) =>
  app.database.transaction((transaction) =>
    bringWords(transaction, words, { caller, now, privacy }),
  );

const authorsOf = async (wordId: string) =>
  (await app.database.select().from(wordAuthor).where(eq(wordAuthor.wordId, wordId))).map(
    ({ userId }) => userId,
  );

const countOf = async (code: string) =>
  (await app.database.select().from(language).where(eq(language.code, code)))[0]?.wordCount ?? 0;

it('creates what is not here, awaiting approval, and finds what is', async () => {
  const learner = await buildUser(app.database);
  const known = await buildWord(app.database, { text: 'hundo' });
  const words = [
    { langCode: 'eo', text: 'kato  nigra' },
    { langCode: 'eo', text: 'hundo' },
    { langCode: 'eo', text: 'kato nigra' },
    { langCode: 'eo', text: 'kato nigra', mode: WordMode.Idiom },
  ];
  const [cat, dog, sameCat, idiom] = await bring(learner, words);
  expect(cat).toMatchObject({ text: 'kato nigra', status: EntryStatus.Pending, isNew: true });
  expect(dog).toMatchObject({ id: known.id, status: EntryStatus.Approved, isNew: false });
  expect(sameCat?.id).toBe(cat?.id);
  expect(idiom?.id).not.toBe(cat?.id);
  expect(await authorsOf(known.id)).toEqual([]);
});

it('counts everybody who brings a word that waits among its authors', async () => {
  const [one, other] = [await buildUser(app.database), await buildUser(app.database)];
  const words = [{ langCode: 'eo', text: 'kune' }];
  const [mine] = await bring(one, words, Privacy.Private);
  const [theirs] = await bring(other, words);
  const [again] = await bring(other, words);
  expect(theirs).toMatchObject({ id: mine?.id, isNew: true });
  expect(again).toMatchObject({ id: mine?.id, isNew: false });
  expect((await authorsOf(mine?.id ?? '')).sort()).toEqual([one.id, other.id].sort());
});

it('approves the public words of an admin at once and counts them', async () => {
  const admin = await buildUser(app.database, { role: UserRole.Admin });
  const words = ['unu', 'du'].map((text) => ({ langCode: 'io', text }));
  const brought = await bring(admin, words);
  expect(brought.map(({ status }) => status)).toEqual([EntryStatus.Approved, EntryStatus.Approved]);
  await bring(admin, [{ langCode: 'io', text: 'sekreta' }], Privacy.Private);
  expect(await countOf('io')).toBe(2);
});

it('gives the same word to all who bring it at once', async () => {
  const learners = await Promise.all([1, 2, 3, 4].map(() => buildUser(app.database)));
  const words = Array.from({ length: 20 }, (_, index) => ({
    langCode: 'eo',
    text: `samtempe ${index}`,
  }));
  const brought = await Promise.all(
    learners.map((learner, index) => bring(learner, index % 2 === 0 ? words : words.toReversed())),
  );
  const ids = brought.map((some) => some.map(({ id }) => id).sort());
  expect(new Set(ids.map((some) => some.join())).size).toBe(1);
  expect(new Set(ids.flat()).size).toBe(20);
});
