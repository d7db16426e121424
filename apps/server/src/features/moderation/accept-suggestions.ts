import { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { type Decision, proposer } from '../contribution/decide.ts';
import {
  findOrCreateTranslations,
  type ResolvedTranslation,
} from '../translation/find-or-create-translations.ts';
import { onlySpeechPart } from '../translation/rules.ts';
import { findOrCreateWords } from '../word/find-or-create-words.ts';
import { applyDecision } from './apply-decision.ts';
import { lockEntries } from './entry-store.ts';

interface Suggestion {
  id: string;
  userId: string;
  wordId: string;
  langCode: string;
  text: string;
  wordLangCode: string;
  speechPartIds: number[];
}

/** An answer that was right after all becomes a translation by whoever gave it. */
export async function acceptSuggestions(
  database: Database,
  ids: readonly string[],
  decision: Decision,
): Promise<void> {
  const translationIds = new Set<string>();
  for (const suggestion of await findSuggestions(database, ids)) {
    translationIds.add((await createSuggested(database, suggestion, decision.at)).id);
  }
  const locked = await lockEntries(database, 'translation', [...translationIds]);
  const waiting = locked.filter(({ status }) => status !== EntryStatus.Approved);
  await applyDecision(database, 'translation', waiting, { ...decision, reason: null });
}

/** In the order of the words that they name, so that two admins do not wait for each other. */
function findSuggestions(database: Database, ids: readonly string[]): Promise<Suggestion[]> {
  return selectRows(
    database,
    sql`select suggestion.id, suggestion.user_id as "userId", suggestion.word_id as "wordId",
          suggestion.lang_code as "langCode", suggestion.text,
          word.lang_code as "wordLangCode", word.speech_part_ids as "speechPartIds"
        from answer_suggestion as suggestion join word on word.id = suggestion.word_id
        where suggestion.id = any(${sql.param(ids)}::uuid[])
        order by suggestion.lang_code, suggestion.text, suggestion.id`,
  );
}

async function createSuggested(
  database: Database,
  { id, userId, wordId, langCode, text, wordLangCode, speechPartIds }: Suggestion,
  now: Date,
): Promise<ResolvedTranslation> {
  if (langCode === wordLangCode) throw new ApplicationError('Forbidden');
  const proposing = { caller: proposer({ id: userId }), now };
  const speechPartId = onlySpeechPart(speechPartIds);
  const [dest] = await findOrCreateWords(database, [{ langCode, text, speechPartId }], proposing);
  const named = { wordId, destId: dest?.id ?? '', speechPartId };
  const [translation] = await findOrCreateTranslations(database, [named], proposing);
  if (translation === undefined) throw new Error(`The suggestion ${id} was not kept`);
  return translation;
}
