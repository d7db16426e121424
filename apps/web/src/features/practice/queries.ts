import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';
import type { Knowing } from '@wordhoard/contract/enumeration';
import { feedQuery } from '../../shared/feed/feed-query.ts';
import type { QuizSettings } from '../../shared/settings/quiz-choice.ts';

/** What a quiz with these settings asks, and which kinds of question its words support. */
export function quizMaterialQuery(api: ApiClient, settings: QuizSettings) {
  return queryOptions({
    queryKey: ['quiz', 'material', settings],
    queryFn: ({ signal }) => dataOf(api.POST('/front-quiz/entity', { body: settings, signal })),
    placeholderData: keepPreviousData,
  });
}

/** What the learner has played, the latest first. */
export function sessionFeedQuery(api: ApiClient) {
  return feedQuery(['quiz', 'feed'], ({ page, signal }) =>
    dataOf(api.POST('/front-quiz/feed', { body: { page }, signal })),
  );
}

/** The unfinished quiz of the account that was played last, on whatever device. */
export function currentSessionQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['quiz', 'current'],
    queryFn: async ({ signal }) => {
      const { quiz } = await dataOf(api.POST('/front-quiz/current', { body: {}, signal }));
      return quiz;
    },
  });
}

type KnowingChange = components['schemas']['KnowingChange'];
type MarkedWord = components['schemas']['UserWordSaving'];

interface Mark {
  wordId: string;
  knowing: Knowing;
  day: string;
}

export const setKnowing = (api: ApiClient, body: Mark) =>
  dataOf(api.POST('/front-knowing/set', { body }));

interface Marks {
  wordIds: string[];
  knowing: Knowing;
  day: string;
}

/** All of them, or none. */
export const setManyKnowing = (api: ApiClient, body: Marks) =>
  dataOf(api.POST('/front-knowing/set-many', { body }));

export const restoreKnowing = (api: ApiClient, body: { changed: KnowingChange[]; day: string }) =>
  dataOf(api.POST('/front-knowing/restore', { body }));

type Attempt = { tranLangCode: string; answer: string } | { wordImageId: string };

export const proveWord = (api: ApiClient, body: { wordId: string; day: string } & Attempt) =>
  dataOf(api.POST('/front-knowing/prove', { body }));

export const mergeKnowing = (api: ApiClient, body: { words: MarkedWord[]; key: string }) =>
  dataOf(api.POST('/front-knowing/merge', { body }));
