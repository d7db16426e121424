import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import { fixed } from '../../schema/column.ts';
import { wordImage } from '../../schema/image.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { wordRecording } from '../../schema/recording.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { wordContribution } from '../../schema/word.ts';

export const contributionTables = {
  word: wordContribution,
  translation,
  image: wordImage,
  recording: wordRecording,
  tag: tagWord,
  suggestion: answerSuggestion,
};

export type ContributionKind = keyof typeof contributionTables;

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

export async function saveDecision(
  database: Database,
  kind: ContributionKind,
  contributions: readonly LockedContribution[],
  { status, reason, by, at }: Decision,
): Promise<void> {
  const table = contributionTables[kind];
  await database
    .update(table)
    .set({ status, reason, decidedBy: by, decidedAt: at })
    .where(isAmong(table.id, listIds(contributions)));
}

export const listIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

export const toIdArray = (rows: readonly { id: string }[]): SQL =>
  sql`${sql.param(listIds(rows))}::uuid[]`;

/** Whether an author has a word privately. Then all that they add to it stays private, even if somebody else publishes the word. */
export const isKeptPrivate = (wordId: SQLWrapper, authorId: SQLWrapper): SQL => sql`exists (
  select from ${wordContribution}
  where ${wordContribution.wordId} = ${wordId} and ${wordContribution.userId} = ${authorId}
    and ${wordContribution.privacy} = ${fixed(Privacy.Private)}
)`;

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
