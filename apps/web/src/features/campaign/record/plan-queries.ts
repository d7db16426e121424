import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { type ApiClient, dataOf, type PostBody } from '@wordhoard/api-client';
import { routeKey } from '@wordhoard/api-client/react-query';
import type { SmmCampaignPreview, SmmCampaignSource } from '@wordhoard/contract';
import { feedQuery } from '../../../shared/feed/feed-query.ts';

export type CampaignPreview = SmmCampaignPreview;
export type NewCampaign = PostBody<'/front-smm-campaign/create'>;
type PreviewRequest = PostBody<'/front-smm-campaign/preview'>;
export type CampaignSource = SmmCampaignSource;

/** Campaigns, the newest first. */
export const campaignFeedQuery = (api: ApiClient, filters: PostBody<'/front-smm-campaign/feed'>) =>
  feedQuery(api, '/front-smm-campaign/feed', filters);

/** What a campaign would post, once enough of it is known. */
export function campaignPreviewQuery(api: ApiClient, body: PreviewRequest | undefined) {
  return queryOptions({
    queryKey: [...routeKey('post', '/front-smm-campaign/preview'), body],
    queryFn:
      body === undefined
        ? skipToken
        : ({ signal }) => dataOf(api.POST('/front-smm-campaign/preview', { body, signal })),
    placeholderData: keepPreviousData,
  });
}

export const createCampaign = (api: ApiClient, body: NewCampaign & { id: string }) =>
  dataOf(api.POST('/front-smm-campaign/create', { body }));
