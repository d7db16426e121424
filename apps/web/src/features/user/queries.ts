import { keepPreviousData } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { type ApiQueries, domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import type { UserContribution } from '@wordhoard/contract';
import type { EntryStatus, ProgressPeriod } from '@wordhoard/contract/enumeration';
import { feedQuery } from '../../shared/feed/feed-query.ts';

export type ContributionKind = UserContribution['kind'];

export const userKeys = {
  account: routeKey('post', '/front-user/account'),
  record: routeKey('post', '/front-user/record'),
  learningWords: routeKey('post', '/front-user/learning-words'),
  knownWords: routeKey('post', '/front-user/known-words'),
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

interface LearningWords {
  username: string;
  langCode: string;
  tranLangCode: string;
  pageSize: number;
}

/** The words that a learner saved last, the latest first. */
export const learningWordsQuery = (api: ApiQueries, body: LearningWords) =>
  api.queryOptions('post', '/front-user/learning-words', { body });

interface WordsOfUser {
  username: string;
  tranLangCode: string;
}

export function learningFeedQuery(api: ApiClient, filters: WordsOfUser) {
  return feedQuery([...userKeys.learningWords, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-user/learning-words', { body: { ...request, ...filters }, signal })),
  );
}

export function knownFeedQuery(api: ApiClient, filters: WordsOfUser) {
  return feedQuery([...userKeys.knownWords, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-user/known-words', { body: { ...request, ...filters }, signal })),
  );
}

interface CollectionsOfUser {
  username: string;
  /** The saved collections of others instead. */
  saved?: boolean;
}

export function userListFeedQuery(api: ApiClient, filters: CollectionsOfUser) {
  return feedQuery([...userKeys.lists, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-user/lists', { body: { ...request, ...filters }, signal })),
  );
}

export function userTableFeedQuery(api: ApiClient, filters: CollectionsOfUser) {
  return feedQuery([...userKeys.tables, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-user/tables', { body: { ...request, ...filters }, signal })),
  );
}

interface Activity {
  username: string;
  period: ProgressPeriod;
  count: number;
  until: string;
}

export const userActivityQuery = (api: ApiQueries, body: Activity) =>
  api.queryOptions('post', '/front-user/activity', { body }, { placeholderData: keepPreviousData });

interface ContributionFilters {
  kind?: ContributionKind;
  status?: EntryStatus;
}

/** The learner's own contributions, the latest first. */
export function contributionFeedQuery(api: ApiClient, filters: ContributionFilters) {
  return feedQuery([...userKeys.contributions, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-user/contributions', { body: { ...request, ...filters }, signal })),
  );
}

/** All data of the learner's own account, as a file. */
export async function exportAccount(api: ApiClient): Promise<Blob> {
  return dataOf(api.GET('/front-user/export', { parseAs: 'blob' }));
}

export const deleteAccount = (api: ApiClient, body: { password?: string }) =>
  dataOf(api.DELETE('/front-user/delete', { body }));
