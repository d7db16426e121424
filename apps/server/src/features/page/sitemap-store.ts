import { EntryStatus, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { and, asc, eq, exists, gt, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { list, wordTable } from '../../schema/collection.ts';
import { fixed } from '../../schema/column.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { language, word } from '../../schema/word.ts';
import { isShownByTag } from '../word/theme.ts';
import { visible } from '../word/visible.ts';

/** The limit of the sitemap protocol. */
const maxAddresses = 50_000;
/** Lower than the limit, because a sitemap is built in memory. */
export const wordsPerMap = 20_000;

export const findPublicLists = (database: Database) =>
  database
    .select({ slug: list.slug, langCode: list.langCode })
    .from(list)
    .where(eq(list.privacy, Privacy.Public))
    .orderBy(list.id)
    .limit(maxAddresses);

export const findPublicTables = (database: Database) =>
  database
    .select({ slug: wordTable.slug })
    .from(wordTable)
    .where(eq(wordTable.privacy, Privacy.Public))
    .orderBy(wordTable.id)
    .limit(maxAddresses);

/** A tag has a page for each language with a word of it. */
export function findTagPages(database: Database) {
  const linkedWord = database
    .select({ id: tagWord.id })
    .from(tagWord)
    .innerJoin(word, eq(word.id, tagWord.wordId))
    .where(
      and(
        eq(tagWord.tagId, tag.id),
        eq(tagWord.langCode, language.code),
        eq(tagWord.status, EntryStatus.Approved),
        isNull(tagWord.duplicateOf),
        isShownByTag,
      ),
    );
  return database
    .select({ code: tag.code, langCode: language.code })
    .from(tag)
    .innerJoin(language, exists(linkedWord))
    .where(and(gt(tag.wordCount, 0), gt(language.wordCount, 0)))
    .orderBy(asc(tag.code), asc(language.code))
    .limit(maxAddresses);
}

/** Words and idioms in the order in which they were added, so that a full sitemap keeps its words. */
export const findWordTexts = (
  database: Database,
  { langCode, number }: { langCode: string; number: number },
) =>
  database
    .select({ text: word.text, langCode: word.langCode, mode: word.mode })
    .from(word)
    .where(and(visible, eq(word.langCode, langCode), ne(word.mode, fixed(WordMode.Definition))))
    .orderBy(word.id)
    .limit(wordsPerMap)
    .offset((number - 1) * wordsPerMap);
