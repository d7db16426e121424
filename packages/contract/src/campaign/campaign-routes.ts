import { z } from '@hono/zod-openapi';
import { SmmCampaignStatus } from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import { defineRoutes, deleteRoute } from '../base/route.ts';
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
    schedule: schedule.optional().describe('Plans the remaining posts anew'),
    template: template.optional(),
    pollHours: pollHours.optional(),
    fillsGaps: z
      .boolean()
      .optional()
      .describe('Moves the remaining posts to the next free times of the schedule'),
  })
  .openapi('SmmCampaignChange');

export type SmmCampaignChange = z.infer<typeof campaignChange>;

const transition = { body: z.strictObject({ id }), success: smmCampaign };

export const campaignRoutes = {
  ...defineRoutes('/front-smm-campaign', 'admin', {
    feed: {
      summary: 'List campaigns, the newest first',
      body: z.strictObject({
        channelId: id.optional(),
        status: z.enum(SmmCampaignStatus).optional(),
        ...feedFields,
      }),
      success: defineFeed(smmCampaign).openapi('SmmCampaignFeed'),
    },
    record: {
      summary: 'Get a campaign',
      body: z.strictObject({ id }),
      success: smmCampaign,
      errors: ['NotFound'],
    },
    preview: {
      summary: 'Show what a campaign would post, as the network shows it',
      body: previewRequest,
      success: campaignPreview,
      errors: ['NotFound'],
    },
    create: {
      summary: 'Create a campaign with all its posts; it posts nothing before it is started',
      body: newCampaign,
      success: smmCampaign,
      errors: ['NotFound', 'SimilarRecordAlreadyExists', 'SmmPostWordWithoutTranslation'],
    },
    update: {
      summary: 'Change a campaign; what has been sent stays as it is',
      body: campaignChange,
      success: smmCampaign,
      errors: ['NotFound'],
    },
    start: {
      summary: 'Start or continue a campaign; posts whose time has passed get the next free times',
      ...transition,
      errors: ['NotFound', 'SmmChannelIsNotActive'],
    },
    pause: {
      summary: 'Hold the posts of a campaign until it is started again',
      ...transition,
      errors: ['NotFound'],
    },
    complete: {
      summary: 'End a campaign; its remaining posts are skipped',
      ...transition,
      errors: ['NotFound'],
    },
  }),
  delete: deleteRoute({
    path: '/front-smm-campaign/delete',
    access: 'admin',
    summary: 'Delete a campaign with its posts; what was posted stays online',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound'],
  }),
};
