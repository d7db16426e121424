import { keepPreviousData } from '@tanstack/react-query';
import { type ApiClient, type PostBody, readData } from '@wordhoard/api-client';
import { type ApiQueries, domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import type { UserContribution } from '@wordhoard/contract';
import { feedQuery } from '../../shared/feed/feed-query.ts';

export type ContributionKind = UserContribution['kind'];

export const userKeys = {
  account: routeKey('post', '/front-user/account'),
  record: routeKey('post', '/front-user/record'),
  lists: routeKey('post', '/front-user/lists'),
  tables: routeKey('post', '/front-user/tables'),
  activity: routeKey('post', '/front-user/activity'),
  contributions: routeKey('post', '/front-user/contributions'),
};

/** Matches every query about users, for invalidation. */
export const userQueries = domainFilter('user');

export const ownAccountQuery = (api: ApiQueries) =>
  api.queryOptions('post', '/front-user/account', { body: {} });

export const userQuery = (api: ApiQueries, username: string) =>
  api.queryOptions('post', '/front-user/record', { body: { username } });

export const userWordFeedQuery = (
  api: ApiClient,
  knowing: 'learning' | 'known',
  filters: PostBody<'/front-user/known-words'>,
) => feedQuery(api, `/front-user/${knowing}-words`, filters);

export const userListFeedQuery = (api: ApiClient, filters: PostBody<'/front-user/lists'>) =>
  feedQuery(api, '/front-user/lists', filters);

export const userTableFeedQuery = (api: ApiClient, filters: PostBody<'/front-user/tables'>) =>
  feedQuery(api, '/front-user/tables', filters);

export const userActivityQuery = (api: ApiQueries, body: PostBody<'/front-user/activity'>) =>
  api.queryOptions('post', '/front-user/activity', { body }, { placeholderData: keepPreviousData });

/** The learner's own contributions, the latest first. */
export const contributionFeedQuery = (
  api: ApiClient,
  filters: PostBody<'/front-user/contributions'>,
) => feedQuery(api, '/front-user/contributions', filters);

/** All data of the learner's own account, as a file. */
export async function exportAccount(api: ApiClient): Promise<Blob> {
  return readData(api.GET('/front-user/export', { parseAs: 'blob' }));
}

export const deleteAccount = (api: ApiClient, body: { password?: string }) =>
  readData(api.DELETE('/front-user/delete', { body }));
