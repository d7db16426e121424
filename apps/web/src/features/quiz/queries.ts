import { keepPreviousData } from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import { type ApiQueries, domainFilter } from '@wordhoard/api-client/react-query';
import type { QuizRequest, ResolvedQuizSettings } from '@wordhoard/contract';
import { feedQuery } from '../../shared/feed/feed-query.ts';

/** Matches every query about quizzes and quiz sessions, for invalidation. */
export const quizQueries = domainFilter('quiz');

/** What can be asked about the words of a source. The seed selects the examples. */
export const availabilityQuery = (
  api: ApiQueries,
  { source, tranLangCode, seed }: Pick<ResolvedQuizSettings, 'source' | 'tranLangCode' | 'seed'>,
) => api.queryOptions('post', '/front-quiz/availability', { body: { source, tranLangCode, seed } });

/** The settings of a quiz, and which words the learner mixes up. */
export type RequestedQuiz = ResolvedQuizSettings & Pick<QuizRequest, 'mixedUp'>;

/** What a quiz with these settings asks. */
export const quizMaterialQuery = (api: ApiQueries, quiz: RequestedQuiz) =>
  api.queryOptions(
    'post',
    '/front-quiz/entity',
    { body: quiz },
    { placeholderData: keepPreviousData },
  );

/** The quiz sessions of the account, the latest first. */
export const sessionFeedQuery = (api: ApiClient) => feedQuery(api, '/front-quiz/feed', {});

/** The unfinished quiz session that the account played last, on any device. */
export const currentSessionQuery = (api: ApiQueries) =>
  api.queryOptions('post', '/front-quiz/current', { body: {} }, { select: ({ quiz }) => quiz });
