import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import type { NewTranslation } from '@wordhoard/contract';
import type { UserReaction } from '@wordhoard/contract/enumeration';
import { feedQuery } from '../../shared/feed/feed-query.ts';

const translationKeys = {
  feed: routeKey('post', '/front-tran/feed'),
};

/** Matches every query about translations, for invalidation. */
export const translationQueries = domainFilter('tran');

interface TranslationFilters {
  wordId: string;
  langCode: string;
}

/** The translations of a word into one language, the best first, with their reactions. */
export function translationFeedQuery(api: ApiClient, filters: TranslationFilters) {
  return feedQuery([...translationKeys.feed, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-tran/feed', { body: { ...request, ...filters }, signal })),
  );
}

export const createTranslations = (api: ApiClient, body: NewTranslation[]) =>
  dataOf(api.POST('/front-tran/create', { body }));

export const withdrawTranslation = (api: ApiClient, id: string) =>
  dataOf(api.DELETE('/front-tran/delete', { body: { id } }));

interface ReactionChange {
  id: string;
  reaction: UserReaction | null;
}

export const reactToTranslation = (api: ApiClient, body: ReactionChange) =>
  dataOf(api.POST('/front-tran/reaction', { body }));

export const pinTranslation = (
  api: ApiClient,
  body: { tranId: string; wordId: string; pinned: boolean },
) => dataOf(api.POST('/front-tran/pin', { body }));
