import { z } from '@hono/zod-openapi';
import { UserRole } from '../base/enumeration.ts';
import { id, storedLangCode } from '../base/scalar.ts';

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
