import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/database-errors.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { ContributionKind, Decision, LockedContribution } from '../contribution/decide.ts';
import { acceptSuggestions } from './accept-suggestions.ts';
import { applyDecision } from './apply-decision.ts';
import { lockEntries } from './entry-store.ts';

interface Deciding extends Decision {
  kind: ContributionKind;
  ids: readonly string[];
}

interface Entry {
  status: EntryStatus;
  isByAdmin: boolean;
}

/** Approves, rejects or reopens entries of one kind. If one of them is refused, none is changed. */
export function decide(database: Database, { kind, ids, ...decision }: Deciding): Promise<void> {
  return retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      const entries = await lockEntries(transaction, kind, ids);
      refuseMissing(ids, entries);
      for (const entry of entries) refuse(kind, entry, decision, ids);
      const changing = entries.filter(({ status }) => status !== decision.status);
      await applyDecision(transaction, kind, changing, decision);
      if (kind === 'suggestion' && decision.status === EntryStatus.Approved) {
        await acceptSuggestions(transaction, idsOf(changing), decision);
      }
    }),
  );
}

function refuseMissing(ids: readonly string[], entries: readonly LockedContribution[]): void {
  const found = new Set(idsOf(entries));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0)
    throw new ApplicationError('NotFound', { fields: fieldsOf(ids, missing) });
}

function refuse(
  kind: ContributionKind,
  entry: LockedContribution & Entry,
  { status }: Decision,
  ids: readonly string[],
): void {
  const refusal = decisionRefusal(kind, entry, status);
  if (refusal === undefined) return;
  throw new ApplicationError(refusal, { fields: fieldsOf(ids, [entry.id]) });
}

/** Points to the refused entries in the request. */
const fieldsOf = (ids: readonly string[], refused: readonly string[]) =>
  refused.map((id) => ({ path: `ids.${ids.indexOf(id)}`, issue: { code: 'invalid' } as const }));

const idsOf = (entries: readonly LockedContribution[]): string[] => entries.map(({ id }) => id);

/**
 * Why the status of an entry may not be changed. Repeating a decision is permitted, because two admins
 * may work on the same queue. Entries of admins stay approved. An approved suggestion has become a
 * translation, which is moderated itself.
 */
export function decisionRefusal(
  kind: ContributionKind,
  { status, isByAdmin }: Entry,
  decided: EntryStatus,
): ErrorCode | undefined {
  if (status !== EntryStatus.Approved || decided === EntryStatus.Approved) return undefined;
  if (isByAdmin) return 'EntryStatusCannotBeChangedForAdminEntity';
  return kind === 'suggestion' ? 'Forbidden' : undefined;
}
