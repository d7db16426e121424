import { useQueryClient } from '@tanstack/react-query';
import { type ApiClient, type PostBody, readData } from '@wordhoard/api-client';
import { domainFilter } from '@wordhoard/api-client/react-query';
import { languageKeys } from '../language/queries.ts';
import { userQueries } from '../user/queries.ts';
import type { Collection, CollectionKind } from './collection.ts';

/** Match every query about lists or tables, for invalidation. */
export const listQueries = domainFilter('list');
export const tableQueries = domainFilter('table');

export function linkCollection(
  api: ApiClient,
  kind: CollectionKind,
  body: PostBody<'/front-list/link'>,
) {
  return kind === 'list'
    ? readData(api.POST('/front-list/link', { body }))
    : readData(api.POST('/front-table/link', { body }));
}

export function updateCollection(
  api: ApiClient,
  kind: CollectionKind,
  body: PostBody<'/front-list/update'>,
): Promise<Collection> {
  return kind === 'list'
    ? readData(api.POST('/front-list/update', { body }))
    : readData(api.POST('/front-table/update', { body }));
}

export function deleteCollection(api: ApiClient, kind: CollectionKind, id: string) {
  return kind === 'list'
    ? readData(api.DELETE('/front-list/delete', { body: { id } }))
    : readData(api.DELETE('/front-table/delete', { body: { id } }));
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
