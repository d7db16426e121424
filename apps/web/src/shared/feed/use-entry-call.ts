import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import type { FeedPage } from '@wordhoard/feed-store';
import { useApi } from '../api/api-context.ts';

interface EntryCall<Entry, Wish> {
  /** The feed that the entry stands in. */
  queryKey: QueryKey;
  call: (api: ApiClient, id: string, wish: Wish) => Promise<unknown>;
  /** The entry as it will be. */
  show: (entry: Entry, wish: Wish) => Entry;
  /** What else shows it, to be asked for anew. */
  refreshed?: readonly QueryKey[];
}

/** A call about an entry of a feed: shown at once, and as it was before if the server refuses. */
export function useEntryCall<Entry extends { id: string }, Wish>({
  queryKey,
  call,
  show,
  refreshed = [],
}: EntryCall<Entry, Wish>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    // One after the other, so that the last wish is the one that stays.
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: ({ id, wish }: { id: string; wish: Wish }) => call(api, id, wish),
    onMutate({ id, wish }) {
      void queryClient.cancelQueries({ queryKey });
      const change = (entry: Entry) => show(entry, wish);
      return changeInFeed(queryClient, { queryKey, id, change });
    },
    onError: (_failure, _wish, undo) => undo?.(),
    onSuccess() {
      for (const key of refreshed) void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  return (id: string, wish: Wish) => mutate({ id, wish });
}

interface Change<Entry> {
  queryKey: QueryKey;
  id: string;
  change: (entry: Entry) => Entry;
}

/** Changes one entry of a feed as it is shown. Answers how to take that back. */
function changeInFeed<Entry extends { id: string }>(
  queryClient: QueryClient,
  { queryKey, id, change }: Change<Entry>,
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
