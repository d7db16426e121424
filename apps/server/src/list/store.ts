import type { Privacy, SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { Localized } from '../database/column.ts';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { allOf, containing, directionOf, eachOf } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, pageOf, selectPage } from '../feed/paged.ts';
import { foldForSearch } from '../word/search-text.ts';
import type { WordRow } from '../word/store.ts';
import { visible, wordColumns } from '../word/visible.ts';

export interface ListRow {
  id: string;
  slug: string;
  langCode: string;
  name: string;
  note: string;
  localizedName: Localized | null;
  localizedNote: Localized | null;
  privacy: Privacy;
  wordCount: number;
}

export interface ListFilter {
  langCode?: string | undefined;
  text?: string | undefined;
  wordId?: string | undefined;
}

export type ListName = { id: string } | { slug: string };

/** Pictures are looked for among the first words only: a card must not read a whole list. */
const wordsPictured = 16;
const picturesShown = 4;

const columns = sql`list.id, list.slug, list.lang_code as "langCode", list.name, list.note,
  list.localized_name as "localizedName", list.localized_note as "localizedNote", list.privacy,
  list.word_count as "wordCount"`;
const open = sql`list.privacy = 1`;

export function findLists(
  database: Database,
  filter: ListFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<ListRow>> {
  return selectPage(
    database,
    {
      columns,
      source: sql`from list where ${allOf(open, ...listConditions(filter))}`,
      order: sql`list.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

export function findList(database: Database, name: ListName): Promise<ListRow | undefined> {
  const isNamed = 'id' in name ? sql`list.id = ${name.id}` : sql`list.slug = ${name.slug}`;
  return selectRow(database, sql`select ${columns} from list where ${open} and ${isNamed}`);
}

export function findWordsOfList(
  database: Database,
  listId: string,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<WordRow[]> {
  return selectRows(
    database,
    sql`select ${wordColumns} from list_word join word on word.id = list_word.word_id
        where list_word.list_id = ${listId} and ${visible}
        order by list_word.position ${directionOf(request.sort)} ${pageOf(request)}`,
  );
}

export function findPicturesOfLists(
  database: Database,
  listIds: readonly string[],
): Promise<{ listId: string; url: string }[]> {
  return selectRows(
    database,
    sql`select wanted.id as "listId", pictured.url
        from ${eachOf(listIds)} cross join lateral (
          select distinct on (first_word.position) first_word.position, image.url
          from (
            select word_id, position from list_word where list_id = wanted.id
            order by position limit ${wordsPictured}
          ) as first_word
          join word_image on word_image.word_id = first_word.word_id and word_image.status = 1
          join image on image.id = word_image.image_id
          order by first_word.position, word_image.id limit ${picturesShown}
        ) as pictured
        order by wanted.place, pictured.position`,
  );
}

function listConditions({ langCode, text, wordId }: ListFilter): (SQL | undefined)[] {
  return [
    langCode === undefined ? undefined : sql`list.lang_code = ${langCode}`,
    text ? sql`list.search_text like ${containing(foldForSearch(text))}` : undefined,
    wordId === undefined
      ? undefined
      : sql`list.id in (select list_id from list_word where word_id = ${wordId})`,
  ];
}
