import { z } from '@hono/zod-openapi';
import { account, signedIn } from './auth.ts';
import { change } from './change.ts';
import { outcomeFields } from './contribution.ts';
import { progressPeriods, socialProviders } from './enumeration.ts';
import { feedFields, feedOf } from './feed.ts';
import { listRecord } from './list-record.ts';
import { deleteRoute, getRoute, postRoute, streamRoute } from './route.ts';
import { count, day, id, langCode, mailAddress, time, tranLangCode, username } from './scalar.ts';
import { tableRecord } from './table-record.ts';
import { contributionKind, userContribution } from './user-contribution.ts';
import { accountExport } from './user-export.ts';
import { wordFeed } from './word.ts';

const mostPeriods = 366;
const usualPeriods = 30;

const knownUsername = username.min(1).max(50);

/** A learner as everybody may see them. */
const userRecord = z
  .object({
    id,
    username: knownUsername,
    learn: langCode,
    createdAt: time,
    knownCount: count,
    learningCount: count,
    listCount: count,
    tableCount: count,
    isOwn: z.boolean(),
  })
  .openapi('User', {
    description: 'Counts are of what the reader may see, and go no further than a feed does',
  });

const ownAccount = account
  .extend({
    email: mailAddress.nullable(),
    createdAt: time,
    hasPassword: z.boolean(),
    providers: z.array(z.enum(socialProviders)).openapi({ example: ['google'] }),
  })
  .openapi('OwnAccount', { description: 'How one is reached, and in which ways one signs in' });

const activity = z
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
    currentStreak: count.openapi({ description: 'Active days in a row up to now' }),
    longestStreak: count.openapi({ description: 'The most active days in a row', example: 12 }),
  })
  .openapi('UserActivity');

const wordsOfUser = z.strictObject({
  username: knownUsername,
  langCode: langCode.optional(),
  tranLangCode: tranLangCode.optional(),
  ...feedFields,
});

const thingsOfUser = z.strictObject({
  username: knownUsername,
  shelf: z.boolean().default(false),
  ...feedFields,
});

export const userRoutes = {
  record: postRoute({
    path: '/front-user/record',
    access: 'anyone',
    summary: 'A learner in short',
    body: z.strictObject({ username: knownUsername }),
    success: userRecord,
    errors: ['NotFound'],
  }),
  activity: postRoute({
    path: '/front-user/activity',
    access: 'anyone',
    summary: 'What a learner did, by days, weeks from Monday or months, the latest last',
    body: z.strictObject({
      username: knownUsername,
      period: z.enum(progressPeriods),
      until: day.optional().openapi({ description: "The reader's own today; else that of UTC" }),
      count: z
        .int()
        .min(1)
        .max(mostPeriods)
        .default(usualPeriods)
        .openapi({ example: usualPeriods }),
    }),
    success: activity,
    errors: ['NotFound'],
  }),
  learningWords: postRoute({
    path: '/front-user/learning-words',
    access: 'anyone',
    summary: 'Words that a learner has saved, the latest first',
    body: wordsOfUser,
    success: wordFeed,
    errors: ['NotFound'],
  }),
  knownWords: postRoute({
    path: '/front-user/known-words',
    access: 'anyone',
    summary: 'Words that a learner knows, the latest first',
    body: wordsOfUser,
    success: wordFeed,
    errors: ['NotFound'],
  }),
  lists: postRoute({
    path: '/front-user/lists',
    access: 'anyone',
    summary: 'Lists of a learner, or those of others on their shelf, the latest first',
    body: thingsOfUser,
    success: feedOf(listRecord).openapi('UserListFeed'),
    errors: ['NotFound'],
  }),
  tables: postRoute({
    path: '/front-user/tables',
    access: 'anyone',
    summary: 'Tables of a learner, or those of others on their shelf, the latest first',
    body: thingsOfUser,
    success: feedOf(tableRecord).openapi('UserTableFeed'),
    errors: ['NotFound'],
  }),
  account: postRoute({
    path: '/front-user/account',
    access: 'learner',
    summary: 'What nobody but oneself sees of an account, and its settings need',
    body: z.strictObject({}),
    success: ownAccount,
  }),
  update: postRoute({
    path: '/front-user/update',
    access: 'learner',
    summary: 'Choose another language to learn; the new token is of the same session',
    body: z.strictObject({ learn: langCode }),
    success: signedIn,
  }),
  contributions: postRoute({
    path: '/front-user/contributions',
    access: 'learner',
    summary: 'What one has added for everybody, with what became of it, the latest first',
    body: z.strictObject({
      kind: contributionKind.optional(),
      status: outcomeFields.status.optional(),
      ...feedFields,
    }),
    success: feedOf(userContribution).openapi('UserContributionFeed'),
  }),
  export: getRoute({
    path: '/front-user/export',
    access: 'learner',
    summary: 'Everything that is kept of one’s own account, as a file',
    request: {},
    success: accountExport,
  }),
  changes: streamRoute({
    path: '/front-user/changes',
    access: 'learner',
    summary: 'What changes in one’s own account, on whatever device, as it happens',
    event: change,
  }),
  delete: deleteRoute({
    path: '/front-user/delete',
    access: 'learner',
    summary:
      'Delete one’s own account with all that is in it; what was approved of it stays, without a name',
    body: z.strictObject({
      password: z.string().optional().openapi({
        description: 'Absent only where the account has none',
        example: 'Word+hoard1',
      }),
    }),
    success: z.object({ deleted: z.literal(true) }),
    errors: ['PasswordInvalid', 'Forbidden'],
  }),
};

export type User = z.infer<typeof userRecord>;
export type UserActivity = z.infer<typeof activity>;
export type OwnAccount = z.infer<typeof ownAccount>;
