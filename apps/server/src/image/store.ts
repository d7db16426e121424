import type { EntryStatus, SortOrder } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { directionOf, idsOf } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, selectPage } from '../feed/paged.ts';

export interface ImageRow {
  id: string;
  wordId: string;
  url: string;
  status: EntryStatus;
  licence: string;
  source: string;
}

const columns = sql`word_image.id, word_image.word_id as "wordId", image.url, word_image.status,
  image.licence, image.source`;
const approved = sql`from word_image join image on image.id = word_image.image_id
  where word_image.status = 1`;

export function findFirstImages(
  database: Database,
  wordIds: readonly string[],
): Promise<ImageRow[]> {
  return selectRows(
    database,
    sql`select distinct on (word_image.word_id) ${columns}
        ${approved} and word_image.word_id = ${idsOf(wordIds)}
        order by word_image.word_id, word_image.id`,
  );
}

export function findImages(
  database: Database,
  wordId: string,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<ImageRow>> {
  return selectPage(
    database,
    {
      columns,
      source: sql`${approved} and word_image.word_id = ${wordId}`,
      order: sql`word_image.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

export function findImage(database: Database, id: string): Promise<ImageRow | undefined> {
  return selectRow(database, sql`select ${columns} ${approved} and word_image.id = ${id}`);
}
