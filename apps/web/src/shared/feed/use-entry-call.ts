import {
  type InfiniteData,
  type QueryClient,
  type QueryFilters,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import type { FeedPage } from '@wordhoard/feed-store';
import { useApi } from '../api/api-context.ts';

interface EntryCall<Entry, Change> {
  queryKey: QueryKey;
  call: (api: ApiClient, id: string, change: Change) => Promise<unknown>;
  /** The entry after the change. */
  show: (entry: Entry, change: Change) => Entry;
  /** Other queries with the entry, to be refetched. */
  refreshed?: readonly QueryFilters[];
}

/** Changes an entry of a feed optimistically, and reverts it if the request fails. */
export function useEntryCall<Entry extends { id: string }, Change>({
  queryKey,
  call,
  show,
  refreshed = [],
}: EntryCall<Entry, Change>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    // One request after the other, so that the last change wins.
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: ({ id, change }: { id: string; change: Change }) => call(api, id, change),
    onMutate({ id, change }) {
      void queryClient.cancelQueries({ queryKey });
      return changeInFeed<Entry>(queryClient, {
        queryKey,
        id,
        change: (entry) => show(entry, change),
      });
    },
    onError: (_failure, _change, undo) => undo?.(),
    onSuccess() {
      for (const queries of refreshed) void queryClient.invalidateQueries(queries);
    },
  });
  return (id: string, change: Change) => mutate({ id, change });
}

interface EntryChange<Entry> {
  queryKey: QueryKey;
  id: string;
  change: (entry: Entry) => Entry;
}

/** Changes one entry in the cached feed. Returns a function that reverts it. */
function changeInFeed<Entry extends { id: string }>(
  queryClient: QueryClient,
  { queryKey, id, change }: EntryChange<Entry>,
): () => void {
  let before: Entry | undefined;

  function replace(next: (entry: Entry) => Entry): void {
    queryClient.setQueryData<InfiniteData<FeedPage<Entry>>>(queryKey, (feed) => {
      if (feed === undefined) return undefined;
      const pages = feed.pages.map((page) => ({
        ...page,
        data: page.data.map((entry) => (entry.id === id ? next(entry) : entry)),
      }));
      return { ...feed, pages };
    });
  }

  replace((entry) => {
    before = entry;
    return change(entry);
  });
  return () => replace((entry) => before ?? entry);
}
