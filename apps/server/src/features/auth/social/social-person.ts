import { socialProviders } from '@wordhoard/contract/enumeration';
import { z } from 'zod';

/** A person as identified by a sign-in provider. */
export const socialPerson = z.object({
  provider: z.enum(socialProviders),
  /** The provider's own, unchanging name for the person. */
  subject: z.string(),
  /** Absent unless the provider has proved it. */
  email: z.string().nullable(),
  suggestedUsername: z.string(),
});

export type SocialPerson = z.infer<typeof socialPerson>;

const anybody = 'reader';
const shortest = 6;
/** Leaves room for a number behind. */
const longest = 40;

/** A username out of the first name that lends itself to one. */
export function suggestUsername(names: readonly string[]): string {
  const [name = ''] = names.map(plain).filter((text) => text !== '');
  return name.length < shortest ? `${name}${anybody}` : name;
}

/** The same, and some with a number behind, for when it is taken. */
export const usernamesLike = (username: string, anyNumber: number): string[] => [
  username,
  `${username}2`,
  `${username}3`,
  `${username}${anyNumber}`,
];

/** Latin letters without their marks, and digits behind the first of them. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/^\d+/, '')
    .slice(0, longest);
