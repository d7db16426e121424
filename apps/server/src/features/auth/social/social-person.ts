import { socialProviders } from '@wordhoard/contract/enumeration';
import { z } from 'zod';

/** A person as identified by a sign-in provider. */
export const socialPerson = z.object({
  provider: z.enum(socialProviders),
  /** The provider's permanent id of the person. */
  subject: z.string(),
  /** Null unless the provider has verified it. */
  email: z.string().nullable(),
  suggestedUsername: z.string(),
});

export type SocialPerson = z.infer<typeof socialPerson>;

const suffix = 'reader';
const shortest = 6;
/** Leaves room for a number at the end. */
const longest = 40;

/** Makes a username from the first name that contains usable characters. */
export function suggestUsername(names: readonly string[]): string {
  const [name = ''] = names.map(plain).filter((text) => text !== '');
  return name.length < shortest ? `${name}${suffix}` : name;
}

/** A username, and variants with a number in case it is taken. */
export const usernamesLike = (username: string, anyNumber: number): string[] => [
  username,
  `${username}2`,
  `${username}3`,
  `${username}${anyNumber}`,
];

/** Keeps Latin letters without diacritics, and digits after the first letter. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/^\d+/, '')
    .slice(0, longest);
