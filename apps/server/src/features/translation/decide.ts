import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { word } from '../../schema/word.ts';
import { type Decide, listIds, saveDecision, toIdArray } from '../contribution/decide.ts';
import { releaseDuplicates } from '../contribution/duplicates.ts';
import { approveShared } from '../word/decide.ts';
import { visible } from '../word/visible.ts';

// Raw SQL: bulk updates of everything that an admin decides about at once.

export const approveTranslations: Decide = async (database, contributions, decision) => {
  const ids = toIdArray(contributions);
  const entries = sql`select unnest(array[low_word_id, high_word_id]) as word_id, user_id
    from ${translation} where id = any(${ids})`;
  await approveShared(database, 'translation', { contributions, decision, entries });
  await addSpeechParts(database, ids);
};

export const hideTranslations: Decide = async (database, contributions, decision) => {
  const ids = listIds(contributions);
  await database.delete(translationPin).where(inArray(translationPin.translationId, ids));
  await saveDecision(database, 'translation', contributions, decision);
  await releaseDuplicates(database, 'translation', toIdArray(contributions));
};

/** A word has the parts of speech of its approved translations. */
async function addSpeechParts(database: Database, ids: SQL): Promise<void> {
  await database.execute(
    sql`update ${word} set speech_part_ids =
          array(select distinct unnest(${word.speechPartIds} || side.parts) order by 1)
        from (
          select word_id, array_agg(distinct speech_part_id) as parts
          from ${translation} cross join unnest(array[low_word_id, high_word_id]) as word_id
          where ${translation.id} = any(${ids}) group by word_id
        ) as side
        where ${word.id} = side.word_id and ${visible} and not ${word.speechPartIds} @> side.parts`,
  );
}
