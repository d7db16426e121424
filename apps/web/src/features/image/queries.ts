import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import type { UserReaction } from '@wordhoard/contract/enumeration';
import { type SendOptions, uploadOptions } from '../../shared/api/upload.ts';
import { feedQuery } from '../../shared/feed/feed-query.ts';

const imageKeys = {
  feed: routeKey('post', '/front-word-image/feed'),
};

/** Matches every query about images, for invalidation. */
export const imageQueries = domainFilter('word-image');

/** The images of a word, the best first, with their reactions. */
export function imageFeedQuery(api: ApiClient, wordId: string) {
  return feedQuery([...imageKeys.feed, { wordId }], ({ signal, ...request }) =>
    dataOf(api.POST('/front-word-image/feed', { body: { ...request, wordId }, signal })),
  );
}

interface ReactionChange {
  id: string;
  reaction: UserReaction | null;
}

export const reactToImage = (api: ApiClient, body: ReactionChange) =>
  dataOf(api.POST('/front-word-image/reaction', { body }));

export const pinImage = (api: ApiClient, body: { wordImageId: string; pinned: boolean }) =>
  dataOf(api.POST('/front-word-image/pin', { body }));

export const deleteImage = (api: ApiClient, id: string) =>
  dataOf(api.DELETE('/front-word-image/delete', { body: { id } }));

interface NewImage {
  id: string;
  wordId: string;
  licence: string;
  source: string;
}

export function uploadImage(
  api: ApiClient,
  { file, ...texts }: NewImage & { file: File },
  sending: SendOptions,
) {
  return dataOf(
    api.POST('/front-word-image/upload', {
      body: { ...texts, file },
      ...uploadOptions(sending),
    }),
  );
}
