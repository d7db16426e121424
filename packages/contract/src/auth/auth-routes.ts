import { z } from '@hono/zod-openapi';
import { email, password, required, username } from '@wordhoard/validators';
import { checked } from '@wordhoard/validators/zod';
import { socialProviders, UserRole } from '../base/enumeration.ts';
import { defineRoutes } from '../base/route.ts';
import { createdId, id, langCode, mailAddress, storedLangCode } from '../base/scalar.ts';

/** The account that is signed in. */
export const account = z
  .object({
    id,
    username: z.string().openapi({ example: 'reader42' }),
    learn: storedLangCode,
    role: z.enum(UserRole).openapi({ example: UserRole.Learner }),
  })
  .openapi('Account');

export const signedIn = z
  .object({
    token: z.string().openapi({
      description: 'A JWT that is valid for 7 days',
      example:
        'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VybmFtZSI6InJlYWRlcjQyIn0.g9zNQul9Ty9qTQ6TMq2QyTImdPRZE8H5kog0X_jrUv8',
    }),
    user: account,
  })
  .openapi('SignedIn');

export type Account = z.infer<typeof account>;

export type SignedIn = z.infer<typeof signedIn>;

const maxLoginLength = 254;

export const newUsername = checked(z.string(), required(), username()).openapi({
  example: 'reader42',
});

const emailAddress = checked(z.string(), required(), email()).openapi({
  example: 'reader@example.org',
});

const newPassword = checked(z.string(), required(), password()).openapi({ example: 'Word+hoard1' });

/** May be older than the current password rules, so they are not checked. */
export const currentPassword = z.string().min(1).openapi({ example: 'Word+hoard1' });

export const authRoutes = {
  ...defineRoutes('/front-auth', 'anyone', {
    signUp: {
      summary: 'Create an account and sign in',
      body: z.strictObject({
        id: createdId,
        username: newUsername,
        email: emailAddress,
        password: newPassword,
        learn: langCode,
      }),
      success: signedIn,
      errors: [
        'UsernameInvalid',
        'EmailInvalid',
        'PasswordInvalid',
        'UsernameExists',
        'EmailExists',
        'SimilarRecordAlreadyExists',
      ],
    },
    signIn: {
      summary: 'Sign in with a username or an e-mail address',
      body: z.strictObject({
        login: z.string().trim().min(1).max(maxLoginLength).openapi({ example: 'reader42' }),
        password: currentPassword,
      }),
      success: signedIn,
      errors: ['PasswordInvalid'],
    },
    forgotPassword: {
      summary: 'Send a link for choosing a new password, if an account has the address',
      body: z.strictObject({ email: emailAddress }),
      success: z.object({ sent: z.literal(true) }),
      errors: ['EmailInvalid'],
    },
    resetPassword: {
      summary:
        'Set a new password with the token of a mailed link; ends all sessions and disconnects all providers',
      body: z.strictObject({
        token: z.string().min(1).max(maxLoginLength).openapi({
          description: 'Valid once, for an hour',
          example: 'Ab4wu0ondlw3Ri5r8qC_i2wQn5vp2B5v1WRV2xpzakM',
        }),
        password: newPassword,
      }),
      success: signedIn,
      errors: ['ResetPasswordTokenExpired'],
    },
    confirmEmail: {
      summary:
        'Give an account the address of a mailed link; the former address gets a link that takes the change back',
      body: z.strictObject({
        token: z.string().min(1).max(maxLoginLength).openapi({
          description: 'Valid once, for an hour, or for a week if it takes a change back',
          example: 'Zk3mHc0x8vQeYt5rN1uWJp7aLd2bGs9fKo4iTq6yMwE',
        }),
      }),
      success: z.object({ email: mailAddress }),
      errors: ['EmailTokenExpired', 'EmailExists'],
    },
  }),
  ...defineRoutes('/front-auth', 'learner', {
    signOut: {
      summary: 'End this session',
      body: z.strictObject({}),
      success: z.object({ signedOut: z.literal(true) }),
    },
    changePassword: {
      summary: 'Change your password; ends all other sessions',
      body: z.strictObject({
        password: currentPassword.optional().describe('Omit it if the account has none yet'),
        newPassword,
      }),
      success: z.object({
        changed: z.literal(true),
        providers: z.array(z.enum(socialProviders)).openapi({
          description: 'Providers that can still sign in to the account',
          example: ['google'],
        }),
      }),
      errors: ['PasswordInvalid'],
    },
    changeEmail: {
      summary:
        'Send a link to a new e-mail address, which becomes that of your account once the link is used',
      body: z.strictObject({
        email: emailAddress,
        password: currentPassword.optional().describe('Omit it if the account has none'),
      }),
      success: z.object({ sent: z.literal(true) }),
      errors: ['EmailInvalid', 'EmailExists', 'PasswordInvalid'],
    },
  }),
};
