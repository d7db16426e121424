import { z } from '@hono/zod-openapi';
import { socialFailures, socialProviders } from '../base/enumeration.ts';
import { postRoute, redirectRoute } from '../base/route.ts';
import { langCode, mailAddress, username } from '../base/scalar.ts';
import { currentPassword, newUsername, signedIn } from './auth-routes.ts';

const maxTextLength = 254;
const maxAddressLength = 2_000;

const parameter = z.string().max(maxAddressLength).optional();

const socialProvider = z.enum(socialProviders).openapi({ example: 'google' });

const exampleTicket = 'fBYkvhDcG6zJUrZ4RhVbWgYCrAqoAWpqS0gMlvTfEvs';
const ticket = z.string().min(1).max(maxTextLength).openapi({
  description: 'Valid for 5 minutes, one account and the browser that it was issued to',
  example: exampleTicket,
});

/** A person with a verified identity who has no account here yet. */
const newcomer = z
  .object({
    newcomer: z.object({
      provider: socialProvider,
      suggestedUsername: username,
      email: mailAddress.nullable().describe('Null unless the provider verified it'),
    }),
  })
  .openapi('Newcomer');

/** The signature covers lines of `name=value`: a line break in a value could forge another field. */
const noControlCharacters = /^[ -~\u00a0-\uffff]*$/;
const givenText = z.string().max(maxTextLength).regex(noControlCharacters);
const destination = `the page \`/social-sign-in\` with a \`ticket\`, or with an \`error\`: ${socialFailures.join(', ')}`;

export const socialAuthRoutes = {
  telegram: postRoute({
    path: '/front-auth/social/telegram',
    access: 'anyone',
    summary:
      'Sign in with the data of the Telegram login widget, which is valid once and for an hour',
    body: z.strictObject({
      id: z.int().min(1).openapi({ example: 123_456_789 }),
      first_name: givenText.openapi({ example: 'Ada' }),
      last_name: givenText.optional().openapi({ example: 'Reader' }),
      username: givenText.optional().openapi({ example: 'reader42' }),
      photo_url: z
        .string()
        .max(maxAddressLength)
        .regex(noControlCharacters)
        .optional()
        .openapi({ example: 'https://t.me/i/userpic/320/reader42.jpg' }),
      auth_date: z.int().min(1).openapi({ description: 'In seconds', example: 1_772_366_400 }),
      hash: z
        .string()
        .regex(/^[\da-f]{64}$/)
        .openapi({
          description: "HMAC-SHA256 of the other fields with the bot's key",
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
      'Sign in with a ticket. Without an account, choose a username and send the ticket again. ' +
      'If you are signed in, the identity is connected to your account, which requires your password. ' +
      'An invalid ticket is a field error',
    body: z.strictObject({
      ticket,
      username: newUsername.optional(),
      learn: langCode.optional().describe('Required with the username'),
      password: currentPassword
        .optional()
        .describe('Required if you are signed in to an account that has a password'),
    }),
    success: z.union([signedIn, newcomer]),
    errors: [
      'UsernameInvalid',
      'UsernameExists',
      'EmailExists',
      'PasswordInvalid',
      'SimilarRecordAlreadyExists',
    ],
  }),
  startGoogle: redirectRoute({
    path: '/front-auth/social/google/start',
    access: 'anyone',
    summary: 'Start a sign-in with Google in a browser',
    request: {
      query: z.object({
        returnTo: parameter.openapi({
          description: 'The page of the app to return to; other addresses are replaced by `/`',
          example: '/words/en',
        }),
      }),
    },
    destination: 'Google, or the app if Google is unavailable',
    exampleAddress: 'https://accounts.google.com/o/oauth2/v2/auth?response_type=code',
  }),
  finishGoogle: redirectRoute({
    path: '/front-auth/social/google/callback',
    access: 'anyone',
    summary: 'Finish a sign-in with Google: the redirect address that Google calls',
    request: {
      query: z.object({
        state: parameter.openapi({ example: 'S6aXNcpTdl7WpwnttWxuoja3GTo7KaazkMNG8PQ0Dk4' }),
        code: parameter.openapi({ example: '4/0AbCdEfGhIjKlMnOp' }),
        error: parameter.openapi({ example: 'access_denied' }),
      }),
    },
    destination,
    exampleAddress: `/social-sign-in?ticket=${exampleTicket}`,
  }),
  unlinkSocial: postRoute({
    path: '/front-auth/social/unlink',
    access: 'learner',
    summary: 'Disconnect a provider; the last sign-in method cannot be removed',
    body: z.strictObject({ provider: socialProvider }),
    success: z.object({ unlinked: z.literal(true) }),
    errors: ['Forbidden', 'NotFound'],
  }),
};

export type Newcomer = z.infer<typeof newcomer>;
