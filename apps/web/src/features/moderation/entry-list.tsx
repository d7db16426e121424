import { EntryStatus } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { color, size, space, useShortcuts } from '@wordhoard/ui';
import { type FocusEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import type { EntryKind, ModeratedEntry } from './queries.ts';
import { QueueEntry } from './queue-entry.tsx';
import { SelectedEntries } from './selected-entries.tsx';
import { useDecision } from './use-decision.ts';

const RejectDialog = lazyComponent(async () => (await import('./reject-dialog.tsx')).RejectDialog);

interface EntryListProps {
  entries: readonly ModeratedEntry[];
  kind: EntryKind;
  status: EntryStatus;
}

/** Entries to decide on: one by one, also by keyboard shortcuts, or several at once. */
export function EntryList({ entries, kind, status }: EntryListProps) {
  const { formatMessage } = useIntl();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const { current, listRef, moveFocus, onFocus, focusAfterRemoval } = useEntryFocus(entries);
  const selected = selectedIds.filter((id) => entries.some((entry) => entry.id === id));
  const targets = selected.length > 0 || current === undefined ? selected : [current];

  const { approve, startRejecting, rejecting, reject, cancel } = useEntryDecisions({
    kind,
    status,
    onDecide(ids) {
      focusAfterRemoval(ids);
      setSelectedIds([]);
    },
  });
  useShortcuts({
    a: approve && (() => approve(targets)),
    r: startRejecting && (() => startRejecting(targets)),
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    ArrowDown: () => moveFocus(1),
    ArrowUp: () => moveFocus(-1),
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
            isSelected={selected.includes(entry.id)}
            onSelectedChange={(isSelected) =>
              setSelectedIds(
                isSelected ? [...selected, entry.id] : selected.filter((id) => id !== entry.id),
              )
            }
            onApprove={approve && (() => approve([entry.id]))}
            onReject={startRejecting && (() => startRejecting([entry.id]))}
          />
        ))}
      </List>
      <SelectedEntries
        count={selected.length}
        onApprove={approve && (() => approve(selected))}
        onReject={startRejecting && (() => startRejecting(selected))}
        onClear={() => setSelectedIds([])}
      />
      <Suspense>
        {rejecting.length > 0 && (
          <RejectDialog count={rejecting.length} onClose={cancel} onReject={reject} />
        )}
      </Suspense>
    </>
  );
}

const messages = defineMessages({
  help: {
    id: 'queue.help',
    defaultMessage: 'Keys: J and K move, A approves, R rejects, Space selects.',
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
  const [focusedId, setFocusedId] = useState<string>();
  const [nextFocusId, setNextFocusId] = useState<string>();
  const current = entries.some(({ id }) => id === focusedId) ? focusedId : entries[0]?.id;

  useEffect(() => {
    if (nextFocusId === undefined) return;
    setNextFocusId(undefined);
    focusEntry(listRef.current, nextFocusId);
  }, [nextFocusId]);

  function moveFocus(step: 1 | -1): void {
    const index = entries.findIndex(({ id }) => id === current);
    const from = focusedId === undefined ? -1 : index;
    const target = entries[Math.max(0, Math.min(entries.length - 1, from + step))];
    if (target) focusEntry(listRef.current, target.id);
  }

  /** Moves the focus to the first entry after the removed ones, or to the last one before them. */
  function focusAfterRemoval(ids: readonly string[]): void {
    const remaining = entries.filter(({ id }) => !ids.includes(id));
    const firstRemoved = entries.findIndex(({ id }) => ids.includes(id));
    setNextFocusId(
      (entries.slice(firstRemoved).find((entry) => remaining.includes(entry)) ?? remaining.at(-1))
        ?.id,
    );
  }

  function onFocus({ target }: FocusEvent): void {
    const id = target.closest('[data-entry]')?.getAttribute('data-entry');
    if (id) setFocusedId(id);
  }

  return { current, listRef, moveFocus, focusAfterRemoval, onFocus };
}

function focusEntry(list: HTMLElement | null, id: string): void {
  list?.querySelector<HTMLInputElement>(`[data-entry="${id}"] input`)?.focus();
}
