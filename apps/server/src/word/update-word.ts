import type { Privacy } from '@wordhoard/contract/enumeration';
import { ApplicationError } from '../application-error.ts';
import { type Caller, isAdmin } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { refuseSimilar } from '../database/refuse-similar.ts';
import { approveWaitingWords } from '../moderation/approve-words.ts';
import { statusAfterEdit } from '../moderation/rules.ts';
import { type AuthoredWord, changeRefusal, type WordChange } from './rules.ts';
import { changePrivacy, changeWord, lockWord } from './writing-store.ts';

interface Change extends WordChange {
  id: string;
  privacy?: Privacy | undefined;
}

/** Changes what a word says, or for whom it is. */
export function updateWord(database: Database, caller: Caller, change: Change): Promise<void> {
  const { id, text, example, speechPartIds, privacy } = change;
  const updating = database.transaction(async (transaction) => {
    const word = await lockEditable(transaction, caller, change);
    const status = statusAfterEdit(word.status);
    await changeWord(transaction, id, { text, example, speechPartIds, status });
    if (privacy !== undefined) {
      await changePrivacy(transaction, id, { userId: caller.id, privacy });
    }
    if (isAdmin(caller)) await approveWaitingWords(transaction, [id]);
  });
  return refuseSimilar('word_by_key', updating);
}

async function lockEditable(
  database: Database,
  caller: Caller,
  change: Change,
): Promise<AuthoredWord> {
  const word = await lockWord(database, change.id, caller.id);
  if (word === undefined) throw new ApplicationError('NotFound');
  const refusal = changeRefusal(caller, word, change);
  if (refusal !== undefined) throw new ApplicationError(refusal);
  return word;
}
