import { EntryStatus } from '@wordhoard/contract/enumeration';
import { color, size, space, useShortcuts } from '@wordhoard/ui';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ChosenEntries } from './chosen-entries.tsx';
import type { EntryKind, JudgedEntry } from './moderation-queries.ts';
import { QueueEntry } from './queue-entry.tsx';
import { useDecision } from './use-decision.ts';
import { useEntryFocus } from './use-entry-focus.ts';

const RejectDialog = lazy(async () => ({
  default: (await import('./reject-dialog.tsx')).RejectDialog,
}));

interface EntryListProps {
  entries: readonly JudgedEntry[];
  kind: EntryKind;
  status: EntryStatus;
}

/** Entries to decide on: one by one, with keys alone if one likes, or several at once. */
export function EntryList({ entries, kind, status }: EntryListProps) {
  const { formatMessage } = useIntl();
  const decision = useDecision({ kind, status });
  const mayApprove = status !== EntryStatus.Approved;
  const mayReject = status !== EntryStatus.Rejected;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [rejecting, setRejecting] = useState<readonly string[]>([]);
  const { current, listRef, move, onFocus, leave } = useEntryFocus(entries);
  const picked = chosen.filter((id) => entries.some((entry) => entry.id === id));
  const meant = picked.length > 0 || current === undefined ? picked : [current];

  function approve(ids: readonly string[]): void {
    if (ids.length === 0) return;
    leave(ids);
    decision.approve(ids);
    setChosen([]);
  }
  async function reject(reason: string): Promise<void> {
    await decision.reject(rejecting, reason);
    leave(rejecting);
    setChosen([]);
    setRejecting([]);
  }
  useShortcuts({
    a: mayApprove ? () => approve(meant) : undefined,
    r: mayReject ? () => setRejecting(meant) : undefined,
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
  });

  return (
    <>
      <Help>{formatMessage(messages.help)}</Help>
      <List ref={listRef} onFocus={onFocus}>
        {entries.map((entry) => (
          <QueueEntry
            key={entry.id}
            entry={entry}
            isCurrent={entry.id === current}
            isChosen={picked.includes(entry.id)}
            onChosenChange={(isChosen) =>
              setChosen(isChosen ? [...picked, entry.id] : picked.filter((id) => id !== entry.id))
            }
            onApprove={mayApprove ? () => approve([entry.id]) : undefined}
            onReject={mayReject ? () => setRejecting([entry.id]) : undefined}
          />
        ))}
      </List>
      <ChosenEntries
        count={picked.length}
        onApprove={mayApprove ? () => approve(picked) : undefined}
        onReject={mayReject ? () => setRejecting(picked) : undefined}
        onForget={() => setChosen([])}
      />
      <Suspense>
        <RejectDialog
          count={rejecting.length}
          isOpen={rejecting.length > 0}
          onClose={() => setRejecting([])}
          onReject={reject}
        />
      </Suspense>
    </>
  );
}

const messages = defineMessages({
  help: {
    id: 'queue.help',
    defaultMessage: 'Keys: J and K move, A approves, R rejects, the space bar chooses several.',
  },
});

/* Shown only where a keyboard is likely, like the hints of the keys. */
const Help = styled.p`
  display: none;
  margin-block-end: ${space.s3};
  color: ${color.textMuted};
  font-size: ${size.caption};

  @media (hover: hover) and (pointer: fine) {
    display: block;
  }
`;

const List = styled.ol`
  border-block-start: 1px solid ${color.hairline};
`;
