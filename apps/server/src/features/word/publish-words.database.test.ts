import { EntryStatus, Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildContributedWord,
  buildContribution,
  buildPersonalWord,
  buildTag,
  buildTagWord,
} from '../../../test/contribution-factory.ts';
import {
  buildList,
  buildTranslation,
  buildUser,
  buildWord,
  type User,
} from '../../../test/factory.ts';
import { learnWord } from '../../../test/learn-word.ts';
import { useApp } from '../../../test/test-app.ts';
import { retryDeadlocks } from '../../platform/database/database-errors.ts';
import { listWord } from '../../schema/collection.ts';
import { userWord } from '../../schema/review.ts';
import { tag } from '../../schema/tag.ts';
import { translationPin } from '../../schema/translation.ts';
import { language, word, wordContribution } from '../../schema/word.ts';
import { mergeNamesakes, publishWords, withdrawWord } from './publish-words.ts';

const app = useApp();
const { Approved, Pending, Rejected } = EntryStatus;
type Word = Awaited<ReturnType<typeof buildWord>>;

let owner: User;
let other: User;
/** In a language of its own, because words are counted by language. */
let named: { text: string; langCode: string };

beforeEach(async () => {
  owner = await buildUser(app.database);
  other = await buildUser(app.database);
  named = { text: 'sama teksto', langCode: owner.id };
});

const publish = (...words: readonly { id: string }[]) =>
  retryDeadlocks(app.database, (transaction) =>
    publishWords(
      transaction,
      words.map(({ id }) => id),
    ),
  );
const withdraw = ({ id }: { id: string }) =>
  app.database.transaction((transaction) => withdrawWord(transaction, id));

/** The words of the text, published ones first. */
const namesakes = () =>
  app.database.select().from(word).where(eq(word.langCode, named.langCode)).orderBy(word.status);
const countWords = async () => {
  const rows = await app.database.select().from(language).where(eq(language.code, named.langCode));
  return rows[0]?.wordCount ?? 0;
};
const contributionsTo = ({ id }: { id: string }) =>
  app.database
    .select()
    .from(wordContribution)
    .where(eq(wordContribution.wordId, id))
    .orderBy(wordContribution.id);
const listedIn = async ({ id }: { id: string }) =>
  (await app.database.select().from(listWord).where(eq(listWord.listId, id))).map(
    ({ wordId }) => wordId,
  );

