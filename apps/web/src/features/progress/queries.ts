import { keepPreviousData } from '@tanstack/react-query';
import { type ApiClient, type PostBody, readData } from '@wordhoard/api-client';
import { type ApiQueries, domainFilter, routeKey } from '@wordhoard/api-client/react-query';

/** Matches every query about progress, for invalidation. */
export const progressQueries = domainFilter('progress');

/** The daily goal, the reminder, the levels and the breaks of the account. */
export const studySettingsQuery = (api: ApiQueries) =>
  api.queryOptions('post', '/front-progress/settings', { body: {} });

export const plansKey = routeKey('post', '/front-progress/plans');

export const plansQuery = (api: ApiQueries, body: PostBody<'/front-progress/plans'>) =>
  api.queryOptions('post', '/front-progress/plans', { body });

export const studyListsQuery = (api: ApiQueries, body: PostBody<'/front-progress/study-lists'>) =>
  api.queryOptions(
    'post',
    '/front-progress/study-lists',
    { body },
    { placeholderData: keepPreviousData },
  );

export const listProgressQuery = (api: ApiQueries, body: PostBody<'/front-progress/lists'>) =>
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
