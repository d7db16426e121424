import { useQueryClient } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { domainFilter } from '@wordhoard/api-client/react-query';
import { languageKeys } from '../language/queries.ts';
import { userQueries } from '../user/queries.ts';
import type { Collection, CollectionKind } from './collection.ts';

/** Match every query about lists or tables, for invalidation. */
export const listQueries = domainFilter('list');
export const tableQueries = domainFilter('table');

interface CollectionLink {
  /** The id of the learner who saves the collection. */
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
  const stale = [
    kind === 'list' ? listQueries : tableQueries,
    userQueries,
    { queryKey: languageKeys.languages },
  ];
  return () => Promise.all(stale.map((queries) => queryClient.invalidateQueries(queries)));
}
