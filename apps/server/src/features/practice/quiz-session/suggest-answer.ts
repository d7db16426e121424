import { EntryStatus } from '@wordhoard/contract/enumeration';
import { normalizeText } from '@wordhoard/contract/text';
import { foldText } from '@wordhoard/quiz-engine';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { lockUser } from '../../user/store.ts';
import { findWord } from '../../word/store.ts';

interface Suggestion {
  wordId: string;
  langCode: string;
  text: string;
}

/** “I was right”: what moderators will judge. Nobody suggests the same twice. */
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
    await insert(transaction, { ...suggestion, ...entry, userId, now });
    return entry;
  });
}

async function isSuggested(
  database: Database,
  userId: string,
  { wordId, langCode, text }: Suggestion,
): Promise<boolean> {
  const former = await selectRows<{ text: string }>(
    database,
    sql`select text from answer_suggestion
        where user_id = ${userId} and word_id = ${wordId} and lang_code = ${langCode}`,
  );
  const folded = foldText(text, langCode);
  return former.some((one) => foldText(one.text, langCode) === folded);
}

async function insert(
  database: Database,
  suggestion: Suggestion & { id: string; status: EntryStatus; userId: string; now: Date },
): Promise<void> {
  const { id, userId, wordId, langCode, text, status, now } = suggestion;
  await database.execute(
    sql`insert into answer_suggestion (id, user_id, word_id, lang_code, text, status, created_at)
        values (${id}, ${userId}, ${wordId}, ${langCode}, ${normalizeText(text)}, ${status}, ${now})`,
  );
}
