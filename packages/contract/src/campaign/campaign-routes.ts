import { z } from '@hono/zod-openapi';
import { SmmCampaignStatus } from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import { deleteRoute, postRoute } from '../base/route.ts';
import { createdId, defineFeed, feedFields, id } from '../base/scalar.ts';
import {
  campaignPreview,
  campaignSource,
  campaignType,
  newCampaignName,
  pollHours,
  schedule,
  seed,
  smmCampaign,
  template,
  wordOrder,
} from './campaign.ts';

const plan = {
  channelId: id,
  type: campaignType,
  source: campaignSource,
  order: wordOrder,
  schedule,
  template,
  pollHours: pollHours.default(24),
  skipsUnusable: z.boolean().default(false).openapi({
    description: 'Leaves out words without a translation or a question instead of failing',
    example: false,
  }),
};

const newCampaign = z
  .strictObject({ id: createdId, name: newCampaignName, ...plan, seed: seed.optional() })
  .openapi('NewSmmCampaign');

const previewRequest = z
  .strictObject({
    ...plan,
    seed: seed.optional(),
    page: feedFields.page,
    pageSize: z.int().min(1).max(limits.feedPageSize).default(10).openapi({ example: 10 }),
  })
  .openapi('SmmCampaignPreviewRequest');

export type NewSmmCampaign = z.infer<typeof newCampaign>;
export type SmmCampaignPlan = Omit<NewSmmCampaign, 'id' | 'name'>;

const campaignChange = z
  .strictObject({
    id,
    name: newCampaignName.optional(),
    schedule: schedule.optional().openapi({ description: 'Plans the remaining posts anew' }),
    template: template.optional(),
    pollHours: pollHours.optional(),
    fillsGaps: z.boolean().optional().openapi({
      description: 'Moves the remaining posts to the next free times of the schedule',
    }),
  })
  .openapi('SmmCampaignChange');

export type SmmCampaignChange = z.infer<typeof campaignChange>;

const transition = { access: 'admin', body: z.strictObject({ id }), success: smmCampaign } as const;

export const campaignRoutes = {
  feed: postRoute({
    path: '/front-smm-campaign/feed',
    access: 'admin',
    summary: 'List campaigns, the newest first',
    body: z.strictObject({
      channelId: id.optional(),
      status: z.enum(SmmCampaignStatus).optional(),
      ...feedFields,
    }),
    success: defineFeed(smmCampaign).openapi('SmmCampaignFeed'),
  }),
  record: postRoute({
    path: '/front-smm-campaign/record',
    access: 'admin',
    summary: 'Get a campaign',
    body: z.strictObject({ id }),
    success: smmCampaign,
    errors: ['NotFound'],
  }),
  preview: postRoute({
    path: '/front-smm-campaign/preview',
    access: 'admin',
    summary: 'Show what a campaign would post, as the network shows it',
    body: previewRequest,
    success: campaignPreview,
    errors: ['NotFound'],
  }),
  create: postRoute({
    path: '/front-smm-campaign/create',
    access: 'admin',
    summary: 'Create a campaign with all its posts; it posts nothing before it is started',
    body: newCampaign,
    success: smmCampaign,
    errors: ['NotFound', 'SimilarRecordAlreadyExists', 'SmmPostWordWithoutTranslation'],
  }),
  update: postRoute({
    path: '/front-smm-campaign/update',
    access: 'admin',
    summary: 'Change a campaign; what has been sent stays as it is',
    body: campaignChange,
    success: smmCampaign,
    errors: ['NotFound'],
  }),
  delete: deleteRoute({
    path: '/front-smm-campaign/delete',
    access: 'admin',
    summary: 'Delete a campaign with its posts; what was posted stays online',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound'],
  }),
  start: postRoute({
    ...transition,
    path: '/front-smm-campaign/start',
    summary: 'Start or continue a campaign; posts whose time has passed get the next free times',
    errors: ['NotFound', 'SmmChannelIsNotActive'],
  }),
  pause: postRoute({
    ...transition,
    path: '/front-smm-campaign/pause',
    summary: 'Hold the posts of a campaign until it is started again',
    errors: ['NotFound'],
  }),
  complete: postRoute({
    ...transition,
    path: '/front-smm-campaign/complete',
    summary: 'End a campaign; its remaining posts are skipped',
    errors: ['NotFound'],
  }),
};
