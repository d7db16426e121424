import { EntryStatus } from '@wordhoard/contract/enumeration';
import { color, size, space, useShortcuts } from '@wordhoard/ui';
import { type FocusEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { EntryKind, JudgedEntry } from './queries.ts';
import { QueueEntry } from './queue-entry.tsx';
import { SelectedEntries } from './selected-entries.tsx';
import { useDecision } from './use-decision.ts';

const RejectDialog = lazy(async () => ({
  default: (await import('./reject-dialog.tsx')).RejectDialog,
}));

interface EntryListProps {
  entries: readonly JudgedEntry[];
  kind: EntryKind;
  status: EntryStatus;
}

/** Entries to decide on: one by one, also by keyboard shortcuts, or several at once. */
export function EntryList({ entries, kind, status }: EntryListProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { current, listRef, move, onFocus, leave } = useEntryFocus(entries);
  const picked = chosen.filter((id) => entries.some((entry) => entry.id === id));
  const meant = picked.length > 0 || current === undefined ? picked : [current];

  const { approve, startRejecting, rejecting, reject, cancel } = useEntryDecisions({
    kind,
    status,
    onDecide(ids) {
      leave(ids);
      setChosen([]);
    },
  });
  useShortcuts({
    a: approve && (() => approve(meant)),
    r: startRejecting && (() => startRejecting(meant)),
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
            onApprove={approve && (() => approve([entry.id]))}
            onReject={startRejecting && (() => startRejecting([entry.id]))}
          />
        ))}
      </List>
      <SelectedEntries
        count={picked.length}
        onApprove={approve && (() => approve(picked))}
        onReject={startRejecting && (() => startRejecting(picked))}
        onForget={() => setChosen([])}
      />
      <Suspense>
        <RejectDialog
          count={rejecting.length}
          isOpen={rejecting.length > 0}
          onClose={cancel}
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

/* Shown only if a keyboard is likely, like the key hints. */
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

interface EntryDecisionsOptions {
  kind: EntryKind;
  status: EntryStatus;
  /** Called with the ids of the approved or rejected entries. */
  onDecide: (ids: readonly string[]) => void;
}

/** The decisions that the status of the entries allows. Rejecting asks for a reason first. */
function useEntryDecisions({ kind, status, onDecide }: EntryDecisionsOptions) {
  const decision = useDecision({ kind, status });
  const [rejecting, setRejecting] = useState<readonly string[]>([]);

  function approve(ids: readonly string[]): void {
    if (ids.length === 0) return;
    onDecide(ids);
    decision.approve(ids);
  }

  async function reject(reason: string): Promise<void> {
    await decision.reject(rejecting, reason);
    onDecide(rejecting);
    setRejecting([]);
  }

  return {
    approve: status === EntryStatus.Approved ? undefined : approve,
    startRejecting: status === EntryStatus.Rejected ? undefined : setRejecting,
    rejecting,
    reject,
    cancel: () => setRejecting([]),
  };
}

/** The focused entry of a list. When it is removed, the next one receives the focus. */
function useEntryFocus(entries: readonly { id: string }[]) {
  const listRef = useRef<HTMLOListElement>(null);
  const [looked, setLooked] = useState<string>();
  const [next, setNext] = useState<string>();
  const current = entries.some(({ id }) => id === looked) ? looked : entries[0]?.id;

  useEffect(() => {
    if (next === undefined) return;
    setNext(undefined);
    focusEntry(listRef.current, next);
  }, [next]);

  function move(by: 1 | -1): void {
    const at = entries.findIndex(({ id }) => id === current);
    const from = looked === undefined ? -1 : at;
    const target = entries[Math.max(0, Math.min(entries.length - 1, from + by))];
    if (target) focusEntry(listRef.current, target.id);
  }

  /** Moves the focus to the first entry after the removed ones, or to the last one before them. */
  function leave(ids: readonly string[]): void {
    const stays = entries.filter(({ id }) => !ids.includes(id));
    const first = entries.findIndex(({ id }) => ids.includes(id));
    setNext((entries.slice(first).find((entry) => stays.includes(entry)) ?? stays.at(-1))?.id);
  }

  function onFocus({ target }: FocusEvent): void {
    const id = target.closest('[data-entry]')?.getAttribute('data-entry');
    if (id) setLooked(id);
  }

  return { current, listRef, move, leave, onFocus };
}

function focusEntry(list: HTMLElement | null, id: string): void {
  list?.querySelector<HTMLInputElement>(`[data-entry="${id}"] input`)?.focus();
}
