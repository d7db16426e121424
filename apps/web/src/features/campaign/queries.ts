import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  skipToken,
  useMutation,
} from '@tanstack/react-query';
import { type ApiClient, defineCall, type PostBody, readData } from '@wordhoard/api-client';
import { type ApiQueries, domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import type {
  SmmCampaign,
  SmmCampaignPreview,
  SmmPost,
  SmmPostContent,
  SmmPostWithContent,
  SmmSchedule,
} from '@wordhoard/contract';
import { useApi } from '../../shared/api/api-context.ts';
import { useRefresh } from '../../shared/api/use-refresh.ts';
import { feedQuery } from '../../shared/feed/feed-query.ts';
import { fetchWholeFeed } from '../../shared/feed/fetch-whole-feed.ts';

export type Campaign = SmmCampaign;
export type Schedule = SmmSchedule;
export type CampaignPreview = SmmCampaignPreview;
export type NewCampaign = PostBody<'/front-smm-campaign/create'>;
export type Post = SmmPost;
export type PostWithContent = SmmPostWithContent;
export type PostContent = SmmPostContent;

/** How often the page of a running campaign is refetched while it is visible. */
const runningInterval = 60_000;
/** The same while a post is being sent. */
const sendingInterval = 2_000;

/** Campaigns, the newest first. */
export const campaignFeedQuery = (api: ApiClient, filters: PostBody<'/front-smm-campaign/feed'>) =>
  feedQuery(api, '/front-smm-campaign/feed', filters);

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

/** What a campaign would post, once enough of it is known. */
export function campaignPreviewQuery(
  api: ApiClient,
  body: PostBody<'/front-smm-campaign/preview'> | undefined,
) {
  return queryOptions({
    queryKey: [...routeKey('post', '/front-smm-campaign/preview'), body],
    queryFn:
      body === undefined
        ? skipToken
        : ({ signal }) => readData(api.POST('/front-smm-campaign/preview', { body, signal })),
    placeholderData: keepPreviousData,
  });
}

export const createCampaign = defineCall('/front-smm-campaign/create');

/** Starts or pauses a campaign, or completes it for good. */
export const changeCampaign = (
  api: ApiClient,
  change: 'start' | 'pause' | 'complete',
  id: string,
) => readData(api.POST(`/front-smm-campaign/${change}`, { body: { id } }));

export const deleteCampaign = (api: ApiClient, id: string) =>
  readData(api.DELETE('/front-smm-campaign/delete', { body: { id } }));

export const updateCampaign = (
  api: ApiClient,
  body: { id: string; name?: string; schedule?: Schedule; fillsGaps?: true },
) => readData(api.POST('/front-smm-campaign/update', { body }));

interface PostFilters {
  campaignId: string;
  /** The first and the following instant of a period. */
  from?: string;
  before?: string;
  status?: Post['status'];
}

/** All posts of a campaign, or those of a period or a state, fetched page by page. */
export function postsQuery(api: ApiClient, filters: PostFilters, isRunning: boolean) {
  const queryKey: QueryKey = [...routeKey('post', '/front-smm-post/feed'), filters];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      fetchWholeFeed<Post>((request) =>
        readData(api.POST('/front-smm-post/feed', { body: { ...filters, ...request }, signal })),
      ),
    refetchInterval({ state: { data = [] } }) {
      if (data.some(isBeingSent)) return sendingInterval;
      return isRunning && runningInterval;
    },
  });
}

/** A post as the network shows it. */
export const postQuery = (api: ApiQueries, id: string) =>
  api.queryOptions(
    'post',
    '/front-smm-post/record',
    { body: { id } },
    {
      refetchInterval: ({ state }) =>
        state.data && isBeingSent(state.data) ? sendingInterval : false,
    },
  );

/** A post that is due later than this waits for something: the campaign, the channel or the network. */
const dueMilliseconds = 60_000;

/** Whether the server is sending a post or is just about to. */
export function isBeingSent({ status, scheduledAt }: Post): boolean {
  const overdue = Date.now() - Date.parse(scheduledAt);
  return (
    status === 'sending' || (status === 'planned' && overdue >= 0 && overdue < dueMilliseconds)
  );
}

export const updatePost = (
  api: ApiClient,
  body: { id: string; scheduledAt?: string; text?: string | null },
) => readData(api.POST('/front-smm-post/update', { body }));

export const skipPost = defineCall('/front-smm-post/skip');
export const sendPost = (api: ApiClient, body: { id: string; isConfirming?: true }) =>
  readData(api.POST('/front-smm-post/send', { body }));

/** Refetches everything that shows campaigns or posts. */
export const useRefreshCampaigns = () =>
  useRefresh(domainFilter('smm-campaign'), domainFilter('smm-post'));

/**
 * A change of a campaign or of its posts, which is pending until its effects are shown. Show its error with
 * `CallFailure`.
 */
export function useCampaignCall<Variables = void>(
  call: (api: ApiClient, variables: Variables) => Promise<unknown>,
) {
  const api = useApi();
  const refresh = useRefreshCampaigns();
  return useMutation({
    mutationFn: (variables: Variables) => call(api, variables),
    meta: { showsFailure: true },
    onSuccess: refresh,
  });
}
