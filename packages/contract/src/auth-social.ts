import { z } from '@hono/zod-openapi';
import { newUsername, signedIn } from './auth.ts';
import { socialFailures, socialProviders } from './enumeration.ts';
import { postRoute, redirectRoute } from './route.ts';
import { langCode } from './scalar.ts';

const mostLength = 254;
const longestAddress = 2_000;

const socialProvider = z.enum(socialProviders).openapi({ example: 'google' });

const ticket = z.string().min(1).max(mostLength).openapi({
  description: 'Works for 5 minutes and one account, in the browser that it was made for',
  example: 'fBYkvhDcG6zJUrZ4RhVbWgYCrAqoAWpqS0gMlvTfEvs',
});

/** Somebody whom a provider vouches for, and who has no account here yet. */
const newcomer = z
  .object({
    newcomer: z.object({
      provider: socialProvider,
      suggestedUsername: z.string().openapi({ example: 'reader42' }),
      email: z.string().nullable().openapi({
        description: 'Absent unless the provider has proved it',
        example: 'reader@example.org',
      }),
    }),
  })
  .openapi('Newcomer');

const givenText = z.string().max(mostLength);
const backAtTheApp = `the page \`/social-sign-in\` with a \`ticket\`, or with an \`error\`: ${socialFailures.join(', ')}`;

export const socialAuthRoutes = {
  startGoogle: redirectRoute({
    path: '/front-auth/social/google/start',
    access: 'anyone',
    summary: 'Sign in with Google, in a browser',
    request: {
      query: z.object({
        returnTo: z.string().max(longestAddress).optional().openapi({
          description: 'Where in the app to be afterwards; anywhere else counts as `/`',
          example: '/words/en',
        }),
      }),
    },
    destination: 'Google, or back at the app if Google is away',
  }),
  finishGoogle: redirectRoute({
    path: '/front-auth/social/google/callback',
    access: 'anyone',
    summary: 'Where Google sends a browser back to',
    request: {
      query: z.object({
        state: z.string().max(longestAddress).optional(),
        code: z.string().max(longestAddress).optional(),
        error: z.string().max(longestAddress).optional(),
      }),
    },
    destination: backAtTheApp,
  }),
  telegram: postRoute({
    path: '/front-auth/social/telegram',
    access: 'anyone',
    summary: 'Sign in with what the login widget of Telegram has told, within an hour and once',
    body: z.strictObject({
      id: z.int().min(1).openapi({ example: 123_456_789 }),
      first_name: givenText.openapi({ example: 'Ada' }),
      last_name: givenText.optional().openapi({ example: 'Reader' }),
      username: givenText.optional().openapi({ example: 'reader42' }),
      photo_url: z.string().max(longestAddress).optional(),
      auth_date: z.int().min(1).openapi({ description: 'In seconds', example: 1_772_366_400 }),
      hash: z
        .string()
        .regex(/^[\da-f]{64}$/)
        .openapi({ description: "HMAC-SHA256 of all else, with the bot's key" }),
    }),
    success: z.object({ ticket }),
    errors: ['NotFound'],
  }),
  socialSignIn: postRoute({
    path: '/front-auth/social-sign-in',
    access: 'anyone',
    summary:
      'Sign in with a ticket; without an account choose a username and send the ticket again. ' +
      'Whoever is signed in connects it to their account. A ticket that is no good is named as a field',
    body: z.strictObject({
      ticket,
      username: newUsername.optional(),
      learn: langCode.optional().openapi({ description: 'Belongs to the username' }),
    }),
    success: z.union([signedIn, newcomer]),
    errors: ['UsernameInvalid', 'UsernameExists', 'EmailExists', 'SimilarRecordAlreadyExists'],
  }),
  unlinkSocial: postRoute({
    path: '/front-auth/social/unlink',
    access: 'learner',
    summary: 'Disconnect a provider; the last way to sign in stays',
    body: z.strictObject({ provider: socialProvider }),
    success: z.object({ unlinked: z.literal(true) }),
    errors: ['Forbidden', 'NotFound'],
  }),
};
