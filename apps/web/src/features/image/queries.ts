import { type ApiClient, defineCall } from '@wordhoard/api-client';
import { domainFilter } from '@wordhoard/api-client/react-query';
import { feedQuery } from '../../shared/feed/feed-query.ts';

/** Matches every query about images, for invalidation. */
export const imageQueries = domainFilter('word-image');

/** The images of a word, the best first, with their reactions. */
export const imageFeedQuery = (api: ApiClient, wordId: string) =>
  feedQuery(api, '/front-word-image/feed', { wordId });

export const pinImage = defineCall('/front-word-image/pin');
