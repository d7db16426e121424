import type { ContributionKind, WordReference } from '@wordhoard/contract';
import { type EntryStatus, Privacy, SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/feed-page.ts';
import { type Page, selectPage } from '../../platform/database/feed-page.ts';
import { directionOf, eachOf } from '../../platform/database/sql.ts';
import { type TagRow, tagObject } from '../tag/store.ts';

/** What all kinds of contributions have. */
export interface ContributionRow {
  kind: ContributionKind;
  id: string;
  status: EntryStatus;
  reason: string | null;
  createdAt: string;
}

interface Judged {
  id: string;
  likeCount: number;
  dislikeCount: number;
}

export type WordDetails = {
  id: string;
  example: string | null;
  isPublished: boolean;
  word: WordReference;
};
export type TranslationDetails = Judged & { words: WordReference[]; speechPartId: number };
export type ImageDetails = Judged & {
  word: WordReference;
  url: string;
  licence: string;
  source: string;
};
export type TagDetails = Judged & { word: WordReference; tag: TagRow };

interface ContributionFilter {
  userId: string;
  kind?: ContributionKind | undefined;
  status?: EntryStatus | undefined;
}

/** What somebody added. Words that they keep private are no contribution. */
export function findContributions(
  database: Database,
  { userId, kind, status }: ContributionFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<ContributionRow>> {
  const kinds = kind === undefined ? Object.values(entriesOf) : [entriesOf[kind]];
  const entries = sql.join(
    kinds.map((entries) => entries(userId)),
    sql` union all `,
  );
  const ofStatus = status === undefined ? sql`true` : sql`status = ${status}`;
  const direction = directionOf(request.sort ?? SortOrder.Descending);
  return selectPage(
    database,
    {
      columns: sql`kind, id, status, reason, created_at as "createdAt"`,
      source: sql`from (${entries}) as entry where ${ofStatus}`,
      order: sql`created_at ${direction}, id ${direction}`,
    },
    request,
  );
}

const entriesOf: Record<ContributionKind, (userId: string) => SQL> = {
  word: (userId) => sql`
    select 'word' as kind, id, status, reason, created_at from word_contribution
    where user_id = ${userId} and privacy = ${Privacy.Public}`,
  translation: (userId) => sql`
    select 'translation' as kind, id, status, reason, created_at from translation
    where user_id = ${userId}`,
  image: (userId) => sql`
    select 'image' as kind, id, status, reason, created_at from word_image where user_id = ${userId}`,
  tag: (userId) => sql`
    select 'tag' as kind, id, status, reason, created_at from tag_word where user_id = ${userId}`,
};

export function findWordDetails(
  database: Database,
  ids: readonly string[],
): Promise<WordDetails[]> {
  return selectRows(
    database,
    sql`select own.id, own.example, word.status = 1 as "isPublished", ${reference(sql`word`)} as word
        from ${eachOf(ids)} join word_contribution as own using (id)
        join word on word.id = own.word_id`,
  );
}

export function findTranslationDetails(
  database: Database,
  ids: readonly string[],
): Promise<TranslationDetails[]> {
  return selectRows(
    database,
    sql`select translation.id, ${likes(sql`translation`)},
          json_build_array(${reference(sql`low`)}, ${reference(sql`high`)}) as words,
          translation.speech_part_id as "speechPartId"
        from ${eachOf(ids)} join translation using (id)
        join word as low on low.id = translation.low_word_id
        join word as high on high.id = translation.high_word_id`,
  );
}

export function findImageDetails(
  database: Database,
  ids: readonly string[],
): Promise<ImageDetails[]> {
  return selectRows(
    database,
    sql`select word_image.id, ${likes(sql`word_image`)}, ${reference(sql`word`)} as word,
          image.url, image.licence, image.source
        from ${eachOf(ids)} join word_image using (id)
        join image on image.id = word_image.image_id
        join word on word.id = word_image.word_id`,
  );
}

export function findTagDetails(database: Database, ids: readonly string[]): Promise<TagDetails[]> {
  return selectRows(
    database,
    sql`select tag_word.id, ${likes(sql`tag_word`)}, ${reference(sql`word`)} as word, ${tagObject} as tag
        from ${eachOf(ids)} join tag_word using (id)
        join tag on tag.id = tag_word.tag_id
        join word on word.id = tag_word.word_id`,
  );
}

const likes = (entry: SQL): SQL =>
  sql`${entry}.like_count as "likeCount", ${entry}.dislike_count as "dislikeCount"`;

const reference = (word: SQL): SQL => sql`json_build_object(
  'id', ${word}.id, 'text', ${word}.text, 'langCode', ${word}.lang_code, 'mode', ${word}.mode
)`;
