import type { ContributionKind, WordReference } from '@wordhoard/contract';
import { EntryStatus, Privacy, SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database/database.ts';
import { allOf, directionOf, eachOf } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, selectPage } from '../feed/paged.ts';

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

export type TranslationDetails = Judged & { words: WordReference[]; speechPartId: number };
export type ImageDetails = Judged & {
  word: WordReference;
  url: string;
  licence: string;
  source: string;
};
export type TagDetails = Judged & { word: WordReference; code: string };

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
    select 'word' as kind, word.id, word.status, word.reason, word_author.created_at
    from word_author join word on word.id = word_author.word_id
    where ${allOf(sql`word_author.user_id = ${userId}`, sql`word_author.privacy = ${Privacy.Public}`)}`,
  translation: (userId) => sql`
    select 'translation' as kind, id, status, reason, created_at from translation
    where user_id = ${userId}
    union all
    select 'translation', id, status, null, translation_seconder.created_at
    from translation_seconder join translation on id = translation_id
    where translation_seconder.user_id = ${userId} and status = ${EntryStatus.Pending}`,
  image: (userId) => sql`
    select 'image' as kind, id, status, reason, created_at from word_image where user_id = ${userId}`,
  tag: (userId) => sql`
    select 'tag' as kind, id, status, reason, created_at from tag_word where user_id = ${userId}`,
};

export function findWordReferences(
  database: Database,
  ids: readonly string[],
): Promise<WordReference[]> {
  return selectRows(
    database,
    sql`select id, text, lang_code as "langCode", mode from ${eachOf(ids)} join word using (id)`,
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
    sql`select tag_word.id, ${likes(sql`tag_word`)}, ${reference(sql`word`)} as word, tag.code
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
