import { z } from '@hono/zod-openapi';
import { newUsername, signedIn } from './auth.ts';
import { socialFailures, socialProviders } from './enumeration.ts';
import { postRoute, redirectRoute } from './route.ts';
import { langCode, mailAddress, username } from './scalar.ts';

const mostLength = 254;
const longestAddress = 2_000;

const socialProvider = z.enum(socialProviders).openapi({ example: 'google' });

const exampleTicket = 'fBYkvhDcG6zJUrZ4RhVbWgYCrAqoAWpqS0gMlvTfEvs';
const ticket = z.string().min(1).max(mostLength).openapi({
  description: 'Works for 5 minutes and one account, in the browser that it was made for',
  example: exampleTicket,
});

/** Somebody whom a provider vouches for, and who has no account here yet. */
const newcomer = z
  .object({
    newcomer: z.object({
      provider: socialProvider,
      suggestedUsername: username,
      email: mailAddress
        .nullable()
        .openapi({ description: 'Absent unless the provider has proved it' }),
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
    exampleAddress: 'https://accounts.google.com/o/oauth2/v2/auth?response_type=code',
  }),
  finishGoogle: redirectRoute({
    path: '/front-auth/social/google/callback',
    access: 'anyone',
    summary: 'Where Google sends a browser back to',
    request: {
      query: z.object({
        state: z
          .string()
          .max(longestAddress)
          .optional()
          .openapi({ example: 'S6aXNcpTdl7WpwnttWxuoja3GTo7KaazkMNG8PQ0Dk4' }),
        code: z.string().max(longestAddress).optional().openapi({ example: '4/0AbCdEfGhIjKlMnOp' }),
        error: z.string().max(longestAddress).optional().openapi({ example: 'access_denied' }),
      }),
    },
    destination: backAtTheApp,
    exampleAddress: `/social-sign-in?ticket=${exampleTicket}`,
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
      photo_url: z
        .string()
        .max(longestAddress)
        .optional()
        .openapi({ example: 'https://t.me/i/userpic/320/reader42.jpg' }),
      auth_date: z.int().min(1).openapi({ description: 'In seconds', example: 1_772_366_400 }),
      hash: z
        .string()
        .regex(/^[\da-f]{64}$/)
        .openapi({
          description: "HMAC-SHA256 of all else, with the bot's key",
          example: 'ca0b675228e5f6d0e2efa689725fe433a4a4949f574f8bc7afea4f9e96ebe46f',
        }),
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
