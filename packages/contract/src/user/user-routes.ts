import { z } from '@hono/zod-openapi';
import { signedIn } from '../auth/auth-routes.ts';
import { progressPeriods } from '../base/enumeration.ts';
import { defineRoutes, deleteRoute, packageRoute, streamRoute } from '../base/route.ts';
import { day, defineFeed, feedFields, langCode, tranLangCode } from '../base/scalar.ts';
import { wordFeed } from '../card/word-record.ts';
import { listRecord } from '../collection/list.ts';
import { tableRecord } from '../collection/table.ts';
import { outcomeFields } from '../contribution/contribution.ts';
import { accountChange, activity, existingUsername, ownAccount, userRecord } from './user.ts';
import { contributionKind, userContribution } from './user-contribution.ts';

const maxPeriods = 366;

const defaultPeriods = 30;

const wordsOfUser = z.strictObject({
  username: existingUsername,
  langCode: langCode.optional(),
  tranLangCode: tranLangCode.optional(),
  ...feedFields,
});

const collectionsOfUser = z.strictObject({
  username: existingUsername,
  saved: z.boolean().default(false),
  ...feedFields,
});

export const userRoutes = {
  ...defineRoutes('/front-user', 'anyone', {
    record: {
      summary: 'Get the profile of a learner',
      body: z.strictObject({ username: existingUsername }),
      success: userRecord,
      errors: ['NotFound'],
    },
    activity: {
      summary: 'Get the activity of a learner by day, week (from Monday) or month, the latest last',
      body: z.strictObject({
        username: existingUsername,
        period: z.enum(progressPeriods),
        until: day.optional().describe("The reader's current date; by default the date in UTC"),
        count: z
          .int()
          .min(1)
          .max(maxPeriods)
          .default(defaultPeriods)
          .openapi({ example: defaultPeriods }),
      }),
      success: activity,
      errors: ['NotFound'],
    },
    learningWords: {
      summary: 'List the words that a learner saved, the latest first',
      body: wordsOfUser,
      success: wordFeed,
      errors: ['NotFound'],
    },
    knownWords: {
      summary: 'List the words that a learner knows, the latest first',
      body: wordsOfUser,
      success: wordFeed,
      errors: ['NotFound'],
    },
    lists: {
      summary: 'List the lists of a learner, or those that they saved, the latest first',
      body: collectionsOfUser,
      success: defineFeed(listRecord).openapi('UserListFeed'),
      errors: ['NotFound'],
    },
    tables: {
      summary: 'List the tables of a learner, or those that they saved, the latest first',
      body: collectionsOfUser,
      success: defineFeed(tableRecord).openapi('UserTableFeed'),
      errors: ['NotFound'],
    },
  }),
  ...defineRoutes('/front-user', 'learner', {
    account: {
      summary: 'Get the private data of your account',
      body: z.strictObject({}),
      success: ownAccount,
    },
    update: {
      summary: 'Change the language that you learn; the new token belongs to the same session',
      body: z.strictObject({ learn: langCode }),
      success: signedIn,
    },
    contributions: {
      summary: 'List your contributions with their status, the latest first',
      body: z.strictObject({
        kind: contributionKind.optional(),
        status: outcomeFields.status.optional(),
        ...feedFields,
      }),
      success: defineFeed(userContribution).openapi('UserContributionFeed'),
    },
  }),
  export: packageRoute({
    path: '/front-user/export',
    access: 'learner',
    summary: 'Export all data of your account, with your pictures and sounds',
    description:
      'A ZIP archive of `account.json`, which is an AccountExport, and the files that it names',
    request: {},
    errors: ['StorageUnavailable'],
  }),
  changes: streamRoute({
    path: '/front-user/changes',
    access: 'learner',
    summary: 'Stream the changes of your account from all devices',
    event: accountChange,
  }),
  delete: deleteRoute({
    path: '/front-user/delete',
    access: 'learner',
    summary: 'Delete your account with all its data; approved contributions stay without your name',
    body: z.strictObject({
      password: z.string().optional().openapi({
        description: 'Omit it only if the account has none',
        example: 'Word+hoard1',
      }),
    }),
    success: z.object({ deleted: z.literal(true) }),
    errors: ['PasswordInvalid', 'Forbidden'],
  }),
};
