import { EntryStatus } from '@wordhoard/contract/enumeration';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import { acceptSuggestions } from './accept-suggestions.ts';
import { applyDecision } from './apply-decision.ts';
import { type ChangingEntry, lockEntries, type Verdict } from './entry-store.ts';
import { decisionRefusal, type Entry, type EntryKind } from './rules.ts';

interface Deciding extends Verdict {
  kind: EntryKind;
  ids: readonly string[];
}

/** Approves or rejects entries of one kind: all of them, or none if one is not to be. */
export function decide(
  database: Database,
  { kind, ids, ...verdict }: Deciding,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const entries = await lockEntries(transaction, kind, ids);
    refuseMissing(ids, entries);
    for (const entry of entries) refuse(kind, entry, verdict, ids);
    const changing = entries.filter(({ status }) => status !== verdict.decision);
    await applyDecision(transaction, kind, changing, verdict);
    if (kind === 'suggestion' && verdict.decision === EntryStatus.Approved) {
      await acceptSuggestions(transaction, idsOf(changing), now);
    }
  });
}

function refuseMissing(ids: readonly string[], entries: readonly ChangingEntry[]): void {
  const found = new Set(idsOf(entries));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0)
    throw new ApplicationError('NotFound', { fields: fieldsOf(ids, missing) });
}

function refuse(
  kind: EntryKind,
  entry: ChangingEntry & Entry,
  { decision }: Verdict,
  ids: readonly string[],
): void {
  const refusal = decisionRefusal(kind, entry, decision);
  if (refusal === undefined) return;
  throw new ApplicationError(refusal, { fields: fieldsOf(ids, [entry.id]) });
}

/** Which of the entries it was, where several were sent. */
const fieldsOf = (ids: readonly string[], refused: readonly string[]) =>
  refused.map((id) => ({ path: `ids.${ids.indexOf(id)}`, issue: { code: 'invalid' } as const }));

const idsOf = (entries: readonly ChangingEntry[]): string[] => entries.map(({ id }) => id);
