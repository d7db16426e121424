import { type ApiClient, dataOf, fetchWithProgress } from '@wordhoard/api-client';
import { domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import type { RecordingLicence, UserReaction } from '@wordhoard/contract/enumeration';
import { feedQuery } from '../../shared/feed/feed-query.ts';

const recordingKeys = {
  feed: routeKey('post', '/front-word-recording/feed'),
};

/** Matches every query about recordings, for invalidation. */
export const recordingQueries = domainFilter('word-recording');

/** The recordings of a word, the best first, with their reactions. */
export function recordingFeedQuery(api: ApiClient, wordId: string) {
  return feedQuery([...recordingKeys.feed, { wordId }], ({ signal, ...request }) =>
    dataOf(api.POST('/front-word-recording/feed', { body: { ...request, wordId }, signal })),
  );
}

interface ReactionChange {
  id: string;
  reaction: UserReaction | null;
}

export const reactToRecording = (api: ApiClient, body: ReactionChange) =>
  dataOf(api.POST('/front-word-recording/reaction', { body }));

export const deleteRecording = (api: ApiClient, id: string) =>
  dataOf(api.DELETE('/front-word-recording/delete', { body: { id } }));

interface NewRecording {
  wordId: string;
  speaker: string;
  licence: RecordingLicence;
}

interface Sending {
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

export function uploadRecording(
  api: ApiClient,
  { file, ...texts }: NewRecording & { file: File },
  { onProgress, signal }: Sending,
) {
  return dataOf(
    api.POST('/front-word-recording/upload', {
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
