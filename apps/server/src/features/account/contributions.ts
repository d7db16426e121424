import type { ContributionKind, UserContribution } from '@wordhoard/contract';
import { EntryStatus, type LocaleCode, Privacy, SortOrder } from '@wordhoard/contract/enumeration';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { findPage, type PageRequest } from '../../platform/database/feed-page.ts';
import { sorted } from '../../platform/database/sql.ts';
import { image, wordImage } from '../../schema/image.ts';
import { wordRecording } from '../../schema/recording.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { recordingFields } from '../recording/store.ts';
import { presentTag } from '../tag/store.ts';
import { wordFields } from '../word/visible.ts';
import { isoTime } from './export-fields.ts';

interface ContributionFilter {
  userId: string;
  kind?: ContributionKind | undefined;
  status?: EntryStatus | undefined;
}

type ContributionRow = Awaited<ReturnType<typeof findContributions>>['rows'][number];

/** The contributions of a learner. Private words are not contributions. */
export function findContributions(
  database: Database,
  { userId, kind, status }: ContributionFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
) {
  const isPublic = eq(wordContribution.privacy, Privacy.Public);
  const entry = unionAll(
    database
      .select(entryFields('word', wordContribution))
      .from(wordContribution)
      .where(and(eq(wordContribution.userId, userId), isPublic)),
    database
      .select(entryFields('translation', translation))
      .from(translation)
      .where(eq(translation.userId, userId)),
    database
      .select(entryFields('image', wordImage))
      .from(wordImage)
      .where(eq(wordImage.userId, userId)),
    database
      .select(entryFields('recording', wordRecording))
      .from(wordRecording)
      .where(eq(wordRecording.userId, userId)),
    database.select(entryFields('tag', tagWord)).from(tagWord).where(eq(tagWord.userId, userId)),
  ).as('entry');
  const query = database
    .select()
    .from(entry)
    .where(
      and(
        kind === undefined ? undefined : eq(entry.kind, kind),
        status === undefined ? undefined : eq(entry.status, status),
      ),
    );
  const { sort = SortOrder.Descending } = request;
  const order = [sorted(entry.createdAt, sort), sorted(entry.id, sort)];
  return findPage(database, query.$dynamic(), order, request);
}

type ContributionTable =
  | typeof wordContribution
  | typeof translation
  | typeof wordImage
  | typeof wordRecording
  | typeof tagWord;

const entryFields = (kind: ContributionKind, table: ContributionTable) => ({
  kind: sql<ContributionKind>`${kind}::text`.as('kind'),
  id: table.id,
  status: table.status,
  reason: table.reason,
  createdAt: isoTime(table.createdAt).as('created_at'),
});

/** Adds what each contribution is about, with one query for each kind. */
export async function presentContributions(
  database: Database,
  rows: readonly ContributionRow[],
  locale: LocaleCode,
): Promise<UserContribution[]> {
  const listIds = (kind: ContributionKind) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const details = [
    ...(await findWords(database, listIds('word'))),
    ...(await findTranslations(database, listIds('translation'))),
    ...(await findImages(database, listIds('image'))),
    ...(await findRecordings(database, listIds('recording'))),
    ...(await findTags(database, listIds('tag'), locale)),
  ];
  const detailOf = new Map(details.map((detail) => [`${detail.kind} ${detail.id}`, detail]));
  return rows.flatMap((row) => {
    const detail = detailOf.get(`${row.kind} ${row.id}`);
    return detail === undefined ? [] : [{ ...row, ...detail }];
  });
}

async function findWords(database: Database, ids: string[]) {
  const { id, example, exampleDetails, grammar } = wordContribution;
  const rows = await database
    .select({ id, example, exampleDetails, grammar, status: word.status, word: wordFields })
    .from(wordContribution)
    .innerJoin(word, eq(word.id, wordContribution.wordId))
    .where(inArray(id, ids));
  return rows.map(({ status, ...row }) => ({
    kind: 'word' as const,
    ...row,
    isPublished: status === EntryStatus.Approved,
  }));
}

async function findTranslations(database: Database, ids: string[]) {
  const [low, high] = [alias(word, 'low'), alias(word, 'high')];
  const { id, likeCount, dislikeCount, speechPartId } = translation;
  const rows = await database
    .select({
      id,
      likeCount,
      dislikeCount,
      speechPartId,
      low: { id: low.id, text: low.text, langCode: low.langCode, mode: low.mode },
      high: { id: high.id, text: high.text, langCode: high.langCode, mode: high.mode },
    })
    .from(translation)
    .innerJoin(low, eq(low.id, translation.lowWordId))
    .innerJoin(high, eq(high.id, translation.highWordId))
    .where(inArray(id, ids));
  return rows.map(({ low: first, high: second, ...row }) => ({
    kind: 'translation' as const,
    ...row,
    words: [first, second],
  }));
}

async function findImages(database: Database, ids: string[]) {
  const { id, likeCount, dislikeCount } = wordImage;
  const { url, licence, source } = image;
  const rows = await database
    .select({ id, likeCount, dislikeCount, word: wordFields, url, licence, source })
    .from(wordImage)
    .innerJoin(image, eq(image.id, wordImage.imageId))
    .innerJoin(word, eq(word.id, wordImage.wordId))
    .where(inArray(id, ids));
  return rows.map((row) => ({ kind: 'image' as const, ...row }));
}

async function findRecordings(database: Database, ids: string[]) {
  const { id, likeCount, dislikeCount } = wordRecording;
  const rows = await database
    .select({ id, likeCount, dislikeCount, word: wordFields, ...recordingFields })
    .from(wordRecording)
    .innerJoin(word, eq(word.id, wordRecording.wordId))
    .where(inArray(id, ids));
  return rows.map((row) => ({ kind: 'recording' as const, ...row }));
}

async function findTags(database: Database, ids: string[], locale: LocaleCode) {
  const { id, likeCount, dislikeCount } = tagWord;
  const { code, localizedName, wordCount } = tag;
  const rows = await database
    .select({
      id,
      likeCount,
      dislikeCount,
      word: wordFields,
      tag: { id: tag.id, code, localizedName, wordCount },
    })
    .from(tagWord)
    .innerJoin(tag, eq(tag.id, tagWord.tagId))
    .innerJoin(word, eq(word.id, tagWord.wordId))
    .where(inArray(id, ids));
  return rows.map((row) => ({ kind: 'tag' as const, ...row, tag: presentTag(row.tag, locale) }));
}
