import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { type ApiQueries, routeKey } from '@wordhoard/api-client/react-query';
import type { SmmPost, SmmPostContent, SmmPostWithContent } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { runningInterval, sendingInterval } from '../record/queries.ts';

export type Post = SmmPost;
export type PostWithContent = SmmPostWithContent;
export type PostContent = SmmPostContent;

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
    queryFn: ({ signal }) => fetchPosts(api, filters, signal),
    refetchInterval({ state: { data = [] } }) {
      if (data.some(isBeingSent)) return sendingInterval;
      return isRunning && runningInterval;
    },
  });
}

async function fetchPosts(
  api: ApiClient,
  filters: PostFilters,
  signal: AbortSignal,
): Promise<readonly Post[]> {
  const pageSize = limits.feedMaxPageSize;
  const posts: Post[] = [];
  for (let page = 1; ; page += 1) {
    const body = { ...filters, page, pageSize };
    const { data, total } = await dataOf(api.POST('/front-smm-post/feed', { body, signal }));
    posts.push(...data);
    if (posts.length >= total || data.length === 0) return posts;
  }
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
) => dataOf(api.POST('/front-smm-post/update', { body }));

export const skipPost = (api: ApiClient, id: string) =>
  dataOf(api.POST('/front-smm-post/skip', { body: { id } }));

export const sendPost = (api: ApiClient, body: { id: string; isConfirming?: true }) =>
  dataOf(api.POST('/front-smm-post/send', { body }));
