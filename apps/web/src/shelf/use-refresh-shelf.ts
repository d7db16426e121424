import { useQueryClient } from '@tanstack/react-query';
import type { ShelvedKind } from './shelved.ts';

/** Has everything fetched anew that shows lists or tables, once one of them is another. */
export function useRefreshShelf(kind: ShelvedKind): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [kind, 'user', 'language'].map((part) => queryClient.invalidateQueries({ queryKey: [part] })),
    );
}
