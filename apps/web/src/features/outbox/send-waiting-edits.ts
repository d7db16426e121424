import { useQueryClient } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { isServerUnreachableAtom, useApi } from '../../shared/api/api-context.ts';
import {
  isSendingEditsAtom,
  outboxAtom,
  type WaitingEdit,
  waitingEditsAtom,
} from '../../shared/outbox/waiting-edits.ts';
import { paths } from '../../shared/routes/routes.ts';
import { sessionAtom, sessionEndAtom } from '../../shared/session/session-atom.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { loadEditsAtom, outboxTabsAtom, removeEditsAtom } from './change-outbox.ts';
import { sendEdit, sendEdits } from './send-edits.ts';
import { findNextEdit } from './waiting-order.ts';

const retryMilliseconds = 30_000;

/** Sends the edits that wait on this device as soon as the server can be reached, one tab for all. */
export function SendWaitingEdits({ owner }: { owner: string }): null {
  const isUnreachable = useAtomValue(isServerUnreachableAtom);
  const isWaiting = findNextEdit(useAtomValue(waitingEditsAtom)) !== undefined;
  const send = useEffectEvent(useSend(owner));
  useStoredEdits(owner);
  useEffect(() => {
    if (!isWaiting || isUnreachable) return;
    void send();
    const retrying = setInterval(() => void send(), retryMilliseconds);
    return () => clearInterval(retrying);
  }, [isWaiting, isUnreachable]);
  return null;
}

/** Reads the edits, again when another tab has changed them. Another learner may take the username of a deleted account. */
function useStoredEdits(owner: string): void {
  const store = useStore();
  const load = useSetAtom(loadEditsAtom);
  const tabs = useAtomValue(outboxTabsAtom);
  useEffect(() => {
    const read = () => void load(owner).catch(ignoreWithoutStorage);
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

/** Some private windows store nothing. Then no edit waits. */
const ignoreWithoutStorage = () => undefined;

function useSend(owner: string) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const showToast = useSetAtom(showToastAtom);

  return async (): Promise<void> => {
    if (store.get(isSendingEditsAtom)) return;
    const waitingCount = store.get(waitingEditsAtom).length;
    store.set(isSendingEditsAtom, true);
    const { refusedCount } = await inTurn(() =>
      sendEdits({
        store,
        owner,
        send: async (edit) => followAddress(edit, await sendEdit(api, edit), navigate),
        isSignedIn: () => store.get(sessionAtom)?.user.username === owner,
      }),
    ).finally(() => store.set(isSendingEditsAtom, false));
    // Another tab may have sent them.
    const isChanged = refusedCount > 0 || store.get(waitingEditsAtom).length !== waitingCount;
    if (isChanged) void queryClient.invalidateQueries();
    if (refusedCount === 0) return;
    showToast({
      id: 'outbox',
      tone: 'wrong',
      text: formatMessage(messages.refused, { count: refusedCount }),
      action: {
        label: formatMessage(messages.show),
        onClick: () => navigate(`${paths.settings()}#waiting`),
      },
    });
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

const inTurn = <Result>(send: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('wordhoard.outbox', send) : send();

const messages = defineMessages({
  refused: {
    id: 'outbox.refused',
    defaultMessage: '{count, plural, one {# change} other {# changes}} couldn’t be sent',
  },
  show: { id: 'outbox.show', defaultMessage: 'Show' },
});
