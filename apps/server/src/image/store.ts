import type { EntryStatus, SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { directionOf, eachOf } from '../database/sql.ts';
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
const source = sql`from word_image join image on image.id = word_image.image_id`;
const approved = sql`word_image.status = 1`;

/** The first picture of each word. */
export function findFirstImages(
  database: Database,
  wordIds: readonly string[],
): Promise<ImageRow[]> {
  return selectRows(
    database,
    sql`select first_image.* from ${eachOf(wordIds)} cross join lateral (
          select ${columns} ${source} where ${approved} and word_image.word_id = wanted.id
          order by word_image.id limit 1
        ) as first_image`,
  );
}

export function findImages(
  database: Database,
  { wordId, viewer }: { wordId: string; viewer: string | undefined },
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<ImageRow>> {
  return selectPage(
    database,
    {
      columns,
      source: sql`${source} where ${shownTo(viewer)} and word_image.word_id = ${wordId}`,
      order: sql`word_image.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

export function findImage(
  database: Database,
  id: string,
  viewer: string | undefined,
): Promise<ImageRow | undefined> {
  return selectRow(
    database,
    sql`select ${columns} ${source} where ${shownTo(viewer)} and word_image.id = ${id}`,
  );
}

const shownTo = (viewer: string | undefined): SQL =>
  viewer === undefined ? approved : sql`(${approved} or word_image.user_id = ${viewer})`;
