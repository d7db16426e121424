import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { limits } from '@wordhoard/contract/limits';
import { feedQuery } from '../feed/feed-query.ts';

export function tableFeedQuery(api: ApiClient, filters: { langCode: string }) {
  return feedQuery(['table', 'feed', filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-table/feed', { body: { ...request, ...filters }, signal })),
  );
}

export function tableRowFeedQuery(api: ApiClient, tableId: string) {
  const pageSize = limits.feedMaxPageSize;
  return feedQuery(['table', 'row-feed', tableId], ({ signal, ...request }) =>
    dataOf(api.POST('/front-table/row-feed', { body: { ...request, tableId, pageSize }, signal })),
  );
}
