import { keepPreviousData } from '@tanstack/react-query';
import { type ApiClient, readData } from '@wordhoard/api-client';
import { type ApiQueries, domainFilter, routeKey } from '@wordhoard/api-client/react-query';

/** Matches every query about progress, for invalidation. */
export const progressQueries = domainFilter('progress');

/** The daily goal is part of the day. */
export const todayKey = routeKey('post', '/front-progress/today');

interface LearnersDay {
  langCode: string;
  /** In the learner's time zone, as `2026-03-01`. */
  day: string;
}

/** What is due in a language, the daily goal and the streak of the account. */
export const todayQuery = (api: ApiQueries, body: LearnersDay) =>
  api.queryOptions('post', '/front-progress/today', { body });

/** How well the account remembers its words of a language, and when they are due. */
export const overviewQuery = (api: ApiQueries, body: LearnersDay) =>
  api.queryOptions('post', '/front-progress/overview', { body });

/** The daily goal, the reminder and the levels of the account. */
export const studySettingsQuery = (api: ApiQueries) =>
  api.queryOptions('post', '/front-progress/settings', { body: {} });

export const plansKey = routeKey('post', '/front-progress/plans');

interface StudyRequest {
  /** The language of the translations that lessons ask for. */
  tranLangCode: string;
  day: string;
}

/** The study plans of the account. */
export const plansQuery = (api: ApiQueries, body: StudyRequest) =>
  api.queryOptions('post', '/front-progress/plans', { body });

interface StudyListsRequest extends StudyRequest {
  listIds: string[];
  /** Of a visitor. */
  learnedIds: string[];
  learnedTodayIds: string[];
}

/** How much of lists is learned and left. */
export const studyListsQuery = (api: ApiQueries, body: StudyListsRequest) =>
  api.queryOptions(
    'post',
    '/front-progress/study-lists',
    { body },
    { placeholderData: keepPreviousData },
  );

interface ListProgressRequest {
  listIds: string[];
  /** Of a visitor. */
  knownIds: string[];
  learningIds: string[];
}

/** How many words of lists are known and learned. */
export const listProgressQuery = (api: ApiQueries, body: ListProgressRequest) =>
  api.queryOptions('post', '/front-progress/lists', { body });

/** Switches reminders off by the token of a mailed link, in the form that mail programs send too. */
export const unsubscribe = (api: ApiClient, token: string) =>
  readData(
    api.POST('/front-progress/unsubscribe', {
      params: { query: { token } },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: { 'List-Unsubscribe': 'One-Click' },
    }),
  );
