import { z } from '@hono/zod-openapi';
import {
  SmmCampaignStatus,
  smmCampaignTypes,
  type smmPostStatuses,
  smmWordOrders,
} from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import {
  count,
  day,
  id,
  listSlug,
  searchText,
  tableSlug,
  tagCode,
  time,
  timeZone,
  wordReference,
} from '../base/scalar.ts';
import { channelReference } from './channel.ts';
import { postContent } from './post.ts';
import { defaultTemplate, templateFields, templateMaxLength, unknownFieldsIn } from './template.ts';

export const campaignType = z.enum(smmCampaignTypes).openapi({ example: 'POST' });

const campaignName = z.string().openapi({ example: 'Fruit in the morning' });
export const newCampaignName = campaignName.trim().min(1).max(limits.nameMaxLength);

/** Where the words of a campaign come from. Only public words and collections are posted. */
export const campaignSource = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('list'), slug: listSlug }),
    z.strictObject({ kind: z.literal('table'), slug: tableSlug }),
    z.strictObject({ kind: z.literal('tag'), code: tagCode }),
    z.strictObject({ kind: z.literal('search'), text: searchText.min(1) }),
    z.strictObject({
      kind: z.literal('words'),
      ids: z.array(id).min(1).max(limits.listMaxWords),
    }),
  ])
  .openapi('SmmCampaignSource');

export const wordOrder = z.enum(smmWordOrders).openapi({ example: 'listed' });

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .openapi({ example: '09:00' });

const maxTimesPerDay = 12;

/** When posts are sent, in local time. */
export const schedule = z
  .strictObject({
    times: z
      .array(timeOfDay)
      .min(1)
      .max(maxTimesPerDay)
      .refine((times) => new Set(times).size === times.length),
    weekdays: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(7)
      .refine((weekdays) => new Set(weekdays).size === weekdays.length)
      .openapi({ description: '1 is Monday, 7 is Sunday', example: [1, 2, 3, 4, 5] }),
    startDate: day,
    endDate: day.nullable().describe('The last day; null: until all words are posted'),
    timeZone,
  })
  .refine(({ startDate, endDate }) => endDate === null || startDate <= endDate, {
    path: ['endDate'],
  })
  .openapi('SmmSchedule');

/** The text of posts. Lines without any value are left out. */
export const template = z
  .string()
  .trim()
  .min(1)
  .max(templateMaxLength)
  .refine((text) => unknownFieldsIn(text).length === 0 && text.includes('{word}'))
  .openapi({
    description: `With {word}, and as wanted: ${templateFields.map((name) => `{${name}}`).join(', ')}`,
    example: defaultTemplate,
  });

/** How long the polls of a quiz stay open. */
export const pollHours = z.int().min(1).max(168).openapi({ example: 24 });

export const seed = z.int().min(0).max(0xffff_ffff).openapi({
  description: 'The same seed gives the same order and the same questions',
  example: 42,
});

const postCounts = z
  .object({
    planned: count,
    sending: count,
    sent: count,
    failed: count,
    unknown: count,
    skipped: count,
  })
  .openapi('SmmPostCounts') satisfies z.ZodType<Record<(typeof smmPostStatuses)[number], number>>;

export const smmCampaign = z
  .object({
    id,
    name: campaignName,
    type: campaignType,
    status: z.enum(SmmCampaignStatus).openapi({ example: SmmCampaignStatus.IN_PROGRESS }),
    isRunning: z
      .boolean()
      .describe('Whether its posts are sent: it was started and is neither paused nor completed'),
    channel: channelReference,
    source: campaignSource,
    order: wordOrder,
    schedule,
    template,
    pollHours,
    posts: postCounts,
    nextPostAt: time.nullable(),
    createdAt: time,
    startedAt: time.nullable(),
    completedAt: time.nullable(),
  })
  .openapi('SmmCampaign');

export type SmmCampaign = z.infer<typeof smmCampaign>;
export type SmmCampaignSource = z.infer<typeof campaignSource>;
export type SmmSchedule = z.infer<typeof schedule>;

const words = z.array(wordReference);

/** What a campaign would post. */
export const campaignPreview = z
  .object({
    seed,
    total: count.openapi({ description: 'How many posts it plans', example: 42 }),
    lastPostAt: time.nullable().describe('Null without a post'),
    unscheduledCount: count.openapi({
      description: 'The words that do not fit before the last day',
      example: 0,
    }),
    posts: z
      .array(z.object({ word: wordReference, scheduledAt: time, content: postContent }))
      .describe('A page of them'),
    wordsWithoutTranslation: words.describe(
      'Their translation into the language of the channel is missing or not approved',
    ),
    wordsTooLong: words.describe(
      'Left out: the network accepts no text about them, even with one translation and without a picture',
    ),
    wordsLosingTranslations: words.describe(
      'Their posts show fewer translations, because the text would be too long',
    ),
    wordsLosingPicture: words.describe(
      'Their posts have no picture, because a text below a picture must be shorter',
    ),
    wordsWithoutQuestion: words.describe(
      'Quizzes: the source has too few different answers, or a text is too long',
    ),
  })
  .openapi('SmmCampaignPreview');

export type SmmCampaignPreview = z.infer<typeof campaignPreview>;
