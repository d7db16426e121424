import { type ApiClient, type PostBody, readData } from '@wordhoard/api-client';
import { domainFilter } from '@wordhoard/api-client/react-query';
import { useRefresh } from '../../shared/api/use-refresh.ts';
import { languageKeys } from '../language/queries.ts';
import { userQueries } from '../user/queries.ts';
import type { Collection, CollectionKind } from './collection.ts';

/** Match every query about lists or tables, for invalidation. */
export const listQueries = domainFilter('list');
export const tableQueries = domainFilter('table');

export const linkCollection = (
  api: ApiClient,
  kind: CollectionKind,
  body: PostBody<'/front-list/link'>,
) => readData(api.POST(`/front-${kind}/link`, { body }));

export const updateCollection = (
  api: ApiClient,
  kind: CollectionKind,
  body: PostBody<'/front-list/update'>,
): Promise<Collection> => readData(api.POST(`/front-${kind}/update`, { body }));

export const renewLink = (
  api: ApiClient,
  kind: CollectionKind,
  body: PostBody<'/front-list/renew-link'>,
): Promise<Collection> => readData(api.POST(`/front-${kind}/renew-link`, { body }));

export const deleteCollection = (api: ApiClient, kind: CollectionKind, id: string) =>
  readData(api.DELETE(`/front-${kind}/delete`, { body: { id } }));

/** Refetches everything that shows lists or tables. */
export const useRefreshCollections = (kind: CollectionKind) =>
  useRefresh(kind === 'list' ? listQueries : tableQueries, userQueries, {
    queryKey: languageKeys.languages,
  });
