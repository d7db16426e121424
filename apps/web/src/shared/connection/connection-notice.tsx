import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** The browser knows whether there is a network; only requests show whether the server can be reached. */
function useLostConnection(): boolean {
  const api = useApi();
  const isOnline = useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
  );
  const [isUnreachable, setIsUnreachable] = useAtom(isServerUnreachableAtom);
  useQuery({
    // A change of the key restarts the query: when the network returns, the first attempt is immediate.
    queryKey: ['connection', { isOnline }],
    queryFn: async ({ signal }) => {
      await waitForAnswer(api, signal);
      setIsUnreachable(false);
      return null;
    },
    enabled: isUnreachable && isOnline,
    staleTime: 0,
    retry: true,
    retryDelay: (failures) => Math.min(minPause * 2 ** failures, maxPause),
  });
  return isUnreachable || !isOnline;
}

const messages = defineMessages({
  lost: {
    id: 'connection.lost',
    defaultMessage: 'No connection to Wordhoard. What you’ve typed stays here.',
  },
  back: { id: 'connection.back', defaultMessage: 'You’re back online.' },
});

/** Rejects if the server does not answer at all; it may refuse the request. The device must not answer instead. */
const waitForAnswer = (api: ApiClient, signal: AbortSignal): Promise<unknown> =>
  readData(
    api.GET('/front-general/init-data', { signal, fetch: (request) => fetch(request) }),
  ).catch((error: unknown) => {
    if (!(error instanceof ApiFailure) || isUnreachable(error)) throw error;
  });

const minPause = 1_000;
const maxPause = 30_000;
