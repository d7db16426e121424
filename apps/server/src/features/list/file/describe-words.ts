import type { Grammar, WordRecord } from '@wordhoard/contract';
import { EntryStatus, speechPartCodes } from '@wordhoard/contract/enumeration';
import { chooseArticle, splitLeadingWord } from '@wordhoard/quiz-engine/text';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isAmong } from '../../../platform/database/sql.ts';
import { review } from '../../../schema/review.ts';
import { wordContribution } from '../../../schema/word.ts';
import type { Viewer } from '../../collection/view.ts';
import { findOwnTagCodes } from '../../tag/store.ts';
import { findTranslationsOfWords } from '../../translation/store.ts';
import type { ExportedWord } from './list-file.ts';

interface WordReader {
  viewer: Viewer;
  tranLangCode: string | undefined;
}

/** What an export says of words, with what their reader has said about them. */
export async function describeWords(
  database: Database,
  cards: readonly WordRecord[],
  { viewer, tranLangCode }: WordReader,
): Promise<ExportedWord[]> {
  const wordIds = cards.map(({ id }) => id);
  const { callerId } = viewer;
  const translationsOf = await findTexts(database, wordIds, {
    callerId: viewer.authorId ?? callerId,
    langCode: tranLangCode,
  });
  const own = callerId === undefined ? undefined : await findOwn(database, wordIds, callerId);
  return cards.map((card) => {
    const speechPartIds = own?.speechPartsOf.get(card.id);
    const speechPart = speechPartIds?.flatMap((id) => speechPartCodes[id - 1] ?? []);
    return {
      ...describeCard(card),
      ...(speechPart && { isDescribed: true }),
      ...(speechPart && speechPart.length > 0 && { speechPart }),
      tags: own?.tagsOf.get(card.id),
      note: own?.noteOf.get(card.id) || undefined,
      translations: translationsOf.get(card.id) ?? [],
    };
  });
}

function describeCard(card: WordRecord): Omit<ExportedWord, 'translations'> {
  const { text, mode, langCode, hasHomographs } = card;
  const homograph = hasHomographs ? card.homograph : undefined;
  const { plural, reading, stress } = card.grammar ?? {};
  const article = findArticle(text, langCode, card.grammar);
  return {
    ...{ text, mode, homograph, article, plural, reading: reading ?? stress },
    grammar: card.grammar ?? undefined,
    example: card.example ?? undefined,
    exampleDetails: card.exampleDetails ?? undefined,
  };
}

/** The definite article of a noun that is written without one. */
export function findArticle(
  text: string,
  langCode: string,
  grammar: Grammar | null | undefined,
): string | undefined {
  if (!grammar || splitLeadingWord(text, langCode).leadingWord !== '') return undefined;
  return grammar.article ?? (grammar.gender && chooseArticle(text, langCode, grammar.gender));
}

/** Each translation once, even if it exists for several parts of speech. */
async function findTexts(
  database: Database,
  wordIds: readonly string[],
  { callerId, langCode }: { callerId: string | undefined; langCode: string | undefined },
): Promise<Map<string, string[]>> {
  if (langCode === undefined) return new Map();
  const translations = await findTranslationsOfWords(database, wordIds, { callerId, langCode });
  const byWord = Map.groupBy(translations, ({ wordId }) => wordId);
  const distinctTexts = (rows: typeof translations) => [
    ...new Set(rows.map((row) => row.dest.text)),
  ];
  return new Map([...byWord].map(([wordId, rows]) => [wordId, distinctTexts(rows)]));
}

/** What a learner has said about words: everybody else sees the rest. */
async function findOwn(database: Database, wordIds: readonly string[], userId: string) {
  const { wordId, speechPartIds, status } = wordContribution;
  const told = await database
    .select({ wordId, speechPartIds })
    .from(wordContribution)
    .where(
      and(
        eq(wordContribution.userId, userId),
        isAmong(wordId, wordIds),
        ne(status, EntryStatus.Rejected),
      ),
    );
  const notes = await database
    .selectDistinctOn([review.wordId], { wordId: review.wordId, note: review.note })
    .from(review)
    .where(
      and(
        eq(review.userId, userId),
        isAmong(review.wordId, wordIds),
        isNotNull(review.note),
        eq(review.isUndone, false),
      ),
    )
    .orderBy(review.wordId, desc(review.reviewedAt), desc(review.id));
  return {
    speechPartsOf: new Map(told.map((one) => [one.wordId, one.speechPartIds])),
    tagsOf: await findOwnTagCodes(database, wordIds, userId),
    noteOf: new Map(notes.map((one) => [one.wordId, one.note])),
  };
}
