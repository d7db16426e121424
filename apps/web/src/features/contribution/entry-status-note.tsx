import { EntryStatus } from '@wordhoard/contract/enumeration';
import { StatusBadge, space } from '@wordhoard/ui';
import { styled } from 'styled-components';

/** The statuses by the names that addresses and filters use. */
export const entryStatuses = {
  pending: EntryStatus.Pending,
  approved: EntryStatus.Approved,
  rejected: EntryStatus.Rejected,
} as const;

export type EntryStatusName = keyof typeof entryStatuses;

export const isStatusName = (name: string | null): name is EntryStatusName =>
  name !== null && name in entryStatuses;

interface EntryStatusNoteProps {
  entry: { status: EntryStatus; reason: string | null };
  /** Whether only the learner sees the word. Its entries need no approval. */
  isSecret?: boolean;
}

/** Shows that an entry is pending, or why it was rejected. Approved entries need no note. */
export function EntryStatusNote({
  entry: { status, reason },
  isSecret = false,
}: EntryStatusNoteProps) {
  if (status === EntryStatus.Approved || (isSecret && status === EntryStatus.Pending)) return null;
  return (
    <Line>
      <StatusBadge status={status} />
      {reason !== null && <span dir="auto">{reason}</span>}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s1} ${space.s2};
  overflow-wrap: anywhere;
`;
