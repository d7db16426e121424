import { Knowing } from '@wordhoard/contract/enumeration';
import { eq, getTableName, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildContribution,
  buildPersonalWord,
  buildSuggestion,
  buildTag,
  buildTagWord,
} from '../../../test/contribution-factory.ts';
import {
  buildImage,
  buildList,
  buildRecording,
  buildTranslation,
  buildUser,
  buildWord,
  type User,
} from '../../../test/factory.ts';
import { learnWord } from '../../../test/learn-word.ts';
import { useApp } from '../../../test/test-app.ts';
import { createVerbTable } from '../../../test/verb-table.ts';
import { selectRows } from '../../platform/database/database.ts';
import { list, listWord } from '../../schema/collection.ts';
import { wordImage } from '../../schema/image.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { wordRecording } from '../../schema/recording.ts';
import { userWord } from '../../schema/review.ts';
import { tableCellWord } from '../../schema/table.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { moveEntries, removeOwnEntries, removeUnreferenced } from './own-entries.ts';

const app = useApp();

let users: User[];
let from: Awaited<ReturnType<typeof buildWord>>;
let to: Awaited<ReturnType<typeof buildWord>>;

beforeEach(async () => {
  users = [await buildUser(app.database), await buildUser(app.database)];
  const [owner, other] = users as [User, User];
  from = await buildPersonalWord(app.database, owner);
  await buildContribution(app.database, from, other);
  to = await buildWord(app.database, { published: false });
});

const tables = {
  wordContribution,
  wordImage,
  wordRecording,
  userWord,
  answerSuggestion,
  tableCellWord,
  listWord,
  tagWord,
  translationPin,
};

/** Gives each of two learners an entry of every kind. */
async function buildEntries(): Promise<void> {
  const foreign = await buildWord(app.database, { langCode: 'ia' });
  for (const user of users) {
    const own = { userId: user.id };
    await buildImage(app.database, from.id, own);
    await buildRecording(app.database, from.id, own);
    await learnWord(app.database, user, from, Knowing.Known);
    await buildSuggestion(app.database, from, user);
    await buildList(app.database, [from], own);
    await buildTagWord(app.database, await buildTag(app.database), from, own);
    const pending = await buildTranslation(app.database, [from, foreign], { ...own, status: 3 });
    const pin = { ...own, wordId: from.id, translationId: pending.id };
    await app.database.insert(translationPin).values(pin);
    const cell = { words: [{ id: from.id }] };
    const headers = await app.headersOf(user);
    await createVerbTable(app, { rows: [[{ label: 'x' }, cell]] }, headers);
  }
}

/** The number of entries of each kind that a word has. */
async function countEntries({ id }: { id: string }): Promise<Set<number>> {
  const isOfWord = sql`${id} in (low_word_id, high_word_id)`;
  const counts = [await app.database.$count(translation, isOfWord)];
  for (const table of Object.values(tables)) {
    counts.push(await app.database.$count(table, eq(table.wordId, id)));
  }
  return new Set(counts);
}

const exists = async ({ id }: { id: string }) =>
  (await app.database.$count(word, eq(word.id, id))) > 0;

it('every table that refers to words is known', async () => {
  const references = await selectRows<{ name: string }>(
    app.database,
    sql`select conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and conparentid = 0 and confrelid = 'word'::regclass`,
  );
  const known = [...Object.values(tables), translation].map((table) => getTableName(table));
  expect(new Set(references.map(({ name }) => name))).toEqual(
    new Set([...known, 'word_form', 'smm_post']),
  );
});

describe('what belongs to one learner', () => {
  it('is removed, and what belongs to others stays', async () => {
    await buildEntries();
    const [owner] = users as [User, User];
    await app.database.transaction((transaction) =>
      removeOwnEntries(transaction, from.id, owner.id),
    );
    expect(await countEntries(from)).toEqual(new Set([1]));
    await app.database.transaction((transaction) => removeUnreferenced(transaction, from.id));
    expect(await exists(from)).toBe(true);
  });

  it('is all that a hidden word has: then the word is removed', async () => {
    await buildEntries();
    await app.database.transaction(async (transaction) => {
      for (const user of users) await removeOwnEntries(transaction, from.id, user.id);
      await removeUnreferenced(transaction, from.id);
    });
    expect(await exists(from)).toBe(false);
  });

  it('moves to the word of another text', async () => {
    await buildEntries();
    const [owner] = users as [User, User];
    const move = { from: from.id, to: to.id, userId: owner.id };
    await app.database.transaction((transaction) => moveEntries(transaction, move));
    expect([await countEntries(from), await countEntries(to)]).toEqual([
      new Set([1]),
      new Set([1]),
    ]);
  });
});

describe('what belongs to everybody', () => {
  it('moves together', async () => {
    await buildEntries();
    await app.database.transaction((transaction) =>
      moveEntries(transaction, { from: from.id, to: to.id }),
    );
    expect([await countEntries(from), await countEntries(to)]).toEqual([
      new Set([0]),
      new Set([2]),
    ]);
  });

  it('is merged with what the second word has, which stays', async () => {
    const [owner] = users as [User, User];
    const { imageId } = await buildImage(app.database, from.id);
    const existing = { id: newId(), wordId: to.id, imageId, status: 1 as const };
    await app.database.insert(wordImage).values(existing);
    const contribution = await buildContribution(app.database, to, owner);
    const { id: listId } = await buildList(app.database, [from, to]);
    await app.database.transaction((transaction) =>
      moveEntries(transaction, { from: from.id, to: to.id }),
    );
    const findIds = async (table: typeof wordImage | typeof wordContribution) =>
      (await app.database.select({ id: table.id }).from(table).where(eq(table.wordId, to.id))).map(
        ({ id }) => id,
      );
    expect(await findIds(wordImage)).toEqual([existing.id]);
    expect(await findIds(wordContribution)).toContain(contribution.id);
    const [row] = await app.database.select().from(list).where(eq(list.id, listId));
    expect(row?.wordCount).toBe(1);
  });
});
