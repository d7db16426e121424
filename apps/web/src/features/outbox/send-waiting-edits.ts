import { useQueryClient } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { isServerUnreachableAtom, useApi } from '../../shared/api/api-context.ts';
import { inTurn, keepSending } from '../../shared/connection/keep-sending.ts';
import {
  isSendingEditsAtom,
  outboxAtom,
  requestSendAtom,
  type WaitingEdit,
  waitingEditsAtom,
} from '../../shared/outbox/waiting-edits.ts';
import { paths } from '../../shared/routes/routes.ts';
import { sessionAtom, sessionEndAtom } from '../../shared/session/session-atom.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { loadEditsAtom, outboxTabsAtom, removeEditsAtom } from './change-outbox.ts';
import { sendEdit, sendEdits } from './send-edits.ts';
import { findNextEdit } from './waiting-order.ts';

/** Sends the edits that wait on this device as soon as the server can be reached, one tab for all. */
export function SendWaitingEdits({ owner }: { owner: string }): null {
  const isUnreachable = useAtomValue(isServerUnreachableAtom);
  const isWaiting = findNextEdit(useAtomValue(waitingEditsAtom)) !== undefined;
  const request = useAtomValue(requestSendAtom);
  const send = useEffectEvent(useSend(owner));
  useStoredEdits(owner);
  useEffect(() => {
    return isWaiting && !isUnreachable ? keepSending(() => send(), window) : undefined;
    // New requests start again.
  }, [isWaiting, isUnreachable, request]);
  return null;
}

/** Reads the edits, again when another tab has changed them. Another learner may take the username of a deleted account. */
function useStoredEdits(owner: string): void {
  const store = useStore();
  const load = useSetAtom(loadEditsAtom);
  const tabs = useAtomValue(outboxTabsAtom);
  useEffect(() => {
    const read = () => void load(owner);
    read();
    const follow = ({ data }: MessageEvent) => data === owner && read();
    tabs.addEventListener('message', follow);
    return () => {
      tabs.removeEventListener('message', follow);
      const { owner: shownOwner, edits } = store.get(outboxAtom);
      if (store.get(sessionEndAtom) === 'deleted' && shownOwner === owner)
        void store.set(removeEditsAtom, owner, edits);
    };
  }, [owner, load, tabs, store]);
}

/** @returns a function that resolves with the milliseconds for which the server takes no more */
function useSend(owner: string) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const showToast = useSetAtom(showToastAtom);

  const refusedUntil = useRef(0);

  return async (): Promise<number> => {
    const refusedFor = refusedUntil.current - Date.now();
    if (store.get(isSendingEditsAtom) || refusedFor > 0) return refusedFor;
    const waitingCount = store.get(waitingEditsAtom).length;
    store.set(isSendingEditsAtom, true);
    const { refusedCount, retryAfterSeconds } = await inTurn('outbox', () =>
      sendEdits({
        store,
        owner,
        send: async (edit) => followAddress(edit, await sendEdit(api, edit), navigate),
        isSignedIn: () => store.get(sessionAtom)?.user.username === owner,
      }),
    ).finally(() => store.set(isSendingEditsAtom, false));
    const pause = retryAfterSeconds * 1_000;
    refusedUntil.current = Date.now() + pause;
    // Another tab may have sent them.
    const isChanged = refusedCount > 0 || store.get(waitingEditsAtom).length !== waitingCount;
    if (isChanged) void queryClient.invalidateQueries();
    if (refusedCount === 0) return pause;
    showToast({
      id: 'outbox',
      tone: 'wrong',
      text: formatMessage(messages.refused, { count: refusedCount }),
      action: {
        label: formatMessage(messages.show),
        onClick: () => navigate(`${paths.settings()}#waiting`),
      },
    });
    return pause;
  };
}

/**
 * Goes on to the address of a list that is shown: the server may have created it by a request whose answer was lost, or
 * another list may have got its address.
 */
function followAddress(
  { path, body }: WaitingEdit,
  created: unknown,
  navigate: ReturnType<typeof useLocation>[1],
): void {
  const { slug: expected } = Object(body);
  const { slug } = Object(created);
  if (path !== '/front-list/create' || slug === undefined || slug === expected) return;
  const { pathname } = location;
  if (pathname.split('/').includes(expected))
    navigate(pathname.replace(expected, slug), { replace: true });
}

const messages = defineMessages({
  refused: {
    id: 'outbox.refused',
    defaultMessage: '{count, plural, one {# change} other {# changes}} couldn’t be sent',
  },
  show: { id: 'outbox.show', defaultMessage: 'Show' },
});
