import type { ModerationEntry } from '@wordhoard/contract';
import type { EntryStatus, LocaleCode, SortOrder } from '@wordhoard/contract/enumeration';
import { and, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { findPage, type Page, type PageRequest } from '../../platform/database/feed-page.ts';
import { sorted } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { image, wordImage } from '../../schema/image.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { wordRecording } from '../../schema/recording.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { user } from '../../schema/user.ts';
import { word, wordContribution } from '../../schema/word.ts';
import type { ContributionKind } from '../contribution/decide.ts';
import { recordingFields } from '../recording/store.ts';
import { presentTag } from '../tag/store.ts';
import { wordFields } from '../word/visible.ts';
import { entryTables, isOpen } from './entry-store.ts';

interface EntryRequest extends PageRequest {
  status: EntryStatus;
  sort?: SortOrder | undefined;
}

type Entries = Promise<Page<ModerationEntry>>;

/** The entries of one kind that admins approve or reject, the oldest first. */
export function findEntries(
  database: Database,
  kind: ContributionKind,
  request: EntryRequest,
  locale: LocaleCode,
): Entries {
  const condition = and(eq(entryTables[kind].status, fixed(request.status)), isOpen[kind]);
  return finders[kind](database, { ...request, condition, locale });
}

interface Finding extends EntryRequest {
  condition: SQL | undefined;
  locale: LocaleCode;
}

const finders: Readonly<
  Record<ContributionKind, (database: Database, finding: Finding) => Entries>
> = {
  word: findContributions,
  translation: findTranslations,
  image: findImages,
  recording: findRecordings,
  tag: findTagLinks,
  suggestion: findSuggestions,
};

async function findContributions(database: Database, finding: Finding): Entries {
  const { example, exampleDetails, grammar, speechPartIds, wordId, userId } = wordContribution;
  const query = database
    .select({
      ...entryFields(wordContribution),
      word: wordReference,
      example,
      exampleDetails,
      grammar,
      speechPartIds,
    })
    .from(wordContribution)
    .innerJoin(word, eq(word.id, wordId))
    .leftJoin(user, eq(user.id, userId))
    .where(finding.condition);
  const page = await findPage(database, query.$dynamic(), orderById('word', finding), finding);
  return present(page, (row) => ({ kind: 'word', ...row }));
}

async function findTranslations(database: Database, finding: Finding): Entries {
  const { speechPartId, lowWordId, highWordId, userId } = translation;
  const [low, high] = [alias(word, 'low'), alias(word, 'high')];
  const query = database
    .select({ ...entryFields(translation), low, high, speechPartId })
    .from(translation)
    .innerJoin(low, eq(low.id, lowWordId))
    .innerJoin(high, eq(high.id, highWordId))
    .leftJoin(user, eq(user.id, userId))
    .where(finding.condition);
  const page = await findPage(
    database,
    query.$dynamic(),
    orderById('translation', finding),
    finding,
  );
  return present(page, ({ low, high, ...row }) => ({
    kind: 'translation',
    ...row,
    words: [low, high].map(presentWord),
  }));
}

async function findImages(database: Database, finding: Finding): Entries {
  const { url, licence, source } = image;
  const query = database
    .select({ ...entryFields(wordImage), word: wordReference, url, licence, source })
    .from(wordImage)
    .innerJoin(word, eq(word.id, wordImage.wordId))
    .innerJoin(image, eq(image.id, wordImage.imageId))
    .leftJoin(user, eq(user.id, wordImage.userId))
    .where(finding.condition);
  const page = await findPage(database, query.$dynamic(), orderById('image', finding), finding);
  return present(page, (row) => ({ kind: 'image', ...row }));
}

async function findRecordings(database: Database, finding: Finding): Entries {
  const query = database
    .select({ ...entryFields(wordRecording), word: wordReference, ...recordingFields })
    .from(wordRecording)
    .innerJoin(word, eq(word.id, wordRecording.wordId))
    .leftJoin(user, eq(user.id, wordRecording.userId))
    .where(finding.condition);
  const page = await findPage(database, query.$dynamic(), orderById('recording', finding), finding);
  return present(page, (row) => ({ kind: 'recording', ...row }));
}

async function findTagLinks(database: Database, finding: Finding): Entries {
  const { id, code, localizedName, wordCount } = tag;
  const query = database
    .select({
      ...entryFields(tagWord),
      word: wordReference,
      tag: { id, code, localizedName, wordCount },
    })
    .from(tagWord)
    .innerJoin(word, eq(word.id, tagWord.wordId))
    .innerJoin(tag, eq(tag.id, tagWord.tagId))
    .leftJoin(user, eq(user.id, tagWord.userId))
    .where(finding.condition);
  const page = await findPage(database, query.$dynamic(), orderById('tag', finding), finding);
  return present(page, (row) => ({
    kind: 'tag',
    ...row,
    tag: presentTag(row.tag, finding.locale),
  }));
}

async function findSuggestions(database: Database, finding: Finding): Entries {
  const { langCode, text, wordId, userId } = answerSuggestion;
  const query = database
    .select({ ...entryFields(answerSuggestion), word: wordReference, langCode, text })
    .from(answerSuggestion)
    .innerJoin(word, eq(word.id, wordId))
    .leftJoin(user, eq(user.id, userId))
    .where(finding.condition);
  const page = await findPage(
    database,
    query.$dynamic(),
    orderById('suggestion', finding),
    finding,
  );
  return present(page, (row) => ({ kind: 'suggestion', ...row }));
}

const entryFields = <Table extends (typeof entryTables)[ContributionKind]>({
  id,
  status,
  reason,
  createdAt,
}: Table) => ({ id, status, reason, createdAt, username: user.username });

const wordReference = { ...wordFields, status: word.status };

const presentWord = ({ id, text, langCode, mode, status }: typeof word.$inferSelect) => ({
  id,
  text,
  langCode,
  mode,
  status,
});

const orderById = (kind: ContributionKind, { sort }: EntryRequest) => [
  sorted(entryTables[kind].id, sort),
];

const present = <Row extends { createdAt: Date | null }>(
  { total, rows }: Page<Row>,
  presentRow: (row: Omit<Row, 'createdAt'> & { createdAt: string | null }) => ModerationEntry,
): Page<ModerationEntry> => ({
  total,
  rows: rows.map((row) => presentRow({ ...row, createdAt: row.createdAt?.toISOString() ?? null })),
});
