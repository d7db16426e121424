import { speechPartCodes } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import type { NamedTranslation } from '../../translation/find-or-create-translations.ts';
import { shownTo } from '../../translation/side.ts';

export type WordPair = Pick<NamedTranslation, 'wordId' | 'destId'>;

const otherId = speechPartCodes.indexOf('other') + 1;

/** The pairs that no translation joins yet that the viewer sees, with the part of speech that their words suggest. */
export function findUntranslated(
  database: Database,
  pairs: readonly WordPair[],
  callerId: string,
): Promise<NamedTranslation[]> {
  const wordIds = pairs.map(({ wordId }) => wordId);
  const destIds = pairs.map(({ destId }) => destId);
  return selectRows(
    database,
    sql`select word.id as "wordId", dest.id as "destId",
          coalesce(word.speech_part_ids[1], dest.speech_part_ids[1], ${otherId}) as "speechPartId"
        from unnest(${sql.param(wordIds)}::uuid[], ${sql.param(destIds)}::uuid[])
          with ordinality as pair (word_id, dest_id, place)
        join word on word.id = pair.word_id
        join word as dest on dest.id = pair.dest_id
        where not exists (
          select from translation
          where low_word_id = least(pair.word_id, pair.dest_id)
            and high_word_id = greatest(pair.word_id, pair.dest_id)
            and ${shownTo(callerId)}
        )
        order by pair.place`,
  );
}
