import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { showToastAtom } from '../toast/toast-atom.ts';
import { isServerAwayAtom } from './connection-atom.ts';
import { isServerThere } from './connection-calls.ts';
import { waitForAnswer } from './wait-for-answer.ts';

/** Tells when the connection is lost and when it is back; then all that is shown is asked anew. */
export function ConnectionNotice(): null {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const isLost = useLostConnection();
  const wasLost = useRef(false);

  const tell = useEffectEvent((isLostNow: boolean) => {
    if (isLostNow === wasLost.current) return;
    wasLost.current = isLostNow;
    showToast({
      id: 'connection',
      text: formatMessage(isLostNow ? messages.lost : messages.back),
      ...(isLostNow && { duration: Number.POSITIVE_INFINITY }),
    });
    if (!isLostNow) void queryClient.invalidateQueries();
  });
  useEffect(() => tell(isLost), [isLost]);
  return null;
}

/** The browser knows of its network; of the server's, only calls can tell. */
function useLostConnection(): boolean {
  const api = useApi();
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const [isAway, setIsAway] = useAtom(isServerAwayAtom);

  useEffect(() => {
    if (!isAway || !isOnline) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    void waitForAnswer({ ask: () => isServerThere(api), signal }).then((isThere) => {
      if (isThere) setIsAway(false);
    });
    return () => waiting.abort();
  }, [isAway, isOnline, api, setIsAway]);

  return isAway || !isOnline;
}

function onNetworkChange(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

const messages = defineMessages({
  lost: {
    id: 'connection.lost',
    defaultMessage: 'No connection to Wordhoard. What you have typed stays here.',
  },
  back: { id: 'connection.back', defaultMessage: 'The connection is back.' },
});
