import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { fixed } from '../../schema/column.ts';
import { image, imagePin, wordImage } from '../../schema/image.ts';
import { translation } from '../../schema/translation.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { visible, visibleTo } from '../word/visible.ts';
import { findSharedCollections, type OpenedCollection, selectSharedWords } from './shared-words.ts';

interface LearnedWords {
  userId: string;
  wordIds: readonly string[];
  opened: readonly OpenedCollection[];
  now: Date;
}

/**
 * Makes the hidden words that a learner learns from unlisted collections, opened or saved, words of the learner too, with
 * their translations and one picture each, as private contributions. So they are asked on all devices, and stay when the
 * author stops sharing.
 */
export async function keepSharedWords(
  transaction: Database,
  { userId, wordIds, opened, now }: LearnedWords,
): Promise<void> {
  if (wordIds.length === 0) return;
  const found = await findSharedCollections(transaction, { callerId: userId, opened });
  if (found.listIds.length + found.tableIds.length === 0) return;
  const shared = sql`with shared as (${selectSharedWords(found, wordIds)})`;
  const copy = { userId, at: sql`${now.toISOString()}::timestamptz` };
  await transaction.execute(copyPictures(shared, copy));
  await transaction.execute(copyContributions(shared, copy));
  await transaction.execute(copyTranslations(shared, copy));
}

// Raw SQL: copies any number of rows with one statement.

interface Copy {
  userId: string;
  at: SQL;
}

const isNotRejected = (status: SQL): SQL => sql`${status} <> ${fixed(EntryStatus.Rejected)}`;

/** What the authors say these words mean, as `translated`. */
const translated = sql`translated as (
  select entry.* from ${translation} as entry
  join shared on shared.user_id = entry.user_id
    and shared.word_id in (entry.low_word_id, entry.high_word_id)
  where ${isNotRejected(sql`entry.status`)}
)`;

const copyContributions = (shared: SQL, { userId, at }: Copy): SQL => sql`
  ${shared}, ${translated},
  needed as (
    select word_id, user_id from shared
    union select low_word_id, user_id from translated
    union select high_word_id, user_id from translated
  )
  insert into ${wordContribution} (
    id, word_id, user_id, example, example_details, grammar, form_keys, speech_part_ids, is_numbered,
    privacy, status, created_at
  )
  select gen_random_uuid(), own.word_id, ${userId}::uuid, own.example, own.example_details, own.grammar,
    own.form_keys, own.speech_part_ids, own.is_numbered,
    ${fixed(Privacy.Private)}, ${fixed(EntryStatus.Pending)}, ${at}
  from needed
  join ${word} on ${word.id} = needed.word_id and not ${visible}
  join ${wordContribution} as own on own.word_id = needed.word_id and own.user_id = needed.user_id
  where ${isNotRejected(sql`own.status`)}
  on conflict do nothing`;

/** Those of two published words wait for their review. */
const copyTranslations = (shared: SQL, { userId, at }: Copy): SQL => sql`
  ${shared}, ${translated}
  insert into ${translation} (
    id, low_word_id, high_word_id, low_lang_code, high_lang_code, speech_part_id, user_id, status, created_at
  )
  select gen_random_uuid(), low_word_id, high_word_id, low_lang_code, high_lang_code, speech_part_id,
    ${userId}::uuid, ${fixed(EntryStatus.Pending)}, ${at}
  from translated
  where ${isSeen(sql`low_word_id`, userId)} and ${isSeen(sql`high_word_id`, userId)}
    and exists (
      select from ${word} where ${word.id} in (low_word_id, high_word_id) and not ${visible}
    )
  on conflict do nothing`;

const isSeen = (wordId: SQL, userId: string): SQL =>
  sql`exists (select from ${word} where ${word.id} = ${wordId} and ${visibleTo(userId)})`;

/**
 * The picture that readers see. The copy is a row of its own with the same file, which is kept for as long as a picture
 * uses it. The lock lets no job remove the file meanwhile.
 */
const copyPictures = (shared: SQL, { userId, at }: Copy): SQL => sql`
  ${shared},
  candidate as (
    select own.id, own.word_id, ${image.url}, ${image.licence}, ${image.source}, exists (
      select from ${imagePin} as pin where pin.word_image_id = own.id and pin.user_id = own.user_id
    ) as is_pinned
    from shared
    join ${word} on ${word.id} = shared.word_id and not ${visible}
    join ${wordImage} as own on own.word_id = shared.word_id and own.user_id = shared.user_id
    join ${image} on ${image.id} = own.image_id
    where ${isNotRejected(sql`own.status`)} and not exists (
      select from ${wordImage} as kept where kept.word_id = own.word_id and kept.user_id = ${userId}::uuid
    )
    for key share of ${sql.identifier('image')}
  ),
  picture as (
    select distinct on (word_id) gen_random_uuid() as image_id, candidate.*
    from candidate order by word_id, is_pinned desc, id
  ),
  copied as (
    insert into ${image} (id, url, licence, source)
    select image_id, url, licence, source from picture
  )
  insert into ${wordImage} (id, word_id, image_id, user_id, status, created_at)
  select gen_random_uuid(), word_id, image_id, ${userId}::uuid, ${fixed(EntryStatus.Pending)}, ${at}
  from picture`;
