import { type ApiClient, type PostBody, readData } from '@wordhoard/api-client';
import { domainFilter } from '@wordhoard/api-client/react-query';
import { feedQuery } from '../../shared/feed/feed-query.ts';

/** Matches every query about translations, for invalidation. */
export const translationQueries = domainFilter('tran');

/** The translations of a word into one language, the best first, with their reactions. */
export const translationFeedQuery = (
  api: ApiClient,
  filters: { wordId: string; langCode: string },
) => feedQuery(api, '/front-tran/feed', filters);

export const createTranslations = (api: ApiClient, body: PostBody<'/front-tran/create'>) =>
  readData(api.POST('/front-tran/create', { body }));

export const pinTranslation = (api: ApiClient, body: PostBody<'/front-tran/pin'>) =>
  readData(api.POST('/front-tran/pin', { body }));