describe('publishing', () => {
  it('makes a personal word visible to everybody and counts it', async () => {
    const own = await buildPersonalWord(app.database, owner, named);
    await publish(own);
    expect(await namesakes()).toMatchObject([
      { id: own.id, status: Approved, ownerId: null, isContributed: true },
    ]);
    expect(await countWords()).toBe(1);
  });

  it('sets the parts of speech of approved contributions and translations', async () => {
    const approved = { status: Approved, speechPartIds: [10] };
    const personal = { ...named, speechPartIds: [2] };
    const own = await buildPersonalWord(app.database, owner, personal, approved);
    const foreign = await buildWord(app.database, { langCode: 'ia' });
    await buildTranslation(app.database, [own, foreign], { speechPartId: 6 });
    await buildTranslation(app.database, [own, foreign], { speechPartId: 5, status: Pending });
    await publish(own);
    expect((await namesakes())[0]?.speechPartIds).toEqual([6, 10]);
  });

  it('counts the word for its approved tags', async () => {
    const own = await buildPersonalWord(app.database, owner, named);
    const [shown, pending] = [await buildTag(app.database), await buildTag(app.database)];
    await buildTagWord(app.database, shown, own);
    await app.database.update(tag).set({ wordCount: 0 }).where(eq(tag.id, shown.id));
    await buildTagWord(app.database, pending, own, { status: Pending, userId: owner.id });
    await publish(own);
    const tags = app.database
      .select()
      .from(tag)
      .where(inArray(tag.id, [shown.id, pending.id]));
    expect((await tags.orderBy(tag.id)).map(({ wordCount }) => wordCount)).toEqual([1, 0]);
  });

  it('merges personal words of others, who keep their contributions', async () => {
    const own = await buildPersonalWord(app.database, owner, named);
    const secret = { example: 'Mia sekreto.', privacy: Privacy.Private };
    const theirs = await buildPersonalWord(app.database, other, named, secret);
    const theirList = await buildList(app.database, [theirs], { userId: other.id });
    await publish(own);
    expect(await namesakes()).toMatchObject([{ id: own.id }]);
    expect(await contributionsTo(own)).toMatchObject([
      { id: own.contributionId, userId: owner.id },
      { id: theirs.contributionId, userId: other.id, status: Pending, ...secret },
    ]);
    expect(await listedIn(theirList)).toEqual([own.id]);
    expect(await countWords()).toBe(1);
  });

  it('publishes one of two words of the same text', async () => {
    const own = await buildPersonalWord(app.database, owner, named);
    const theirs = await buildPersonalWord(app.database, other, named);
    await publish(theirs, own);
    expect(await namesakes()).toMatchObject([{ id: own.id, status: Approved }]);
    expect(await countWords()).toBe(1);
  });

  it('merges a personal word with the published word', async () => {
    const published = await buildWord(app.database, named);
    const own = await buildPersonalWord(app.database, owner, named);
    await publish(own);
    expect(await namesakes()).toMatchObject([{ id: published.id, isContributed: false }]);
    expect(await contributionsTo(published)).toMatchObject([{ userId: owner.id }]);
    expect(await countWords()).toBe(1);
  });

  it('restores the references of others to a withdrawn word', async () => {
    const withdrawn = await buildWord(app.database, { ...named, status: Rejected });
    const theirList = await buildList(app.database, [withdrawn], { userId: other.id });
    await learnWord(app.database, other, withdrawn, Knowing.Known);
    const own = await buildPersonalWord(app.database, owner, named);
    await publish(own);
    expect(await namesakes()).toMatchObject([{ id: own.id, status: Approved }]);
    expect(await listedIn(theirList)).toEqual([own.id]);
    const marks = app.database.select().from(userWord).where(eq(userWord.userId, other.id));
    expect(await marks).toMatchObject([{ wordId: own.id, knowing: Knowing.Known }]);
  });

  it('does not merge words of another language, text or mode', async () => {
    const own = await buildPersonalWord(app.database, owner, named);
    const others = [
      await buildPersonalWord(app.database, other, { ...named, langCode: 'eo' }),
      await buildPersonalWord(app.database, other, { ...named, text: 'alia' }),
      await buildPersonalWord(app.database, other, { ...named, mode: 2 }),
    ];
    await publish(own);
    const ids = others.map(({ id }) => id);
    const rows = await app.database.select().from(word).where(inArray(word.id, ids));
    expect(rows.map(({ ownerId }) => ownerId)).toEqual(ids.map(() => other.id));
  });

  it('merges personal and withdrawn words with words that an import published', async () => {
    const published = await buildWord(app.database, named);
    await buildPersonalWord(app.database, owner, named);
    await buildWord(app.database, { ...named, status: Rejected });
    await mergeNamesakes(app.database, [published.id]);
    expect(await namesakes()).toMatchObject([{ id: published.id }]);
    expect(await countWords()).toBe(1);
  });
});

