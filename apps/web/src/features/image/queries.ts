import { type ApiClient, dataOf, fetchWithProgress } from '@wordhoard/api-client';
import { domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import type { UserReaction } from '@wordhoard/contract/enumeration';
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
  wordId: string;
  licence: string;
  source: string;
}

interface Sending {
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

export function uploadImage(
  api: ApiClient,
  { file, ...texts }: NewImage & { file: File },
  { onProgress, signal }: Sending,
) {
  return dataOf(
    api.POST('/front-word-image/upload', {
      // OpenAPI types a file as a string. The serializer sends the file itself.
      body: { ...texts, file: file.name },
      bodySerializer: () => formOf({ ...texts, file }),
      fetch: fetchWithProgress(onProgress),
      signal,
    }),
  );
}

function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.set(name, part);
  return form;
}
