import type { ApiClient } from '@wordhoard/api-client';
import { domainFilter } from '@wordhoard/api-client/react-query';
import { feedQuery } from '../../shared/feed/feed-query.ts';

/** Matches every query about recordings, for invalidation. */
export const recordingQueries = domainFilter('word-recording');

/** The recordings of a word, the best first, with their reactions. */
export const recordingFeedQuery = (api: ApiClient, wordId: string) =>
  feedQuery(api, '/front-word-recording/feed', { wordId });
