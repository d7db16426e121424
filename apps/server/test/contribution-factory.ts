import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../src/database/database.ts';
import { answerSuggestion } from '../src/quiz/schema.ts';
import { tag, tagWord } from '../src/tag/schema.ts';
import { type word, wordAuthor } from '../src/word/schema.ts';
import { type User, unjudged } from './factory.ts';

type Word = typeof word.$inferSelect;
export type Tag = typeof tag.$inferSelect;

/** Makes somebody an author of a word. */
export async function buildAuthor(
  database: Database,
  { id: wordId }: Word,
  { id: userId }: User,
  overrides: Partial<typeof wordAuthor.$inferSelect> = {},
): Promise<void> {
  const row = { wordId, userId, privacy: Privacy.Public, createdAt: new Date(), ...overrides };
  await database.insert(wordAuthor).values(row);
}

export async function buildTag(database: Database, overrides: Partial<Tag> = {}): Promise<Tag> {
  const id = newId();
  const row = { id, code: `tag-${inLetters(id)}`, wordCount: 0, ...overrides };
  await database.insert(tag).values(row);
  return row;
}

/** Puts a tag on a word. */
export async function buildTagWord(
  database: Database,
  { id: tagId }: Tag,
  { id: wordId, langCode }: Word,
  overrides: Partial<typeof tagWord.$inferSelect> = {},
): Promise<typeof tagWord.$inferSelect> {
  const status = EntryStatus.Approved;
  const row = { id: newId(), tagId, wordId, langCode, status, ...unjudged, ...overrides };
  await database.insert(tagWord).values(row);
  if (row.status === EntryStatus.Approved) {
    const wordCount = sql`${tag.wordCount} + 1`;
    await database.update(tag).set({ wordCount }).where(eq(tag.id, tagId));
  }
  return row;
}

/** What somebody answered, was told to be wrong, and holds to be right. */
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
    createdAt: new Date(),
    ...overrides,
  };
  await database.insert(answerSuggestion).values(row);
  return row;
}

/** A code has no digits. */
export const inLetters = (id: string): string =>
  id.replaceAll('-', '').replace(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)));
