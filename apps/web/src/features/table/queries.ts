import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { type ApiQueries, routeKey } from '@wordhoard/api-client/react-query';
import type { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { feedQuery } from '../../shared/feed/feed-query.ts';

export const tableKeys = {
  entity: routeKey('post', '/front-table/entity'),
  feed: routeKey('post', '/front-table/feed'),
  rowFeed: routeKey('post', '/front-table/row-feed'),
  /** Not matched by `tableQueries`: a table that is being edited is not refetched. */
  sheet: (tableId: string) => ['sheet', tableId] as const,
};

export const tableQuery = (api: ApiQueries, body: { slug: string }) =>
  api.queryOptions('post', '/front-table/entity', { body });

export function tableFeedQuery(api: ApiClient, filters: { langCode: string }) {
  return feedQuery([...tableKeys.feed, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-table/feed', { body: { ...request, ...filters }, signal })),
  );
}

export function tableRowFeedQuery(api: ApiClient, tableId: string) {
  return feedQuery([...tableKeys.rowFeed, { tableId }], ({ signal, ...request }) =>
    dataOf(api.POST('/front-table/row-feed', { body: { ...request, tableId, pageSize }, signal })),
  );
}

const pageSize = limits.feedMaxPageSize;

/** A column with a language contains words; one without contains labels. */
export interface NewColumn {
  name: string;
  langCode: string | null;
}

interface NewTable {
  id: string;
  name: string;
  slug?: string;
  note: string;
  langCode: string;
  privacy: Privacy;
  columns: NewColumn[];
}

export const createTable = (api: ApiClient, body: NewTable) =>
  dataOf(api.POST('/front-table/create', { body: { ...body, rows: [] } }));

export const exportTable = (api: ApiClient, body: { id: string; format: 'csv' | 'json' }) =>
  dataOf(api.POST('/front-table/export', { body }));
