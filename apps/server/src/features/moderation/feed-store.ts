import type { ModerationEntry } from '@wordhoard/contract';
import { EntryStatus, type LocaleCode, SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { type Page, type PageRequest, selectPage } from '../../platform/database/feed-page.ts';
import { directionOf } from '../../platform/database/sql.ts';
import type { ContributionKind } from '../contribution/decide.ts';
import { presentTag, type TagRow, tagObject } from '../tag/store.ts';
import { entryTables } from './entry-store.ts';

type JudgedEntry = Exclude<ModerationEntry, { kind: 'broken-link' }>;
type JudgedTag = Extract<JudgedEntry, { kind: 'tag' }>;
export type EntryRow =
  | Exclude<JudgedEntry, { kind: 'tag' }>
  | (Omit<JudgedTag, 'tag'> & { tag: TagRow });
export type BrokenLinkRow = Extract<ModerationEntry, { kind: 'broken-link' }>;

interface EntryFilter {
  kind: ContributionKind;
  status: EntryStatus;
}

type FeedRequest = PageRequest & { sort?: SortOrder | undefined };

/** Written out, so that the index of what is not approved is known to fit. */
const hasStatus: Record<EntryStatus, SQL> = {
  [EntryStatus.Approved]: sql`status = 1`,
  [EntryStatus.Rejected]: sql`status = 2`,
  [EntryStatus.Pending]: sql`status = 3`,
};

const reference = sql`json_build_object('id', word.id, 'text', word.text,
  'langCode', word.lang_code, 'mode', word.mode, 'status', word.status)`;
const itsWord = (wordId: SQL): SQL =>
  sql`(select ${reference} from word where word.id = ${wordId}) as word`;
const itsImage = (column: SQL): SQL =>
  sql`(select ${column} from image where image.id = word_image.image_id)`;

/** What an admin needs to judge an entry of each kind. */
const columnsOf: Record<ContributionKind, SQL> = {
  word: sql`${itsWord(sql`word_contribution.word_id`)}, word_contribution.example,
    word_contribution.speech_part_ids as "speechPartIds",
    word_contribution.created_at as "createdAt"`,
  translation: sql`translation.speech_part_id as "speechPartId",
    translation.created_at as "createdAt", (
      select json_agg(${reference} order by word.id) from word
      where word.id in (translation.low_word_id, translation.high_word_id)
    ) as words`,
  image: sql`${itsWord(sql`word_image.word_id`)}, word_image.created_at as "createdAt",
    ${itsImage(sql`url`)} as url, ${itsImage(sql`licence`)} as licence,
    ${itsImage(sql`source`)} as source`,
  tag: sql`${itsWord(sql`tag_word.word_id`)}, tag_word.created_at as "createdAt", (
      select ${tagObject} from tag where tag.id = tag_word.tag_id
    ) as tag`,
  suggestion: sql`${itsWord(sql`answer_suggestion.word_id`)}, answer_suggestion.text,
    answer_suggestion.lang_code as "langCode", answer_suggestion.created_at as "createdAt"`,
};

/** The oldest first, unless one wishes otherwise. */
export function findEntries(
  database: Database,
  { kind, status }: EntryFilter,
  request: FeedRequest,
): Promise<Page<EntryRow>> {
  const { table, isOpen } = entryTables[kind];
  return selectPage(
    database,
    {
      columns: sql`${kind}::text as kind, ${table}.id, ${table}.status, ${table}.reason,
        (select username from app_user where app_user.id = ${table}.user_id) as username,
        ${columnsOf[kind]}`,
      source: sql`from ${table} where ${table}.${hasStatus[status]} and ${isOpen}`,
      order: sql`${table}.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

/** What most people came upon first. */
export function findBrokenLinks(
  database: Database,
  request: FeedRequest,
): Promise<Page<BrokenLinkRow>> {
  return selectPage(
    database,
    {
      columns: sql`'broken-link' as kind, digest as id, path, report_count as "reportCount"`,
      source: sql`from broken_link`,
      order: sql`report_count ${directionOf(request.sort ?? SortOrder.Descending)}, digest`,
    },
    request,
  );
}

export async function removeBrokenLink(database: Database, digest: string): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`delete from broken_link where digest = ${digest} returning digest`,
  );
  return row !== undefined;
}

export function presentEntry(
  { createdAt: time, ...entry }: EntryRow,
  locale: LocaleCode,
): ModerationEntry {
  const createdAt = time === null ? null : new Date(time).toISOString();
  if (entry.kind !== 'tag') return { ...entry, createdAt };
  return { ...entry, createdAt, tag: presentTag(entry.tag, locale) };
}
