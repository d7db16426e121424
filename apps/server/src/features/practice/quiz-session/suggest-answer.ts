import { EntryStatus } from '@wordhoard/contract/enumeration';
import { normalizeText } from '@wordhoard/contract/text';
import { foldText } from '@wordhoard/quiz-engine';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { answerSuggestion } from '../../../schema/moderation.ts';
import { lockUser } from '../../user/store.ts';
import { findWord } from '../../word/store.ts';

interface Suggestion {
  wordId: string;
  langCode: string;
  text: string;
}

/** Suggests an answer to moderation. A learner cannot suggest the same answer twice. */
export function suggestAnswer(
  database: Database,
  userId: string,
  suggestion: Suggestion,
  now: Date,
): Promise<{ id: string; status: EntryStatus }> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const word = await findWord(transaction, { id: suggestion.wordId }, userId);
    if (word === undefined) throw new ApplicationError('NotFound');
    if (await isSuggested(transaction, userId, suggestion)) {
      throw new ApplicationError('SimilarRecordAlreadyExists');
    }
    const entry = { id: newId(), status: EntryStatus.Pending };
    const text = normalizeText(suggestion.text);
    await transaction
      .insert(answerSuggestion)
      .values({ ...suggestion, ...entry, text, userId, createdAt: now });
    return entry;
  });
}

async function isSuggested(
  database: Database,
  userId: string,
  { wordId, langCode, text }: Suggestion,
): Promise<boolean> {
  const earlier = await database
    .select({ text: answerSuggestion.text })
    .from(answerSuggestion)
    .where(
      and(
        eq(answerSuggestion.userId, userId),
        eq(answerSuggestion.wordId, wordId),
        eq(answerSuggestion.langCode, langCode),
      ),
    );
  const folded = foldText(text, langCode);
  return earlier.some((one) => foldText(one.text, langCode) === folded);
}
