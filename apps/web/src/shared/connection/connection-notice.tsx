import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, ApiFailure, readData } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { OfflineIcon, StatusLine } from '@wordhoard/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { fromServer, isServerUnreachableAtom, isUnreachable, useApi } from '../api/api-context.ts';
import { waitingEditsAtom } from '../outbox/waiting-edits.ts';
import { InStatusSlot } from '../page/in-status-slot.ts';

/**
 * Tells that the connection is lost, below the bar of the page. When it returns, all visible data is refetched, at most
 * every half minute: a single call that a proxy always fails would repeat itself for ever.
 */
export function ConnectionNotice() {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const waitingCount = useAtomValue(waitingEditsAtom).length;
  const isLost = useLostConnection();
  const wasLost = useRef(false);
  const refetchedAt = useRef(0);
  useEffect(() => {
    wasLost.current ||= isLost;
    if (isLost || !wasLost.current) return;
    function refetch(): void {
      wasLost.current = false;
      refetchedAt.current = Date.now();
      void queryClient.invalidateQueries();
    }
    const timer = setTimeout(refetch, refetchedAt.current + maxPause - Date.now());
    return () => clearTimeout(timer);
  }, [isLost, queryClient]);
  if (!isLost) return null;
  return (
    <InStatusSlot>
      <StatusLine icon={<OfflineIcon />}>
        {waitingCount === 0
          ? formatMessage(messages.lost)
          : formatMessage(messages.waiting, { count: waitingCount })}
      </StatusLine>
    </InStatusSlot>
  );
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
  lost: { id: 'connection.lost', defaultMessage: 'You’re offline. Your answers are saved here.' },
  waiting: {
    id: 'connection.waiting',
    defaultMessage:
      'Offline · {count, plural, one {# change} other {# changes}} waiting to be sent',
  },
});

/** Rejects if the server does not answer at all; it may refuse the request. The device must not answer instead. */
const waitForAnswer = (api: ApiClient, signal: AbortSignal): Promise<unknown> =>
  readData(api.GET('/front-general/init-data', { signal, ...fromServer })).catch(
    (error: unknown) => {
      if (!(error instanceof ApiFailure) || isUnreachable(error)) throw error;
    },
  );

const minPause = 1_000;
const maxPause = 30_000;
