import { useQueryClient } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { type ApiQueries, domainFilter } from '@wordhoard/api-client/react-query';
import type { SmmCampaign, SmmChannel, SmmSchedule } from '@wordhoard/contract';

export type Campaign = SmmCampaign;
export type Channel = SmmChannel;
export type Schedule = SmmSchedule;

/** Match every query about campaigns or their posts, for invalidation. */
const campaignQueries = domainFilter('smm-campaign');
const postQueries = domainFilter('smm-post');

/** How often the page of a running campaign is refetched while it is visible. */
export const runningInterval = 60_000;
/** The same while a post is being sent. */
export const sendingInterval = 2_000;

export const campaignQuery = (api: ApiQueries, id: string) =>
  api.queryOptions(
    'post',
    '/front-smm-campaign/record',
    { body: { id } },
    {
      refetchInterval({ state: { data } }) {
        if (data === undefined) return false;
        if (data.posts.sending > 0) return sendingInterval;
        return data.isRunning && runningInterval;
      },
    },
  );

export const channelQuery = (api: ApiQueries, id: string) =>
  api.queryOptions('post', '/front-smm-channel/record', { body: { id } });

export const startCampaign = (api: ApiClient, id: string) =>
  dataOf(api.POST('/front-smm-campaign/start', { body: { id } }));

export const pauseCampaign = (api: ApiClient, id: string) =>
  dataOf(api.POST('/front-smm-campaign/pause', { body: { id } }));

export const completeCampaign = (api: ApiClient, id: string) =>
  dataOf(api.POST('/front-smm-campaign/complete', { body: { id } }));

export const deleteCampaign = (api: ApiClient, id: string) =>
  dataOf(api.DELETE('/front-smm-campaign/delete', { body: { id } }));

export const updateCampaign = (
  api: ApiClient,
  body: { id: string; name?: string; schedule?: Schedule; fillsGaps?: true },
) => dataOf(api.POST('/front-smm-campaign/update', { body }));

/** Refetches everything that shows campaigns or posts. */
export function useRefreshCampaigns(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries(campaignQueries),
      queryClient.invalidateQueries(postQueries),
    ]);
}
