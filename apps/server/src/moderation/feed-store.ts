import type { ModerationEntry } from '@wordhoard/contract';
import { EntryStatus, SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../database/database.ts';
import { directionOf } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, selectPage } from '../feed/paged.ts';
import { isBroughtForAll } from './approve-words.ts';
import { entryTables } from './entry-store.ts';
import type { EntryKind } from './rules.ts';

export type EntryRow = Exclude<ModerationEntry, { kind: 'broken-link' }>;
export type BrokenLinkRow = Extract<ModerationEntry, { kind: 'broken-link' }>;

interface EntryFilter {
  kind: EntryKind;
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
const itsPicture = (column: SQL): SQL =>
  sql`(select ${column} from image where image.id = word_image.image_id)`;

/** What an admin needs to judge an entry of each kind. */
const columnsOf: Record<EntryKind, SQL> = {
  word: sql`${reference} as word, word.example, word.speech_part_ids as "speechPartIds",
    (select min(created_at) from word_author where word_author.word_id = word.id) as "createdAt"`,
  translation: sql`translation.speech_part_id as "speechPartId",
    translation.created_at as "createdAt", (
      select json_agg(${reference} order by word.id) from word
      where word.id in (translation.low_word_id, translation.high_word_id)
    ) as words`,
  image: sql`${itsWord(sql`word_image.word_id`)}, word_image.created_at as "createdAt",
    ${itsPicture(sql`url`)} as url, ${itsPicture(sql`licence`)} as licence,
    ${itsPicture(sql`source`)} as source`,
  tag: sql`${itsWord(sql`tag_word.word_id`)}, tag_word.created_at as "createdAt", (
      select json_build_object('id', tag.id, 'code', tag.code, 'wordCount', tag.word_count)
      from tag where tag.id = tag_word.tag_id
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
  const { table, authorId } = entryTables[kind];
  return selectPage(
    database,
    {
      columns: sql`${kind}::text as kind, ${table}.id, ${table}.status, ${table}.reason,
        (select username from app_user where app_user.id = ${authorId}) as username,
        ${columnsOf[kind]}`,
      source: sql`from ${table} where ${table}.${hasStatus[status]} and ${isOpen(kind, status)}`,
      order: sql`${table}.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

/** Of words the status tells the half of it: the rest is found by an index, however many are private. */
function isOpen(kind: EntryKind, status: EntryStatus): SQL {
  if (kind !== 'word') return entryTables[kind].isOpen;
  return status === EntryStatus.Pending ? isBroughtForAll : sql`true`;
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
