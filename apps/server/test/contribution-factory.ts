import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { listFormKeys } from '../src/features/word/word-forms.ts';
import type { Database } from '../src/platform/database/database.ts';
import { answerSuggestion } from '../src/schema/moderation.ts';
import { tag, tagWord } from '../src/schema/tag.ts';
import { word, wordContribution } from '../src/schema/word.ts';
import { buildUser, buildWord, type User, unmoderated, wordRow } from './factory.ts';

type Word = Omit<typeof word.$inferSelect, 'level'>;
export type Tag = typeof tag.$inferSelect;

type Contribution = typeof wordContribution.$inferSelect;

/** A contribution to a word. By default, it is public and pending. */
export async function buildContribution(
  database: Database,
  { id: wordId }: Word,
  { id: userId }: User,
  overrides: Partial<Contribution> = {},
): Promise<Contribution> {
  const row = {
    id: newId(),
    wordId,
    userId,
    example: null,
    exampleDetails: null,
    grammar: null,
    formKeys: listFormKeys(overrides.grammar),
    speechPartIds: [],
    privacy: Privacy.Public,
    status: EntryStatus.Pending,
    publishesWord: false,
    isOnPublished: false,
    isNumbered: false,
    licence: null,
    reason: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: new Date(),
    ...overrides,
  };
  await database.insert(wordContribution).values(row);
  return row;
}

/** A hidden word that a learner has contributed. Others may have contributed it too. */
export async function buildPersonalWord(
  database: Database,
  owner: User,
  { speechPartIds = [6], ...overrides }: Partial<Word> = {},
  contribution: Partial<Contribution> = {},
): Promise<Word & { contributionId: string }> {
  const hidden = wordRow({ published: false, speechPartIds: [], ...overrides });
  await database.insert(word).values(hidden).onConflictDoNothing();
  const said = { speechPartIds, ...contribution };
  const { id: contributionId } = await buildContribution(database, hidden, owner, said);
  return { ...hidden, contributionId };
}

/** A hidden word of a learner who is not part of the test. */
export const buildHiddenWord = async (
  database: Database,
  overrides: Partial<Word> = {},
  contribution: Partial<Contribution> = {},
): Promise<Word> => buildPersonalWord(database, await buildUser(database), overrides, contribution);

/** A word that a learner's contribution published. */
export async function buildContributedWord(
  database: Database,
  author: User,
  overrides: Partial<Word> = {},
  contribution: Partial<Contribution> = {},
): Promise<Word & { contributionId: string }> {
  const published = await buildWord(database, { isContributed: true, ...overrides });
  const approved = { status: EntryStatus.Approved, publishesWord: true, ...contribution };
  const { id: contributionId } = await buildContribution(database, published, author, approved);
  return { ...published, contributionId };
}

export async function buildTag(database: Database, overrides: Partial<Tag> = {}): Promise<Tag> {
  const id = newId();
  const row = {
    id,
    code: `tag-${inLetters(id)}`,
    localizedName: null,
    searchText: '',
    wordCount: 0,
    status: EntryStatus.Approved,
    ...overrides,
  };
  await database.insert(tag).values(row);
  return row;
}

/** Links a tag to a word. */
export async function buildTagWord(
  database: Database,
  { id: tagId }: Tag,
  { id: wordId, langCode }: Word,
  overrides: Partial<typeof tagWord.$inferSelect> = {},
): Promise<typeof tagWord.$inferSelect> {
  const status = EntryStatus.Approved;
  const row = {
    id: newId(),
    tagId,
    wordId,
    langCode,
    status,
    duplicateOf: null,
    ...unmoderated,
    ...overrides,
  };
  await database.insert(tagWord).values(row);
  if (row.status === EntryStatus.Approved) {
    const wordCount = sql`${tag.wordCount} + 1`;
    await database.update(tag).set({ wordCount }).where(eq(tag.id, tagId));
  }
  return row;
}

/** A wrong answer that a learner suggests as right. */
export async function buildSuggestion(
  database: Database,
  { id: wordId }: Word,
  { id: userId }: User,
  overrides: Partial<typeof answerSuggestion.$inferSelect> = {},
): Promise<typeof answerSuggestion.$inferSelect> {
  const id = newId();
  const row = {
    id,
    userId,
    wordId,
    langCode: 'ia',
    text: `parola ${id}`,
    status: EntryStatus.Pending,
    reason: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: new Date(),
    ...overrides,
  };
  await database.insert(answerSuggestion).values(row);
  return row;
}

/** Replaces digits, which codes of tags cannot contain. */
export const inLetters = (id: string): string =>
  id.replaceAll('-', '').replace(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)));
