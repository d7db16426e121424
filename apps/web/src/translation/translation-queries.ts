import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { feedQuery } from '../feed/feed-query.ts';

interface TranslationFilters {
  wordId: string;
  langCode: string;
}

/** The translations of a word into one language, the best first, with what people think of them. */
export function translationFeedQuery(api: ApiClient, filters: TranslationFilters) {
  return feedQuery(['translation', 'feed', filters], ({ page, signal }) =>
    dataOf(api.POST('/front-tran/feed', { body: { ...filters, page }, signal })),
  );
}
