// Raw SQL: the database itself makes millions of rows.

import { UserRole, WordMode } from '@wordhoard/contract/enumeration';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, selectRows } from '../src/platform/database/database.ts';
import { withoutIndexes } from '../src/platform/database/insert-rows.ts';
import { activityDay, review, reviewParameters, userWord } from '../src/schema/review.ts';
import { translation } from '../src/schema/translation.ts';
import { user } from '../src/schema/user.ts';
import { language, word, wordForm } from '../src/schema/word.ts';

export interface ScaleSizes {
  words: number;
  learners: number;
  reviews: number;
}

const langCodes = ['en', 'de', 'es', 'fr', 'ru'];
const reviewsOfWord = 10;
const activeDays = 30;

/**
 * Adds words with three forms each and a translation into the next language, and learners of German with words and
 * reviews. The connection must be one that no server uses.
 */
export async function addScaleContent(database: Database, sizes: ScaleSizes): Promise<void> {
  await createFunctions(database);
  // No triggers, and no checks of references.
  await database.execute(sql`set session_replication_role = replica`);
  await step('words', () =>
    withoutIndexes(database, ['word', 'word_form', 'translation'], () =>
      addWords(database, Math.floor(sizes.words / langCodes.length)),
    ),
  );
  await step('learners', () =>
    withoutIndexes(database, ['user_word', 'review'], () => addLearners(database, sizes)),
  );
  await database.execute(sql`set session_replication_role = origin`);
  await step('vacuum', () => database.execute(sql`vacuum analyze`));
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name.padEnd(40)} ${((performance.now() - start) / 1_000).toFixed(0)} s`);
}

export const scaleId = (kind: string, number: unknown) => sql`pg_temp.scale_id(${kind}, ${number})`;

/** Ids like UUIDs of version 7, and texts of two to five syllables and a number. Both follow from a number. */
async function createFunctions(database: Database): Promise<void> {
  await database.execute(sql`
    create function pg_temp.scale_id(kind text, number bigint) returns uuid language sql immutable
    return (lpad(to_hex(1700000000000 + number), 12, '0') || '7' || substr(md5(kind || number), 1, 3)
      || '8' || substr(md5(kind || number), 4, 15))::uuid`);
  const syllable = (index: number) =>
    sql.raw(`substr('bdfgklmnprst', hash / ${60 ** index} % 60 / 5 + 1, 1)
      || substr('aeiou', hash / ${60 ** index} % 60 % 5 + 1, 1)`);
  const syllables = sql.join([0, 1, 2, 3, 4].map(syllable), sql` || `);
  await database.execute(sql`
    create function pg_temp.scale_text(hash int, number bigint) returns text language sql immutable
    return left(${syllables}, 4 + 2 * (number % 4)::int) || number`);
}

async function addWords(database: Database, perLanguage: number): Promise<void> {
  for (const [index, langCode] of langCodes.entries()) {
    const next = langCodes[index + 1];
    await database.execute(sql`
      insert into ${word} (id, place, lang_code, text, key, search_text, mode, published, speech_part_ids, grammar)
      select id, id, ${langCode}, text, text, text, ${WordMode.Word}, true,
        array[case when number % 50 = 0 then 1 else 6 end], jsonb_build_object('plural', text || 'en')
      from (
        select ${scaleId(langCode, sql`number`)} as id, number,
          pg_temp.scale_text(hashtext(${langCode} || number) & 2147483647, number) as text
        from generate_series(1, ${perLanguage}::bigint) as number
      ) as made`);
    await database.execute(sql`
      insert into ${wordForm} (word_id, lang_code, text, key, kind)
      select id, lang_code, form, form, kind
      from ${word} cross join lateral (
        values (text || 'en', 'plural'), (text || 's', 'inflected'), ('ne' || text, 'reading')
      ) as made (form, kind)
      where lang_code = ${langCode} and text ~ '[0-9]$'`);
    if (next === undefined) continue;
    await database.execute(sql`
      insert into ${translation}
        (id, low_word_id, high_word_id, low_lang_code, high_lang_code, speech_part_id, status)
      select ${scaleId(`${langCode}-${next}`, sql`number`)}, least(one, other), greatest(one, other),
        case when one < other then ${langCode} else ${next} end,
        case when one < other then ${next} else ${langCode} end, 6, 1
      from (
        select number, ${scaleId(langCode, sql`number`)} as one, ${scaleId(next, sql`number`)} as other
        from generate_series(1, ${perLanguage}::bigint) as number
      ) as made`);
  }
  await database.execute(sql`
    update ${language} set word_count = word_count + ${perLanguage}
    where code = any(${sql.param(langCodes)}::text[])`);
}

/** Learner 7 knows the German words from number 679 on, and has reviewed each on ten days. */
async function addLearners(database: Database, { words, learners, reviews }: ScaleSizes) {
  const perLanguage = Math.floor(words / langCodes.length);
  const wordsOfLearner = Math.min(perLanguage, Math.ceil(reviews / learners / reviewsOfWord));
  const everyLearner = sql`generate_series(1, ${learners}::bigint) as learner`;
  const userId = scaleId('learner', sql`learner`);
  const wordId = scaleId('de', sql`(learner * 97 + number) % ${perLanguage}::bigint + 1`);
  await database.execute(sql`
    insert into ${user} (id, username, role, learn, created_at)
    select ${userId}, 'scale' || learner, ${UserRole.Learner}, 'de', now() from ${everyLearner}`);
  await database.execute(sql`
    insert into ${userWord} (user_id, word_id, lang_code, knowing, strength, is_weak, due, since, reviewed_on,
      stability, difficulty, last_rating, reviews, lapses, changed_at)
    select id, ${wordId}, 'de', case when number % 2 = 0 then 2 else 1 end, 2, number % 10 = 1,
      current_date + (number % 200)::int - 10, current_date - 60, current_date - 5, 20, 5, 3,
      ${reviewsOfWord}, 0, now() - number * interval '1 minute'
    from (select learner, ${userId} as id from ${everyLearner} offset 0) as learners,
      generate_series(0, ${wordsOfLearner - 1}::bigint) as number`);
  await withoutKeys(database, review, () => addReviews(database, wordsOfLearner));
  await database.execute(sql`
    insert into ${activityDay} (user_id, day, answered, reviewed)
    select ${userId}, current_date - number, 100, 90
    from ${everyLearner}, generate_series(1, ${activeDays}::int) as number`);
  // No fitting begins while requests are measured.
  await database.execute(sql`
    insert into ${reviewParameters} (user_id, queued_at) select ${userId}, now() from ${everyLearner}`);
}

/** Fills each partition from that of the words of its learners, which takes a fifth of the time. */
async function addReviews(database: Database, wordsOfLearner: number): Promise<void> {
  const partitions = await selectRows<{ reviews: string; words: string }>(
    database,
    sql`select relname as reviews, replace(relname, 'review', 'user_word') as words
        from pg_inherits join pg_class on oid = inhrelid where inhparent = 'review'::regclass`,
  );
  // The ids of a learner's reviews differ from each other, and so do those of different learners.
  for (const { reviews, words } of partitions)
    await database.execute(sql`
      insert into ${sql.identifier(reviews)} (user_id, id, sequence, word_id, reviewed_at, day, rating)
      select user_id, (left(user_id::text, 24) || lpad(to_hex(sequence), 12, '0'))::uuid, sequence, word_id,
        day + interval '12 hours', day, 3
      from (
        select user_id, word_id, time * ${wordsOfLearner}::bigint + number as sequence,
          current_date - (60 - 5 * time)::int as day
        from (
          select user_id, word_id, row_number() over (partition by user_id) as number
          from ${sql.identifier(words)}
        ) as known, generate_series(0, ${reviewsOfWord - 1}::bigint) as time
      ) as made`);
}

/** Checks the keys of a table, and builds their indexes, when `work` is done. */
async function withoutKeys(
  database: Database,
  table: PgTable,
  work: () => Promise<void>,
): Promise<void> {
  const keys = await selectRows<{ remove: string; create: string }>(
    database,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
          format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
        from pg_constraint where conrelid = ${getTableName(table)}::regclass and contype in ('p', 'u')`,
  );
  for (const { remove } of keys) await database.execute(sql.raw(remove));
  await work();
  for (const { create } of keys) await database.execute(sql.raw(create));
}
