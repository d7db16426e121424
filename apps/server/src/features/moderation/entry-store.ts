import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { allOf } from '../../platform/database/sql.ts';
import {
  type ContributionKind,
  contributionTables,
  type LockedContribution,
} from '../contribution/decide.ts';
import { isProposed } from '../word/decide.ts';
import type { Entry } from './rules.ts';

interface EntryTable {
  table: SQL;
  /** Nobody but its author is to know of what is private, or stands on a private word. */
  isOpen: SQL;
}

/** Asked of one entry after another, as a page shows few of them. */
const isOpenOn = (...wordIds: readonly SQL[]): SQL =>
  allOf(...wordIds.map((id) => sql`(select ${isProposed} from word where word.id = ${id})`));

export const entryTables: Record<ContributionKind, EntryTable> = {
  word: { table: contributionTables.word, isOpen: sql`word_contribution.privacy = 1` },
  translation: {
    table: contributionTables.translation,
    isOpen: sql`translation.duplicate_of is null
      and ${isOpenOn(sql`translation.low_word_id`, sql`translation.high_word_id`)}`,
  },
  image: { table: contributionTables.image, isOpen: isOpenOn(sql`word_image.word_id`) },
  tag: {
    table: contributionTables.tag,
    isOpen: sql`tag_word.duplicate_of is null and ${isOpenOn(sql`tag_word.word_id`)}`,
  },
  suggestion: {
    table: contributionTables.suggestion,
    isOpen: isOpenOn(sql`answer_suggestion.word_id`),
  },
};

/** Those that are there, by id. Whoever else decides about one of them waits until this is done. */
export function lockEntries(
  database: Database,
  kind: ContributionKind,
  ids: readonly string[],
): Promise<(LockedContribution & Entry)[]> {
  const { table, isOpen } = entryTables[kind];
  return selectRows(
    database,
    sql`select ${table}.id, ${table}.status,
          exists (select from app_user where app_user.id = ${table}.user_id and role = 2) as "isByAdmin"
        from ${table} where ${table}.id = any(${sql.param(ids)}::uuid[]) and ${isOpen}
        order by ${table}.id for no key update of ${table}`,
  );
}
