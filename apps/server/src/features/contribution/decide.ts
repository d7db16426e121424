import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import { wordImage } from '../../schema/image.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { wordRecording } from '../../schema/recording.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { wordContribution } from '../../schema/word.ts';

export type ContributionKind =
  | 'word'
  | 'translation'
  | 'image'
  | 'recording'
  | 'tag'
  | 'suggestion';

/** A contribution before the decision. Its row is locked. */
export interface LockedContribution {
  id: string;
  status: EntryStatus;
}

export interface Decision {
  /** Pending reopens the contribution. */
  status: EntryStatus;
  reason: string | null;
  /** The admin who decides. */
  by: string;
  at: Date;
}

export type Decide = (
  database: Database,
  contributions: readonly LockedContribution[],
  decision: Decision,
) => Promise<void>;

// Raw SQL: one statement for tables of different types.
const contributionTables: Readonly<Record<ContributionKind, PgTable>> = {
  word: wordContribution,
  translation,
  image: wordImage,
  recording: wordRecording,
  tag: tagWord,
  suggestion: answerSuggestion,
};

export async function saveDecision(
  database: Database,
  kind: ContributionKind,
  contributions: readonly LockedContribution[],
  { status, reason, by, at }: Decision,
): Promise<void> {
  await database.execute(
    sql`update ${contributionTables[kind]}
        set status = ${status}, reason = ${reason}, decided_by = ${by}, decided_at = ${at}
        where id = any(${toIdArray(contributions)})`,
  );
}

export const toIdArray = (rows: readonly { id: string }[]): SQL =>
  sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;

/** Why a learner may not change or withdraw a contribution. Its author always may. */
export function findEditRefusal({
  status,
  isOwn,
}: {
  status: EntryStatus;
  isOwn: boolean;
}): ErrorCode | undefined {
  if (isOwn) return undefined;
  return status === EntryStatus.Approved ? 'Forbidden' : 'NotFound';
}

/**
 * The author of a pending contribution. Admins contribute like learners, so that each contribution has
 * an author. Their contributions are approved immediately afterwards.
 */
export const toProposer = <Person extends Pick<Caller, 'id'>>({ id }: Person) => ({
  id,
  role: UserRole.Learner,
});

/** The decision of an admin about their own contribution. */
export const makeApproval = (caller: Pick<Caller, 'id'>, at: Date) => ({
  status: EntryStatus.Approved,
  reason: null,
  by: caller.id,
  at,
});
