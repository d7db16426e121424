import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, defineCall, type PostBody, readData } from '@wordhoard/api-client';
import { domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import type { ModerationEntry } from '@wordhoard/contract';
import { type ModerationKind, moderationKinds } from '@wordhoard/contract/page-address';
import { feedQuery } from '../../shared/feed/feed-query.ts';

export type EntryKind = Exclude<ModerationKind, 'broken-link'>;

export type ModeratedEntry = Exclude<ModerationEntry, { kind: 'broken-link' }>;
export type BrokenLink = Extract<ModerationEntry, { kind: 'broken-link' }>;

/** Matches every query about moderation, for invalidation. */
export const moderationQueries = domainFilter('moderation');

/** Entries of a kind, the oldest first, or broken links. */
export const entryFeedQuery = (api: ApiClient, filters: PostBody<'/front-moderation/feed'>) =>
  feedQuery(api, '/front-moderation/feed', filters);

/** The number of waiting entries of each kind. */
export function pendingCountsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...routeKey('post', '/front-moderation/feed'), 'waiting'],
    async queryFn({ signal }) {
      const counts = moderationKinds.map(async (kind) => {
        const body = { kind, pageSize: 1 };
        const { total } = await readData(api.POST('/front-moderation/feed', { body, signal }));
        return [kind, total] as const;
      });
      return new Map(await Promise.all(counts));
    },
  });
}

export const decide = defineCall('/front-moderation/decide-many');
