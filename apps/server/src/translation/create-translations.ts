import type { NewTranslation, Translation } from '@wordhoard/contract';
import { type Caller, isAdmin } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { applyDecision } from '../moderation/apply-decision.ts';
import { approval, proposer } from '../moderation/rules.ts';
import { bringDests, type ReadyTranslation } from './bring-dests.ts';
import { type BroughtTranslation, bringTranslations } from './bring-translations.ts';
import { checkSomethingNew, checkTranslation, isNewToCaller } from './rules.ts';
import { findKnownWords } from './writing-store.ts';

type Ready = BroughtTranslation<ReadyTranslation>;

interface Creating {
  caller: Caller;
  now: Date;
}

/** Proposes translations, with the words that they need: all of them, or none if one is refused. */
export function createTranslations(
  database: Database,
  wishes: readonly NewTranslation[],
  { caller, now }: Creating,
): Promise<Translation[]> {
  return database.transaction(async (transaction) => {
    const bringing = { caller: proposer(caller), now };
    const known = await findKnownWords(transaction, idsIn(wishes), caller.id);
    const wordOf = new Map(known.map((word) => [word.id, word]));
    const checked = wishes.map((wish, index) => checkTranslation(wish, wordOf, String(index)));
    const ready = await bringDests(transaction, checked, bringing);
    const brought = await bringTranslations(transaction, ready, bringing);
    checkSomethingNew(brought);
    if (!isAdmin(caller)) return brought.map(presentNew);
    await approveNew(transaction, brought);
    return brought.map(approved).map(presentNew);
  });
}

function approveNew(database: Database, brought: readonly Ready[]): Promise<void> {
  const fresh = brought.filter(isNewToCaller);
  return applyDecision(database, 'translation', fresh, approval);
}

const approved = (translation: Ready): Ready =>
  isNewToCaller(translation) ? { ...translation, status: approval.decision } : translation;

const presentNew = ({ id, wordId, speechPartId, status, dest }: Ready): Translation => ({
  id,
  wordId,
  speechPartId,
  status,
  dest,
});

const idsIn = (wishes: readonly NewTranslation[]): string[] =>
  wishes.flatMap(({ wordId, dest }) => ('id' in dest ? [wordId, dest.id] : [wordId]));
