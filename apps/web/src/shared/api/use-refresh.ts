import { type QueryFilters, useQueryClient } from '@tanstack/react-query';

/** Refetches what matches any of the filters. */
export function useRefresh(...filters: readonly QueryFilters[]): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all(filters.map((queries) => queryClient.invalidateQueries(queries)));
}
