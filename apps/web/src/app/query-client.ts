import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { isInvalidAddress, isUnreachable } from '../shared/api/api-context.ts';

const unusedDataLifetime = 60_000;
const freshDuration = 30_000;
const maxRetries = 2;

/** @param onFailure - called for each request that failed, unless its screen shows the failure */
export function createQueryClient(onFailure: (failure: ApiFailure) => void): QueryClient {
  function onError(error: Error): void {
    if (error instanceof ApiFailure) onFailure(error);
  }
  // It assumes a network at first, and hears only of changes.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => isInvalidAddress(error) || isConnectionLost(error) || onError(error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => meta?.['showsFailure'] || onError(error),
    }),
    defaultOptions: {
      queries: {
        // A paused query would show a skeleton forever. A failed one shows a button to try again.
        networkMode: 'always',
        gcTime: unusedDataLifetime,
        staleTime: freshDuration,
        retry: (failures, error) =>
          failures < maxRetries && onlineManager.isOnline() && isConnectionLost(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

const isConnectionLost = (error: unknown): boolean =>
  error instanceof ApiFailure && isUnreachable(error);