describe('withdrawing', () => {
  it('hides a word, and no longer counts it', async () => {
    const published = await buildContributedWord(app.database, owner, named);
    const label = await buildTag(app.database);
    await buildTagWord(app.database, label, published);
    await withdraw(published);
    expect(await namesakes()).toMatchObject([
      { id: published.id, status: Rejected, ownerId: null },
      { status: Pending, ownerId: owner.id },
    ]);
    expect(await countWords()).toBe(0);
    const [counted] = await app.database.select().from(tag).where(eq(tag.id, label.id));
    expect(counted?.wordCount).toBe(0);
  });

  it('creates a personal word for each contributor, with their own references', async () => {
    const published = await buildContributedWord(app.database, owner, named);
    const pending = { example: 'Alia frazo.', speechPartIds: [10] };
    const { id } = await buildContribution(app.database, published, other, pending);
    const lists = [];
    for (const { id: userId } of [owner, other]) {
      lists.push(await buildList(app.database, [published], { userId }));
    }
    await learnWord(app.database, other, published, Knowing.Saved);
    await withdraw(published);
    const words = await namesakes();
    const ownOf = (user: User) => words.find(({ ownerId }) => ownerId === user.id) as Word;
    expect(words.map(({ status }) => status)).toEqual([Pending, Pending]);
    expect(ownOf(other)).toMatchObject({ text: named.text, speechPartIds: [10] });
    expect(await contributionsTo(ownOf(other))).toMatchObject([{ id, example: 'Alia frazo.' }]);
    const listed = await Promise.all(lists.map(listedIn));
    expect(listed).toEqual([[ownOf(owner).id], [ownOf(other).id]]);
    const [mark] = await app.database.select().from(userWord).where(eq(userWord.userId, other.id));
    expect(mark?.wordId).toBe(ownOf(other).id);
  });

  it('keeps the references of others, and removes pins of translations', async () => {
    const published = await buildContributedWord(app.database, owner, named);
    const theirList = await buildList(app.database, [published], { userId: other.id });
    const foreign = await buildWord(app.database, { langCode: 'ia' });
    const { id: translationId } = await buildTranslation(app.database, [published, foreign]);
    const pin = { userId: other.id, wordId: foreign.id, translationId };
    await app.database.insert(translationPin).values(pin);
    await withdraw(published);
    expect(await listedIn(theirList)).toEqual([published.id]);
    expect(
      await app.database.select().from(translationPin).where(eq(translationPin.userId, other.id)),
    ).toEqual([]);
  });

  it('deletes a word without references', async () => {
    const published = await buildWord(app.database, named);
    await withdraw(published);
    expect(await namesakes()).toEqual([]);
    expect(await countWords()).toBe(0);
  });

  it('reuses a contributor’s personal word of the same text', async () => {
    const published = await buildContributedWord(app.database, owner, named);
    const own = await buildPersonalWord(app.database, owner, named);
    const listed = await buildList(app.database, [published], { userId: owner.id });
    await withdraw(published);
    expect(await namesakes()).toMatchObject([{ id: own.id }]);
    expect(await listedIn(listed)).toEqual([own.id]);
  });

  it('ignores a word that is not published', async () => {
    const own = await buildPersonalWord(app.database, owner, named);
    await withdraw(own);
    expect(await namesakes()).toMatchObject([{ id: own.id, status: Pending }]);
  });

  it('is undone for everybody when the text is published again', async () => {
    const published = await buildContributedWord(app.database, owner, named);
    const lists = [];
    for (const userId of [owner.id, other.id, null]) {
      lists.push(await buildList(app.database, [published], { userId }));
    }
    await withdraw(published);
    const own = (await namesakes()).find(({ ownerId }) => ownerId === owner.id) as Word;
    await publish(own);
    const [again, ...others] = await namesakes();
    expect([again?.status, others]).toEqual([Approved, []]);
    expect(await Promise.all(lists.map(listedIn))).toEqual(lists.map(() => [again?.id]));
    expect(await countWords()).toBe(1);
  });
});

it('publishes the words of many learners at the same time', async () => {
  const learners = await Promise.all(Array.from({ length: 4 }, () => buildUser(app.database)));
  const texts = Array.from({ length: 5 }, (_, index) => `${named.text} ${index}`);
  const words: Word[] = [];
  for (const learner of learners) {
    for (const text of texts) {
      words.push(await buildPersonalWord(app.database, learner, { ...named, text }));
    }
  }
  const ofLearner = (index: number) =>
    words.slice(index * texts.length, (index + 1) * texts.length);
  await Promise.all(learners.map((_, index) => publish(...ofLearner(index).toReversed())));
  const rows = await namesakes();
  expect(rows.map(({ status }) => status)).toEqual(texts.map(() => Approved));
  expect(await countWords()).toBe(texts.length);
  const ids = rows.map(({ id }) => id);
  const isOfWords = inArray(wordContribution.wordId, ids);
  expect(await app.database.$count(wordContribution, isOfWords)).toBe(words.length);
});
