import { type ApiClient, defineCall, readData } from '@wordhoard/api-client';
import { type ApiQueries, domainFilter } from '@wordhoard/api-client/react-query';
import type { SmmChannel } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { useRefresh } from '../../shared/api/use-refresh.ts';
import { feedQuery } from '../../shared/feed/feed-query.ts';

export type Channel = SmmChannel;

export const channelFeedQuery = (api: ApiClient) => feedQuery(api, '/front-smm-channel/feed', {});

export const channelQuery = (api: ApiQueries, id: string) =>
  api.queryOptions('post', '/front-smm-channel/record', { body: { id } });

/** The channels to choose from. */
export const channelsQuery = (api: ApiQueries) =>
  api.queryOptions(
    'post',
    '/front-smm-channel/feed',
    { body: { pageSize: limits.feedMaxPageSize } },
    { select: ({ data }) => data },
  );

export const createChannel = defineCall('/front-smm-channel/create');
export const updateChannel = defineCall('/front-smm-channel/update');

export const deleteChannel = (api: ApiClient, id: string) =>
  readData(api.DELETE('/front-smm-channel/delete', { body: { id } }));

/** @param isPosting - posts a test, which everybody in the channel sees */
export const checkChannel = (api: ApiClient, body: { id: string; isPosting: boolean }) =>
  readData(api.POST('/front-smm-channel/check', { body }));

/** Refetches everything that shows channels. */
export const useRefreshChannels = () =>
  useRefresh(domainFilter('smm-channel'), domainFilter('smm-campaign'));
