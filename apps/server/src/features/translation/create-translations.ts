import type { NewTranslation, Translation } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/retry-deadlocks.ts';
import { isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import { approvalBy, proposer } from '../contribution/decide.ts';
import { approveTranslations } from './decide.ts';
import { findOrCreateDests, type ReadyTranslation } from './find-or-create-dests.ts';
import {
  findOrCreateTranslations,
  type ResolvedTranslation,
} from './find-or-create-translations.ts';
import { checkSomethingNew, checkTranslation } from './rules.ts';
import { findKnownWords } from './writing-store.ts';

type Ready = ResolvedTranslation<ReadyTranslation>;

/** Proposes translations, with the words that they need: all of them, or none if one is refused. */
export function createTranslations(
  database: Database,
  wishes: readonly NewTranslation[],
  { caller, now }: SignedInContext,
): Promise<Translation[]> {
  return retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      const resolving = { caller: proposer(caller), now };
      const known = await findKnownWords(transaction, idsIn(wishes), caller.id);
      const wordOf = new Map(known.map((word) => [word.id, word]));
      const checked = wishes.map((wish, index) => checkTranslation(wish, wordOf, String(index)));
      const ready = await findOrCreateDests(transaction, checked, resolving);
      const resolved = await findOrCreateTranslations(transaction, ready, resolving);
      checkSomethingNew(resolved);
      if (!isAdmin(caller)) return resolved.map(presentNew);
      const created = resolved.filter(({ isNew }) => isNew);
      await approveTranslations(transaction, created, approvalBy(caller, now));
      return resolved.map(approved).map(presentNew);
    }),
  );
}

const approved = (translation: Ready): Ready =>
  translation.isNew ? { ...translation, status: EntryStatus.Approved } : translation;

const presentNew = ({ id, wordId, speechPartId, status, dest }: Ready): Translation => ({
  id,
  wordId,
  speechPartId,
  status,
  dest,
});

const idsIn = (wishes: readonly NewTranslation[]): string[] =>
  wishes.flatMap(({ wordId, dest }) => ('id' in dest ? [wordId, dest.id] : [wordId]));
