import { socialProviders } from '@wordhoard/contract/enumeration';
import { z } from 'zod';

/** Somebody as a provider vouches for them. */
export const socialPerson = z.object({
  provider: z.enum(socialProviders),
  /** The provider's own, unchanging name for the person. */
  subject: z.string(),
  /** Absent unless the provider has proved it. */
  email: z.string().nullable(),
  suggestedUsername: z.string(),
});

export type SocialPerson = z.infer<typeof socialPerson>;
