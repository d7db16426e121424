import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import type { ModerationEntry } from '@wordhoard/contract';
import type { EntryStatus } from '@wordhoard/contract/enumeration';
import { type ModerationKind, moderationKinds } from '@wordhoard/contract/page-address';
import { feedQuery } from '../../shared/feed/feed-query.ts';

export type EntryKind = Exclude<ModerationKind, 'broken-link'>;

export type ModeratedEntry = Exclude<ModerationEntry, { kind: 'broken-link' }>;
export type BrokenLink = Extract<ModerationEntry, { kind: 'broken-link' }>;

const moderationKeys = {
  feed: routeKey('post', '/front-moderation/feed'),
};

/** Matches every query about moderation, for invalidation. */
export const moderationQueries = domainFilter('moderation');

interface EntryFilters {
  kind: EntryKind;
  status: EntryStatus;
}

/** Entries of a kind, the oldest first. */
export function entryFeedQuery(api: ApiClient, filters: EntryFilters) {
  return feedQuery([...moderationKeys.feed, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-moderation/feed', { body: { ...request, ...filters }, signal })),
  );
}

export function brokenLinkFeedQuery(api: ApiClient) {
  const filters = { kind: 'broken-link' } as const;
  return feedQuery([...moderationKeys.feed, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-moderation/feed', { body: { ...request, ...filters }, signal })),
  );
}

/** The number of waiting entries of each kind. */
export function pendingCountsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...moderationKeys.feed, 'waiting'],
    async queryFn({ signal }) {
      const counts = moderationKinds.map(async (kind) => {
        const body = { kind, pageSize: 1 };
        const { total } = await dataOf(api.POST('/front-moderation/feed', { body, signal }));
        return [kind, total] as const;
      });
      return new Map(await Promise.all(counts));
    },
  });
}

type Outcome =
  | { status: typeof EntryStatus.Approved | typeof EntryStatus.Pending }
  | { status: typeof EntryStatus.Rejected; reason: string };

interface Decision {
  kind: EntryKind;
  ids: string[];
}

export const decide = (api: ApiClient, body: Decision & Outcome) =>
  dataOf(api.POST('/front-moderation/decide-many', { body }));
