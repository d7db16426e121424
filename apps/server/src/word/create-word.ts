import { EntryStatus, type Privacy } from '@wordhoard/contract/enumeration';
import { ApplicationError } from '../application-error.ts';
import { type Caller, isAdmin } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { approveWaitingWords } from '../moderation/approve-words.ts';
import { proposer } from '../moderation/rules.ts';
import { lockUser } from '../user/lock-user.ts';
import { bringWords, type NamedWord } from './bring-words.ts';
import { addExample, hasBrought } from './writing-store.ts';

interface Creating {
  caller: Caller;
  now: Date;
  privacy: Privacy | undefined;
  /** How it is used; who brought the word before may have told already. */
  example: string | undefined;
}

/** Brings a word that its author does not see yet, and answers its id. */
export function createWord(
  database: Database,
  named: NamedWord,
  { caller, now, privacy, example }: Creating,
): Promise<string> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, caller.id);
    const isOwn = await hasBrought(transaction, named, caller.id);
    const bringing = { caller: proposer(caller), now, privacy };
    const [word] = await bringWords(transaction, [named], bringing);
    if (isOwn || word === undefined || word.status === EntryStatus.Approved) {
      throw new ApplicationError('SimilarRecordAlreadyExists');
    }
    if (example !== undefined) await addExample(transaction, word.id, example);
    if (isAdmin(caller)) await approveWaitingWords(transaction, [word.id]);
    return word.id;
  });
}
