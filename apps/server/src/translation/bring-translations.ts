import { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Caller, isAdmin } from '../auth/caller.ts';
import { type Database, selectRows } from '../database/database.ts';

/** A translation by what it is, whether or not it is here already. */
export interface NamedTranslation {
  wordId: string;
  destId: string;
  speechPartId: number;
}

export interface BroughtTranslation extends NamedTranslation {
  id: string;
  status: EntryStatus;
  /** Nobody had it before. */
  isNew: boolean;
}

interface Bringing {
  caller: Pick<Caller, 'id' | 'role'>;
  now: Date;
}

/**
 * Finds translations, and creates those that are not here: approved at once for an admin, else
 * awaiting approval. What is here already stays as it is. The two words of each must exist and be of
 * different languages. Give it the transaction that brought the words.
 *
 * @returns one for each of `translations`, in their order; both directions give the same record
 */
export async function bringTranslations(
  database: Database,
  translations: readonly NamedTranslation[],
  { caller, now }: Bringing,
): Promise<BroughtTranslation[]> {
  if (translations.length === 0) return [];
  const named = translations.map(({ wordId, destId, speechPartId }, place) => ({
    place,
    id: newId(),
    word_id: wordId,
    dest_id: destId,
    speech_part_id: speechPartId,
  }));
  const status = isAdmin(caller) ? EntryStatus.Approved : EntryStatus.Pending;
  const brought = await selectRows<Omit<BroughtTranslation, 'isNew'>>(
    database,
    sql`with named as (
          select named.place, named.id, named.word_id, named.dest_id, named.speech_part_id,
            low.id as low_word_id, high.id as high_word_id,
            low.lang_code as low_lang_code, high.lang_code as high_lang_code
          from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (
            place int, id uuid, word_id uuid, dest_id uuid, speech_part_id smallint
          )
          join word as low on low.id = least(named.word_id, named.dest_id)
          join word as high on high.id = greatest(named.word_id, named.dest_id)
        ), found as (
          select named.place, translation.id, translation.status from named
          join translation using (low_word_id, high_lang_code, high_word_id, speech_part_id)
        ), created as (
          insert into translation (id, low_word_id, high_word_id, low_lang_code, high_lang_code,
            speech_part_id, status, user_id, created_at)
          select distinct on (low_word_id, high_lang_code, high_word_id, speech_part_id)
            id, low_word_id, high_word_id, low_lang_code, high_lang_code,
            speech_part_id, ${status}, ${caller.id}::uuid, ${now}::timestamptz
          from named where not exists (select from found where found.place = named.place)
          order by low_word_id, high_lang_code, high_word_id, speech_part_id, place
          on conflict (low_word_id, high_lang_code, high_word_id, speech_part_id)
          do update set status = translation.status
          returning id, status, low_word_id, high_word_id, speech_part_id
        )
        select kept.id, kept.status, named.word_id as "wordId", named.dest_id as "destId",
          named.speech_part_id as "speechPartId"
        from (
          select place, id, status from found
          union all
          select named.place, created.id, created.status from created
          join named using (low_word_id, high_word_id, speech_part_id)
        ) as kept join named using (place) order by place`,
  );
  const newIds = new Set(named.map(({ id }) => id));
  return brought.map((row) => ({ ...row, isNew: newIds.has(row.id) }));
}
