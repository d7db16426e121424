import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { isAdmin } from '../../platform/http/request-context.ts';
import { translation } from '../../schema/translation.ts';
import { word } from '../../schema/word.ts';
import { equalsAny, markDuplicates } from '../contribution/duplicates.ts';
import type { CreateOptions } from '../word/find-or-create-words.ts';

// Raw SQL: finds and creates any number of translations with one statement each.

/** A translation named by its words, whether or not it exists already. */
export interface NamedTranslation {
  /** The id if it is created. By default a new one. */
  id?: string | undefined;
  wordId: string;
  destId: string;
  speechPartId: number;
}

type FoundRow = Pick<typeof translation.$inferSelect, 'id' | 'status'>;

interface ResolvedRow extends FoundRow {
  /** The caller did not see it before. Other learners may have proposed the same. */
  isNew: boolean;
}

export type ResolvedTranslation<Named = NamedTranslation> = Omit<Named, 'id'> & ResolvedRow;

/**
 * Finds translations that the caller sees, and creates the others as the caller's: approved if an admin translates
 * published words, otherwise pending. The two words of each must exist and satisfy `canBeJoined`.
 * Call it in the transaction that created the words.
 *
 * @returns one for each of `translations`, in their order; both directions give the same row
 */
export async function findOrCreateTranslations<Named extends NamedTranslation>(
  database: Database,
  translations: readonly Named[],
  { caller, now, privacy = Privacy.Public }: CreateOptions,
): Promise<ResolvedTranslation<Named>[]> {
  if (translations.length === 0) return [];
  const named = translations.map(({ id = newId(), wordId, destId, speechPartId }, position) => ({
    position,
    id,
    word_id: wordId,
    dest_id: destId,
    speech_part_id: speechPartId,
  }));
  const createdIds = await createMissing(database, named, { caller, now, privacy });
  if (privacy === Privacy.Public) await proposePrivate(database, named, caller.id);
  if (isAdmin(caller) && privacy === Privacy.Public) {
    const created = sql`${sql.param(createdIds)}::uuid[]`;
    await markDuplicates(database, 'translation', equalsAny('translation', created));
  }
  const newIds = new Set(createdIds);
  const found = await findNamed(database, named, caller.id);
  const foundAt = new Map(found.map(({ position, ...row }) => [position, row]));
  return translations.map((one, position) => {
    const row = foundAt.get(position);
    // Its words exist, so its id belongs to another translation.
    if (row === undefined) throw new ApplicationError('SimilarRecordAlreadyExists');
    return { ...one, ...row, isNew: newIds.has(row.id) };
  });
}

interface NamedRow {
  position: number;
  id: string;
  word_id: string;
  dest_id: string;
  speech_part_id: number;
}

const selectSides = (named: readonly NamedRow[]): SQL => sql`(
  select named.position, named.id, named.speech_part_id,
    low.id as low_word_id, high.id as high_word_id,
    low.lang_code as low_lang_code, high.lang_code as high_lang_code,
    low.published and low.active and high.published and high.active as is_public
  from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (
    position int, id uuid, word_id uuid, dest_id uuid, speech_part_id smallint
  )
  join ${word} as low on low.id = least(named.word_id, named.dest_id)
  join ${word} as high on high.id = greatest(named.word_id, named.dest_id)
) as named`;

/** The translation of a name that the caller sees. */
const isVisibleTo = (userId: string): SQL => sql`
  ${translation.lowWordId} = named.low_word_id and ${translation.highWordId} = named.high_word_id
  and ${translation.speechPartId} = named.speech_part_id and ${translation.duplicateOf} is null
  and (named.is_public and ${translation.status} = 1 or ${translation.userId} = ${userId}::uuid)`;

async function createMissing(
  database: Database,
  named: readonly NamedRow[],
  { caller, now, privacy }: Required<CreateOptions>,
): Promise<string[]> {
  const isApproved = isAdmin(caller) && privacy === Privacy.Public;
  const status = isApproved ? EntryStatus.Approved : EntryStatus.Pending;
  const created = await selectRows<Pick<FoundRow, 'id'>>(
    database,
    sql`insert into ${translation} (id, low_word_id, high_word_id, low_lang_code, high_lang_code,
          speech_part_id, status, privacy, user_id, created_at)
        select distinct on (low_word_id, high_word_id, speech_part_id)
          id, low_word_id, high_word_id, low_lang_code, high_lang_code,
          speech_part_id, case when is_public then ${status} else ${EntryStatus.Pending} end::smallint,
          ${privacy}::smallint, ${caller.id}::uuid, ${now}::timestamptz
        from ${selectSides(named)}
        where not exists (select from ${translation} where ${isVisibleTo(caller.id)})
        order by low_word_id, high_word_id, speech_part_id, position
        on conflict do nothing returning id`,
  );
  return created.map(({ id }) => id);
}

/** What the caller has kept private is proposed when they propose it. */
const proposePrivate = (database: Database, named: readonly NamedRow[], userId: string) =>
  database.execute(
    sql`update ${translation} set privacy = ${Privacy.Public} from ${selectSides(named)}
        where ${isVisibleTo(userId)} and user_id = ${userId}::uuid and privacy = ${Privacy.Private}`,
  );

function findNamed(database: Database, named: readonly NamedRow[], userId: string) {
  return selectRows<FoundRow & { position: number }>(
    database,
    sql`select distinct on (named.position) named.position, ${translation.id}, ${translation.status}
        from ${selectSides(named)} join ${translation} on ${isVisibleTo(userId)}
        order by named.position, ${translation.status}`,
  );
}
