import { EntryStatus } from '@wordhoard/contract/enumeration';
import { StatusBadge, space } from '@wordhoard/ui';
import { styled } from 'styled-components';

interface EntryStatusNoteProps {
  entry: { status: EntryStatus; reason: string | null };
  /** It stands on a word that nobody else sees, and so waits for nobody. */
  isSecret?: boolean;
}

/** That an entry of one's own waits, or why it was not accepted. What is approved says nothing. */
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
