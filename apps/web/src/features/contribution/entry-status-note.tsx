import { EntryStatus } from '@wordhoard/contract/enumeration';
import { Row, StatusBadge } from '@wordhoard/ui';

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
    <Row as="span" $align="baseline">
      <StatusBadge status={status} />
      {reason !== null && <span dir="auto">{reason}</span>}
    </Row>
  );
}
