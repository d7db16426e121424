import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';
import type { EntryStatus, ProgressPeriod } from '@wordhoard/contract/enumeration';
import { feedQuery } from '../../shared/feed/feed-query.ts';

export type Contribution = components['schemas']['UserContribution'];
export type ContributionKind = Contribution['kind'];

export function ownAccountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['user', 'account'],
    queryFn: ({ signal }) => dataOf(api.POST('/front-user/account', { body: {}, signal })),
  });
}

export function userQuery(api: ApiClient, username: string) {
  return queryOptions({
    queryKey: ['user', 'record', username],
    queryFn: ({ signal }) => dataOf(api.POST('/front-user/record', { body: { username }, signal })),
  });
}

interface LearningWords {
  username: string;
  langCode: string;
  tranLangCode: string;
  pageSize: number;
}

/** The first of the words that somebody has saved, the latest first. */
export function learningWordsQuery(api: ApiClient, body: LearningWords) {
  return queryOptions({
    queryKey: ['user', 'learning-words', body],
    queryFn: ({ signal }) => dataOf(api.POST('/front-user/learning-words', { body, signal })),
  });
}

interface WordsOfUser {
  username: string;
  tranLangCode: string;
}

export function learningFeedQuery(api: ApiClient, filters: WordsOfUser) {
  return feedQuery(['user', 'learning-feed', filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-user/learning-words', { body: { ...request, ...filters }, signal })),
  );
}

export function knownFeedQuery(api: ApiClient, filters: WordsOfUser) {
  return feedQuery(['user', 'known-feed', filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-user/known-words', { body: { ...request, ...filters }, signal })),
  );
}

interface ThingsOfUser {
  username: string;
  /** Those of others on their shelf instead. */
  shelf?: boolean;
}

export function userListFeedQuery(api: ApiClient, filters: ThingsOfUser) {
  return feedQuery(['user', 'lists', filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-user/lists', { body: { ...request, ...filters }, signal })),
  );
}

export function userTableFeedQuery(api: ApiClient, filters: ThingsOfUser) {
  return feedQuery(['user', 'tables', filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-user/tables', { body: { ...request, ...filters }, signal })),
  );
}

interface Activity {
  username: string;
  period: ProgressPeriod;
  count: number;
  until: string;
}

export function userActivityQuery(api: ApiClient, body: Activity) {
  return queryOptions({
    queryKey: ['user', 'activity', body],
    queryFn: ({ signal }) => dataOf(api.POST('/front-user/activity', { body, signal })),
    placeholderData: keepPreviousData,
  });
}

interface ContributionFilters {
  kind?: ContributionKind;
  status?: EntryStatus;
}

/** What one has added for everybody, the latest first. */
export function contributionFeedQuery(api: ApiClient, filters: ContributionFilters) {
  return feedQuery(['user', 'contributions', filters], ({ page, signal }) =>
    dataOf(api.POST('/front-user/contributions', { body: { ...filters, page }, signal })),
  );
}

/** Everything that is kept of one's own account, as a file. */
export async function exportAccount(api: ApiClient): Promise<Blob> {
  return dataOf(api.GET('/front-user/export', { parseAs: 'blob' }));
}

export const deleteAccount = (api: ApiClient, body: { password?: string }) =>
  dataOf(api.DELETE('/front-user/delete', { body }));

export const updateAccount = (api: ApiClient, body: { learn: string }) =>
  dataOf(api.POST('/front-user/update', { body }));
