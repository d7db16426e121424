import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';

const unusedDataLifetime = 60_000;
const freshFor = 30_000;
const maxRetries = 2;

/** @param onFailure Told of each call that failed for good. */
export function createQueryClient(onFailure: (failure: ApiFailure) => void): QueryClient {
  function onError(error: Error): void {
    if (error instanceof ApiFailure) onFailure(error);
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // A paused query would show a skeleton for ever; a failed one says so and can be tried again.
        networkMode: 'always',
        gcTime: unusedDataLifetime,
        staleTime: freshFor,
        retry: (failures, error) => failures < maxRetries && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Only the network and an ailing server get better by themselves. */
function isPassing(error: Error): boolean {
  return error instanceof ApiFailure && (error.status === 0 || error.status >= 502);
}
