import type { AccountExport } from '@wordhoard/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { exportedWordFor, isoTime } from './export-sql.ts';

export async function exportContributions(
  database: Database,
  userId: string,
): Promise<AccountExport['contributions']> {
  const word = (wordId: SQL) => exportedWordFor(userId, wordId);
  return {
    words: await selectRows(
      database,
      sql`select ${word(sql`own.word_id`)} as word, own.example, own.speech_part_ids as "speechPartIds",
            own.privacy, own.status, own.reason, ${isoTime(sql`own.created_at`)} as "createdAt"
          from word_contribution as own where own.user_id = ${userId} order by own.id`,
    ),
    translations: await selectRows(
      database,
      sql`select ${contributed},
            json_build_array(${word(sql`low_word_id`)}, ${word(sql`high_word_id`)}) as words,
            speech_part_id as "speechPartId"
          from translation as entry
          where user_id = ${userId} order by id`,
    ),
    images: await selectRows(
      database,
      sql`select ${contributed}, ${word(sql`entry.word_id`)} as word, url, licence, source
          from word_image as entry join image on image.id = entry.image_id
          where user_id = ${userId} order by entry.id`,
    ),
    tags: await selectRows(
      database,
      sql`select ${contributed}, ${word(sql`entry.word_id`)} as word, code
          from tag_word as entry join tag on tag.id = entry.tag_id
          where user_id = ${userId} order by entry.id`,
    ),
  };
}

export async function exportReactions(
  database: Database,
  userId: string,
): Promise<AccountExport['reactions']> {
  return {
    translations: await selectRows(
      database,
      sql`select translation_id as "translationId", reaction from translation_reaction
          where user_id = ${userId} order by translation_id`,
    ),
    images: await selectRows(
      database,
      sql`select word_image_id as "wordImageId", reaction from image_reaction
          where user_id = ${userId} order by word_image_id`,
    ),
    tags: await selectRows(
      database,
      sql`select tag_word_id as "tagWordId", reaction from tag_reaction
          where user_id = ${userId} order by tag_word_id`,
    ),
  };
}

export async function exportPins(
  database: Database,
  userId: string,
): Promise<AccountExport['pins']> {
  return {
    translations: await selectRows(
      database,
      sql`select word_id as "wordId", translation_id as "translationId" from translation_pin
          where user_id = ${userId} order by word_id, translation_id`,
    ),
    images: await selectRows(
      database,
      sql`select word_image_id as "wordImageId" from image_pin
          where user_id = ${userId} order by word_image_id`,
    ),
  };
}

const contributed: SQL = sql`entry.id, entry.status, entry.reason,
  ${isoTime(sql`entry.created_at`)} as "createdAt", entry.like_count as "likeCount",
  entry.dislike_count as "dislikeCount"`;
