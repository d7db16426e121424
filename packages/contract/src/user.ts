import { z } from '@hono/zod-openapi';
import { signedIn } from './auth.ts';
import { progressPeriods } from './enumeration.ts';
import { feedFields, feedOf } from './feed.ts';
import { listRecord } from './list-record.ts';
import { deleteRoute, getRoute, postRoute } from './route.ts';
import { day, entryStatus, id, langCode, time } from './scalar.ts';
import { tableRecord } from './table-record.ts';
import { contributionKind, userContribution } from './user-contribution.ts';
import { accountExport } from './user-export.ts';
import { wordFeed } from './word.ts';

const mostPeriods = 366;
const usualPeriods = 30;

const username = z.string().min(1).max(50).openapi({ example: 'reader42' });

/** A learner as everybody may see them. */
const userRecord = z
  .object({
    id,
    username,
    learn: langCode,
    createdAt: time,
    knownCount: z.int(),
    learningCount: z.int(),
    listCount: z.int(),
    tableCount: z.int(),
    isOwn: z.boolean(),
  })
  .openapi('User', {
    description: 'Counts are of what the reader may see, and go no further than a feed does',
  });

const count = z.int().openapi({ example: 5 });

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
        .openapi('ActivityBucket'),
    ),
    currentStreak: count.openapi({ description: 'Active days in a row up to now' }),
    longestStreak: count.openapi({ description: 'The most active days in a row' }),
  })
  .openapi('UserActivity');

const wordsOfUser = z.strictObject({
  username,
  langCode: langCode.optional(),
  tranLangCode: langCode.optional(),
  ...feedFields,
});

const thingsOfUser = z.strictObject({
  username,
  shelf: z.boolean().default(false),
  ...feedFields,
});

export const userRoutes = {
  record: postRoute({
    path: '/front-user/record',
    access: 'anyone',
    summary: 'A learner in short',
    body: z.strictObject({ username }),
    success: userRecord,
    errors: ['NotFound'],
  }),
  activity: postRoute({
    path: '/front-user/activity',
    access: 'anyone',
    summary: 'What a learner did, by days, weeks from Monday or months, the latest last',
    body: z.strictObject({
      username,
      period: z.enum(progressPeriods),
      until: day.optional().openapi({ description: "The reader's own today; else that of UTC" }),
      count: z.int().min(1).max(mostPeriods).default(usualPeriods),
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
      status: entryStatus.optional(),
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
