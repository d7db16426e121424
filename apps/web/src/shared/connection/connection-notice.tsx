import { useQueryClient } from '@tanstack/react-query';
import { type ApiClient, ApiFailure, dataOf } from '@wordhoard/api-client';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { isServerUnreachableAtom, isUnreachable, useApi } from '../api/api-context.ts';
import { showToastAtom } from '../toast/toast-atom.ts';

/** Shows when the connection is lost and when it returns. Then all visible data is refetched. */
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

/**
 * The browser knows whether there is a network; only requests show whether the server can be
 * reached.
 */
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

/** Whether the server responds at all. */
const isServerReachable = (api: ApiClient): Promise<boolean> =>
  dataOf(api.GET('/front-general/init-data')).then(
    () => true,
    (error) => error instanceof ApiFailure && !isUnreachable(error),
  );

const firstPause = 1_000;
const longestPause = 30_000;

interface Waiting {
  /** Whether the server responds. */
  ask: () => Promise<boolean>;
  signal: AbortSignal;
}

/** Repeats a request with growing pauses until the server responds. Returns whether it did. */
export async function waitForServer({ ask, signal }: Waiting): Promise<boolean> {
  let pause = firstPause;
  while (!signal.aborted) {
    if (await ask()) return !signal.aborted;
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, longestPause);
  }
  return false;
}
