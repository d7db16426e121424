import { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Caller, isAdmin } from '../auth/caller.ts';
import { type Database, selectRows } from '../database/database.ts';
import { secondTranslations } from './seconders.ts';

/** A translation by what it is, whether or not it is here already. */
export interface NamedTranslation {
  wordId: string;
  destId: string;
  speechPartId: number;
}

interface Kept {
  id: string;
  status: EntryStatus;
  /** Nobody had it before. */
  isNew: boolean;
  /** Another has proposed it before, and the caller did not see it. */
  isSeconded: boolean;
}

export type BroughtTranslation<Named = NamedTranslation> = Named & Kept;

interface Bringing {
  caller: Pick<Caller, 'id' | 'role'>;
  now: Date;
}

/**
 * Finds translations, and creates those that are not here: approved at once for an admin, else
 * awaiting approval. What is here already stays as it is; where it awaits approval, the caller sees it
 * from then on. The two words of each must exist and be of different languages. Give it the transaction
 * that brought the words.
 *
 * @returns one for each of `translations`, in their order; both directions give the same record
 */
export async function bringTranslations<Named extends NamedTranslation>(
  database: Database,
  translations: readonly Named[],
  { caller, now }: Bringing,
): Promise<BroughtTranslation<Named>[]> {
  if (translations.length === 0) return [];
  const named = translations.map(({ wordId, destId, speechPartId }, place) => ({
    place,
    id: newId(),
    word_id: wordId,
    dest_id: destId,
    speech_part_id: speechPartId,
  }));
  const status = isAdmin(caller) ? EntryStatus.Approved : EntryStatus.Pending;
  const rows = await selectRows<Omit<Kept, 'isNew' | 'isSeconded'> & { place: number }>(
    database,
    sql`with named as (
          select named.place, named.id, named.speech_part_id,
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
        select place, id, status from found
        union all
        select named.place, created.id, created.status from created
        join named using (low_word_id, high_word_id, speech_part_id)`,
  );
  const newIds = new Set(named.map(({ id }) => id));
  const oldIds = rows.map(({ id }) => id).filter((id) => !newIds.has(id));
  const seconding = { userId: caller.id, now };
  const secondedIds = new Set(await secondTranslations(database, oldIds, seconding));
  const keptAt = new Map(rows.map(({ place, ...kept }) => [place, kept]));
  return translations.map((translation, place) => {
    const kept = keptAt.get(place);
    if (kept === undefined) throw new Error(`There is no word to translate ${translation.wordId}`);
    const { id } = kept;
    return { ...translation, ...kept, isNew: newIds.has(id), isSeconded: secondedIds.has(id) };
  });
}
