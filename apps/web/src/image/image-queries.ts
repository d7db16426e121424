import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { feedQuery } from '../feed/feed-query.ts';

/** The pictures of a word, the best first, with what people think of them. */
export function imageFeedQuery(api: ApiClient, wordId: string) {
  return feedQuery(['image', 'feed', wordId], ({ page, signal }) =>
    dataOf(api.POST('/front-word-image/feed', { body: { wordId, page }, signal })),
  );
}
