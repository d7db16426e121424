import { useQueryClient } from '@tanstack/react-query';
import { type ApiClient, ApiFailure, readData } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { isServerUnreachableAtom, isUnreachable, useApi } from '../api/api-context.ts';
import { showToastAtom } from '../toast/toast-atom.ts';

/** Shows when the connection is lost and when it returns. Then all visible data is refetched. */
export function ConnectionNotice(): null {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const isLost = useLostConnection();
  const wasLost = useRef(false);

  const notify = useEffectEvent((isNowLost: boolean) => {
    if (isNowLost === wasLost.current) return;
    wasLost.current = isNowLost;
    showToast({
      id: 'connection',
      text: formatMessage(isNowLost ? messages.lost : messages.back),
      ...(isNowLost && { duration: Number.POSITIVE_INFINITY }),
    });
    if (!isNowLost) void queryClient.invalidateQueries();
  });
  useEffect(() => notify(isLost), [isLost]);
  return null;
}

/**
 * The browser knows whether there is a network; only requests show whether the server can be
 * reached.
 */
function useLostConnection(): boolean {
  const api = useApi();
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const [isUnreachable, setIsUnreachable] = useAtom(isServerUnreachableAtom);

  useEffect(() => {
    if (!isUnreachable || !isOnline) return;
    const controller = new AbortController();
    const { signal } = controller;
    void waitForServer({ isReachable: () => isServerReachable(api), signal }).then(
      (isReachable) => {
        if (isReachable) setIsUnreachable(false);
      },
    );
    return () => controller.abort();
  }, [isUnreachable, isOnline, api, setIsUnreachable]);

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
    defaultMessage: 'No connection to Wordhoard. What you’ve typed stays here.',
  },
  back: { id: 'connection.back', defaultMessage: 'You’re back online.' },
});

/** Whether the server responds at all. */
const isServerReachable = (api: ApiClient): Promise<boolean> =>
  readData(api.GET('/front-general/init-data')).then(
    () => true,
    (error) => error instanceof ApiFailure && !isUnreachable(error),
  );

const minPause = 1_000;
const maxPause = 30_000;

interface WaitOptions {
  /** Whether the server responds. */
  isReachable: () => Promise<boolean>;
  signal: AbortSignal;
}

/** Repeats a request with growing pauses until the server responds. Returns whether it did. */
export async function waitForServer({ isReachable, signal }: WaitOptions): Promise<boolean> {
  let pause = minPause;
  while (!signal.aborted) {
    if (await isReachable()) return !signal.aborted;
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, maxPause);
  }
  return false;
}
