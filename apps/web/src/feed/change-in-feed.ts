import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { FeedPage } from '@wordhoard/feed-store';

interface Change<Entry> {
  queryKey: QueryKey;
  id: string;
  change: (entry: Entry) => Entry;
}

/** Changes one entry of a feed as it is shown. Answers how to take that back. */
export function changeInFeed<Entry extends { id: string }>(
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
