import { useQueryClient } from '@tanstack/react-query';
import { type ApiClient, ApiFailure, dataOf } from '@wordhoard/api-client';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../api/api-context.ts';
import { isServerUnreachableAtom, isUnreachable } from '../api/api-failure.ts';
import { showToastAtom } from '../toast/toast-atom.ts';

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
  const [isUnreachable, setIsAway] = useAtom(isServerUnreachableAtom);

  useEffect(() => {
    if (!isUnreachable || !isOnline) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    void waitForServer({ ask: () => isServerReachable(api), signal }).then((isThere) => {
      if (isThere) setIsAway(false);
    });
    return () => waiting.abort();
  }, [isUnreachable, isOnline, api, setIsAway]);

  return isUnreachable || !isOnline;
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

/** Whether the server answers, whatever it says. */
const isServerReachable = (api: ApiClient): Promise<boolean> =>
  dataOf(api.GET('/front-general/init-data')).then(
    () => true,
    (error) => error instanceof ApiFailure && !isUnreachable(error),
  );

const firstPause = 1_000;
const longestPause = 30_000;

interface Waiting {
  /** Whether there is an answer. */
  ask: () => Promise<boolean>;
  signal: AbortSignal;
}

/** Asks until there is an answer, with ever longer pauses. Answers whether there is one. */
export async function waitForServer({ ask, signal }: Waiting): Promise<boolean> {
  let pause = firstPause;
  while (!signal.aborted) {
    if (await ask()) return !signal.aborted;
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, longestPause);
  }
  return false;
}
