import { EntryStatus } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAnyOf } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { word } from '../../schema/word.ts';
import { type Decision, proposer } from '../contribution/decide.ts';
import {
  findOrCreateTranslations,
  type ResolvedTranslation,
} from '../translation/find-or-create-translations.ts';
import { onlySpeechPart } from '../translation/rules.ts';
import { findOrCreateWords } from '../word/find-or-create-words.ts';
import { applyDecision } from './apply-decision.ts';
import { lockEntries } from './entry-store.ts';

type Suggestion = Awaited<ReturnType<typeof findSuggestions>>[number];

/** Adds accepted answers as translations of the learners who suggested them. */
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

/** Orders suggestions by their words, so that the decisions of two admins do not deadlock. */
function findSuggestions(database: Database, ids: readonly string[]) {
  const { id, userId, wordId, langCode, text } = answerSuggestion;
  const { langCode: wordLangCode, speechPartIds } = word;
  return database
    .select({ id, userId, wordId, langCode, text, wordLangCode, speechPartIds })
    .from(answerSuggestion)
    .innerJoin(word, eq(word.id, wordId))
    .where(isAnyOf(id, ids))
    .orderBy(langCode, text, id);
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
  if (translation === undefined) throw new Error(`The suggestion ${id} was not saved`);
  return translation;
}
