import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { feedQuery } from '../feed/feed-query.ts';

export function listFeedQuery(api: ApiClient, filters: { langCode: string; pageSize?: number }) {
  return feedQuery(['list', 'feed', filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-list/feed', { body: { ...request, ...filters }, signal })),
  );
}

interface ListWordFilters {
  listId: string;
  tranLangCode: string;
}

export function listWordFeedQuery(api: ApiClient, filters: ListWordFilters) {
  return feedQuery(['list', 'word-feed', filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-list/word-feed', { body: { ...request, ...filters }, signal })),
  );
}
