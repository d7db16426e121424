import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { feedQuery } from '../feed/feed-query.ts';

export function tagQuery(api: ApiClient, code: string) {
  return queryOptions({
    queryKey: ['tag', 'record', code],
    queryFn: ({ signal }) => dataOf(api.POST('/front-tag-word/record', { body: { code }, signal })),
  });
}

interface TagWordFilters {
  code: string;
  langCode: string;
  tranLangCode: string;
}

export function tagWordFeedQuery(api: ApiClient, filters: TagWordFilters) {
  return feedQuery(['tag', 'word-feed', filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-tag-word/word-feed', { body: { ...request, ...filters }, signal })),
  );
}
