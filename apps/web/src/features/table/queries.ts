import { type ApiClient, defineCall } from '@wordhoard/api-client';
import type { ApiQueries } from '@wordhoard/api-client/react-query';
import { routeKey } from '@wordhoard/api-client/react-query';
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

export const tableFeedQuery = (api: ApiClient, filters: { langCode: string }) =>
  feedQuery(api, '/front-table/feed', filters);

export const tableRowFeedQuery = (api: ApiClient, tableId: string) =>
  feedQuery(api, '/front-table/row-feed', { tableId, pageSize: limits.feedMaxPageSize });

/** A column with a language contains words; one without contains labels. */
export interface NewColumn {
  name: string;
  langCode: string | null;
}

export const createTable = defineCall('/front-table/create');
export const exportTable = defineCall('/front-table/export');
