import type { QueryClient } from '@tanstack/react-query';
import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';
import type { UserReaction } from '@wordhoard/contract/enumeration';
import { feedQuery } from '../../shared/feed/feed-query.ts';

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

export type NewTranslation = components['schemas']['NewTran'];

export const createTranslations = (api: ApiClient, body: NewTranslation[]) =>
  dataOf(api.POST('/front-tran/create', { body }));

export const changeSpeechPart = (api: ApiClient, body: { id: string; speechPartId: number }) =>
  dataOf(api.POST('/front-tran/update', { body }));

export const withdrawTranslation = (api: ApiClient, id: string) =>
  dataOf(api.DELETE('/front-tran/delete', { body: { id } }));

interface WishedReaction {
  id: string;
  reaction: UserReaction | null;
}

export const reactToTranslation = (api: ApiClient, body: WishedReaction) =>
  dataOf(api.POST('/front-tran/reaction', { body }));

export const pinTranslation = (
  api: ApiClient,
  body: { tranId: string; wordId: string; pinned: boolean },
) => dataOf(api.POST('/front-tran/pin', { body }));

/** Asks anew for everything that shows translations. */
export const refreshTranslations = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['translation'] }),
    queryClient.invalidateQueries({ queryKey: ['word'] }),
    queryClient.invalidateQueries({ queryKey: ['user', 'contributions'] }),
  ]);
