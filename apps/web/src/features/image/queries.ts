import type { QueryClient } from '@tanstack/react-query';
import { type ApiClient, dataOf, fetchWithProgress } from '@wordhoard/api-client';
import type { UserReaction } from '@wordhoard/contract/enumeration';
import { feedQuery } from '../../shared/feed/feed-query.ts';

/** The pictures of a word, the best first, with what people think of them. */
export function imageFeedQuery(api: ApiClient, wordId: string) {
  return feedQuery(['image', 'feed', wordId], ({ page, signal }) =>
    dataOf(api.POST('/front-word-image/feed', { body: { wordId, page }, signal })),
  );
}

interface WishedReaction {
  id: string;
  reaction: UserReaction | null;
}

export const reactToImage = (api: ApiClient, body: WishedReaction) =>
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
      // The file is put in as it is; the document calls it a string, as OpenAPI does.
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

/** Asks anew for everything that shows pictures of words. */
export const refreshImages = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['image'] }),
    queryClient.invalidateQueries({ queryKey: ['word'] }),
    queryClient.invalidateQueries({ queryKey: ['user', 'contributions'] }),
  ]);
