import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import type { RecordingLicence, UserReaction } from '@wordhoard/contract/enumeration';
import { type SendOptions, uploadOptions } from '../../shared/api/upload.ts';
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
  id: string;
  wordId: string;
  speaker: string;
  licence: RecordingLicence;
}

export function uploadRecording(
  api: ApiClient,
  { file, ...texts }: NewRecording & { file: File },
  sending: SendOptions,
) {
  return dataOf(
    api.POST('/front-word-recording/upload', {
      body: { ...texts, file },
      ...uploadOptions(sending),
    }),
  );
}
