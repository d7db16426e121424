import { keepPreviousData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';
import { type ApiQueries, domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import type { Knowing } from '@wordhoard/contract/enumeration';
import { feedQuery } from '../../shared/feed/feed-query.ts';
import type { QuizSettings } from '../../shared/settings/quiz-choice.ts';

const quizKeys = {
  feed: routeKey('post', '/front-quiz/feed'),
};

/** Matches every query about quizzes and quiz sessions, for invalidation. */
export const quizQueries = domainFilter('quiz');

/** What a quiz with these settings asks, and which kinds of question its words support. */
export const quizMaterialQuery = (api: ApiQueries, settings: QuizSettings) =>
  api.queryOptions(
    'post',
    '/front-quiz/entity',
    { body: settings },
    { placeholderData: keepPreviousData },
  );

/** The quiz sessions of the account, the latest first. */
export function sessionFeedQuery(api: ApiClient) {
  return feedQuery(quizKeys.feed, ({ signal, ...body }) =>
    dataOf(api.POST('/front-quiz/feed', { body, signal })),
  );
}

/** The unfinished quiz session that the account played last, on any device. */
export const currentSessionQuery = (api: ApiQueries) =>
  api.queryOptions('post', '/front-quiz/current', { body: {} }, { select: ({ quiz }) => quiz });

type KnowingChange = components['schemas']['KnowingChange'];
type MarkedWord = components['schemas']['UserWordSaving'];

/** The status of words by id. */
export type KnowingById = Readonly<Record<string, Knowing>>;

/**
 * The account's knowledge of words that were marked after they were fetched. Only the browser writes
 * it. It is never dropped, because other queries may still contain older records.
 */
export const markedKnowingQuery = queryOptions<KnowingById>({
  queryKey: ['knowing'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

export const cacheKnowing = (queryClient: QueryClient, marks: KnowingById) =>
  queryClient.setQueryData(markedKnowingQuery.queryKey, (cached) => ({ ...cached, ...marks }));

/** Browsers limit requests that outlive their page to 64 kB. */
const maxKeepaliveWords = 200;

interface Marks {
  wordIds: string[];
  knowing: Knowing;
  day: string;
}

/** Marks all of the words or none. */
export const setKnowing = (api: ApiClient, body: Marks) =>
  dataOf(
    api.POST('/front-knowing/set-many', {
      body,
      keepalive: body.wordIds.length <= maxKeepaliveWords,
    }),
  );

export const restoreKnowing = (api: ApiClient, body: { changed: KnowingChange[]; day: string }) =>
  dataOf(
    api.POST('/front-knowing/restore', {
      body,
      keepalive: body.changed.length <= maxKeepaliveWords,
    }),
  );

type Attempt = { tranLangCode: string; answer: string } | { wordImageId: string };

export const proveWord = (api: ApiClient, body: { wordId: string; day: string } & Attempt) =>
  dataOf(api.POST('/front-knowing/prove', { body }));

export const mergeKnowing = (api: ApiClient, body: { words: MarkedWord[]; key: string }) =>
  dataOf(api.POST('/front-knowing/merge', { body }));
