import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { feedQuery } from '../feed/feed-query.ts';

/** What the learner has played, the latest first. */
export function roundFeedQuery(api: ApiClient) {
  return feedQuery(['quiz', 'feed'], ({ page, signal }) =>
    dataOf(api.POST('/front-quiz/feed', { body: { page }, signal })),
  );
}

/** The unfinished quiz of the account that was played last, on whatever device. */
export function currentQuizQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['quiz', 'current'],
    queryFn: async ({ signal }) => {
      const { quiz } = await dataOf(api.POST('/front-quiz/current', { body: {}, signal }));
      return quiz;
    },
  });
}
