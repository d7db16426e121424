import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';
import type { EntryStatus } from '@wordhoard/contract/enumeration';
import { type ModerationKind, moderationKinds } from '@wordhoard/contract/page-address';
import { feedQuery } from '../../shared/feed/feed-query.ts';

export type EntryKind = Exclude<ModerationKind, 'broken-link'>;

export type ModerationEntry = components['schemas']['ModerationEntry'];
export type JudgedEntry = Exclude<ModerationEntry, { kind: 'broken-link' }>;
export type BrokenLink = Extract<ModerationEntry, { kind: 'broken-link' }>;

interface EntryFilters {
  kind: EntryKind;
  status: EntryStatus;
}

/** Entries of a kind, the oldest first. */
export function entryFeedQuery(api: ApiClient, filters: EntryFilters) {
  return feedQuery(['moderation', 'feed', filters], ({ page, signal }) =>
    dataOf(api.POST('/front-moderation/feed', { body: { ...filters, page }, signal })),
  );
}

export function brokenLinkFeedQuery(api: ApiClient) {
  const kind = 'broken-link';
  return feedQuery(['moderation', 'feed', { kind }], ({ page, signal }) =>
    dataOf(api.POST('/front-moderation/feed', { body: { kind, page }, signal })),
  );
}

/** How much of each kind waits. */
export function waitingQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['moderation', 'waiting'],
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

type Verdict =
  | { status: typeof EntryStatus.Approved }
  | { status: typeof EntryStatus.Rejected; reason: string };

interface Deciding {
  kind: EntryKind;
  ids: string[];
}

export const decide = (api: ApiClient, body: Deciding & Verdict) =>
  dataOf(api.POST('/front-moderation/decide-many', { body }));

export const dismissBrokenLink = (api: ApiClient, id: string) =>
  dataOf(api.POST('/front-moderation/dismiss-broken-link', { body: { id } }));
