import { useQueryClient } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { languageKeys } from '../language/queries.ts';
import type { Collection, CollectionKind } from './collection.ts';

interface CollectionLink {
  /** Whose shelf it is. */
  parentId: string;
  children: [{ id: string; link: boolean }];
}

export function linkCollection(api: ApiClient, kind: CollectionKind, body: CollectionLink) {
  return kind === 'list'
    ? dataOf(api.POST('/front-list/link', { body }))
    : dataOf(api.POST('/front-table/link', { body }));
}

interface CollectionChange {
  id: string;
  name: string;
  note: string;
  slug: string;
  privacy: Collection['privacy'];
}

export function updateCollection(
  api: ApiClient,
  kind: CollectionKind,
  body: CollectionChange,
): Promise<Collection> {
  return kind === 'list'
    ? dataOf(api.POST('/front-list/update', { body }))
    : dataOf(api.POST('/front-table/update', { body }));
}

export function deleteCollection(api: ApiClient, kind: CollectionKind, id: string) {
  return kind === 'list'
    ? dataOf(api.DELETE('/front-list/delete', { body: { id } }))
    : dataOf(api.DELETE('/front-table/delete', { body: { id } }));
}

/** Refetches everything that shows lists or tables. */
export function useRefreshCollections(kind: CollectionKind): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [[kind], ['user'], languageKeys.languages].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}
