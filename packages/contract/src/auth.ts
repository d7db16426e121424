import { z } from '@hono/zod-openapi';
import { email, password, required, username } from '@wordhoard/validators';
import { checked } from '@wordhoard/validators/zod';
import { UserRole } from './enumeration.ts';
import { postRoute } from './route.ts';
import { id, langCode } from './scalar.ts';

const mostLength = 254;

export const newUsername = checked(z.string(), required(), username()).openapi({
  example: 'reader42',
});
const emailAddress = checked(z.string(), required(), email()).openapi({
  example: 'reader@example.org',
});
const newPassword = checked(z.string(), required(), password()).openapi({ example: 'Word+hoard1' });
/** One that was set before: whether it keeps today's rule is not asked. */
const knownPassword = z.string().min(1).openapi({ example: 'Word+hoard1' });

/** Who is signed in. */
export const account = z
  .object({
    id,
    username: z.string().openapi({ example: 'reader42' }),
    learn: langCode,
    role: z.enum(UserRole).openapi({ example: UserRole.Learner }),
  })
  .openapi('Account');

export const signedIn = z
  .object({
    token: z.string().openapi({
      description: 'A JWT, good for 7 days',
      example:
        'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VybmFtZSI6InJlYWRlcjQyIn0.g9zNQul9Ty9qTQ6TMq2QyTImdPRZE8H5kog0X_jrUv8',
    }),
    user: account,
  })
  .openapi('SignedIn');

export const authRoutes = {
  signUp: postRoute({
    path: '/front-auth/sign-up',
    access: 'anyone',
    summary: 'Make an account and sign in',
    body: z.strictObject({
      username: newUsername,
      email: emailAddress,
      password: newPassword,
      learn: langCode,
    }),
    success: signedIn,
    errors: ['UsernameInvalid', 'EmailInvalid', 'PasswordInvalid', 'UsernameExists', 'EmailExists'],
  }),
  signIn: postRoute({
    path: '/front-auth/sign-in',
    access: 'anyone',
    summary: 'Sign in with a username or an e-mail address',
    body: z.strictObject({
      login: z.string().trim().min(1).max(mostLength).openapi({ example: 'reader42' }),
      password: knownPassword,
    }),
    success: signedIn,
    errors: ['PasswordInvalid'],
  }),
  signOut: postRoute({
    path: '/front-auth/sign-out',
    access: 'learner',
    summary: 'End this session',
    body: z.strictObject({}),
    success: z.object({ signedOut: z.literal(true) }),
  }),
  forgotPassword: postRoute({
    path: '/front-auth/forgot-password',
    access: 'anyone',
    summary: 'Send a link to choose a new password, if there is an account with the address',
    body: z.strictObject({ email: emailAddress }),
    success: z.object({ sent: z.literal(true) }),
    errors: ['EmailInvalid'],
  }),
  resetPassword: postRoute({
    path: '/front-auth/reset-password',
    access: 'anyone',
    summary: 'Choose a new password with the token of a mailed link; ends all sessions',
    body: z.strictObject({
      token: z.string().min(1).max(mostLength).openapi({
        description: 'Works once, for an hour',
        example: 'Ab4wu0ondlw3Ri5r8qC_i2wQn5vp2B5v1WRV2xpzakM',
      }),
      password: newPassword,
    }),
    success: signedIn,
    errors: ['PasswordInvalid', 'ResetPasswordTokenExpired'],
  }),
  changePassword: postRoute({
    path: '/front-auth/change-password',
    access: 'learner',
    summary: 'Choose another password; ends all other sessions',
    body: z.strictObject({
      password: knownPassword.optional().openapi({ description: 'Absent if there is none yet' }),
      newPassword,
    }),
    success: z.object({ changed: z.literal(true) }),
    errors: ['PasswordInvalid'],
  }),
};

export type Account = z.infer<typeof account>;
export type SignedIn = z.infer<typeof signedIn>;
