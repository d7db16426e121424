import { z } from '@hono/zod-openapi';
import { smmPostStatuses } from '../base/enumeration.ts';
import { defineRoutes } from '../base/route.ts';
import { defineFeed, feedFields, id, time } from '../base/scalar.ts';
import { smmPost, smmPostWithContent } from './post.ts';

/** Longer than any network accepts; the channel has a limit of its own. */
const postMaxLength = 5000;

export const postRoutes = defineRoutes('/front-smm-post', 'admin', {
  feed: {
    summary: 'List the posts of a campaign by time',
    body: z.strictObject({
      campaignId: id,
      from: time.optional(),
      before: time.optional(),
      status: z.enum(smmPostStatuses).optional(),
      ...feedFields,
    }),
    success: defineFeed(smmPost).openapi('SmmPostFeed'),
    errors: ['NotFound'],
  },
  record: {
    summary: 'Get a post as the network shows it',
    body: z.strictObject({ id }),
    success: smmPostWithContent,
    errors: ['NotFound'],
  },
  update: {
    summary: 'Move a planned or skipped post to another time, or change its text',
    body: z.strictObject({
      id,
      scheduledAt: time.optional(),
      text: z.string().trim().min(1).max(postMaxLength).nullable().optional().openapi({
        description: 'The text of a post or the question of a quiz; null restores the original',
        example: 'Today’s word: der Apfel',
      }),
    }),
    success: smmPostWithContent,
    errors: ['NotFound'],
  },
  skip: {
    summary: 'Leave out a post that has not been sent',
    body: z.strictObject({ id }),
    success: smmPostWithContent,
    errors: ['NotFound'],
  },
  send: {
    summary:
      'Send a post now, also one that failed, was skipped or is unknown; or confirm that an unknown one is online',
    body: z.strictObject({
      id,
      isConfirming: z.boolean().default(false).openapi({
        description: 'The admin has seen the post at the network; nothing is sent',
        example: false,
      }),
    }),
    success: smmPostWithContent,
    errors: ['NotFound', 'SmmChannelIsNotActive'],
  },
});
