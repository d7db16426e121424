import { z } from '@hono/zod-openapi';
import { account } from '../auth/auth-routes.ts';
import { socialProviders } from '../base/enumeration.ts';
import { count, id, mailAddress, storedLangCode, time, username } from '../base/scalar.ts';

export const existingUsername = username.min(1).max(50);

/** The public profile of a learner. */
export const userRecord = z
  .object({
    id,
    username: existingUsername,
    learn: storedLangCode,
    createdAt: time,
    knownCount: count,
    learningCount: count,
    listCount: count,
    tableCount: count,
    isOwn: z.boolean(),
  })
  .openapi('User', {
    description: 'Counts include only what the reader may see, and are capped like feeds',
  });

export const ownAccount = account
  .extend({
    email: mailAddress.nullable(),
    createdAt: time,
    hasPassword: z.boolean(),
    providers: z.array(z.enum(socialProviders)).openapi({ example: ['google'] }),
  })
  .openapi('OwnAccount', { description: 'The contact data and sign-in methods of the account' });

export const activity = z
  .object({
    buckets: z.array(
      z
        .object({
          start: z.iso.date(),
          answered: count,
          right: count,
          saved: count,
          known: count,
          proved: count,
        })
        .openapi('ActivityBucket', {
          example: { start: '2026-03-01', answered: 20, right: 17, saved: 5, known: 3, proved: 2 },
        }),
    ),
    currentStreak: count.describe(
      'Consecutive days with practice up to now; one missed day in any 7 days does not end them',
    ),
    longestStreak: count.openapi({
      description: 'The highest number of consecutive days with practice',
      example: 12,
    }),
  })
  .openapi('UserActivity');

export type User = z.infer<typeof userRecord>;

export type UserActivity = z.infer<typeof activity>;
export type ActivityBucket = UserActivity['buckets'][number];

export type OwnAccount = z.infer<typeof ownAccount>;

/**
 * Something in an account has changed on one of its devices. It carries no data: clients
 * fetch what changed, so that permissions are checked in one place.
 */
export const accountChange = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('knowing'),
      deviceId: id.optional().describe('The device that sent the change, if it sent events'),
    }),
    z.object({ kind: z.enum(['list', 'table', 'quiz', 'user']) }),
  ])
  .openapi('AccountChange', { example: { kind: 'list' } });

export type AccountChange = z.infer<typeof accountChange>;
