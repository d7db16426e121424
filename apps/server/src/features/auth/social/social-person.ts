import { socialProviders } from '@wordhoard/contract/enumeration';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { buildFieldError } from '../../../platform/errors/application-error.ts';
import { issueTicket, readTicket, type Ticket, takeTicket } from '../ticket.ts';

/** A person as identified by a sign-in provider. */
const socialPerson = z.object({
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

const purpose = 'social';
const ticketMilliseconds = 5 * 60 * 1_000;

const ticketData = z.object({ person: socialPerson, browser: z.string() });

interface SocialProof {
  person: SocialPerson;
  /** The browser that signed in with the provider. No other browser can use the ticket. */
  browser: string;
  now: Date;
}

export const issueSocialTicket = (database: Database, { person, browser, now }: SocialProof) =>
  issueTicket(database, {
    purpose,
    data: { person, browser } satisfies z.infer<typeof ticketData>,
    expiresAt: new Date(now.getTime() + ticketMilliseconds),
  });

export interface PresentedTicket {
  secret: string;
  browser: string | undefined;
  now: Date;
}

/** The person of a valid ticket. */
export const readPerson = async (database: Database, { secret, browser, now }: PresentedTicket) =>
  checkPerson(await readTicket(database, { purpose, secret, now }), browser);

/** The person of a valid ticket, which the transaction uses up. */
export const takePerson = async (
  transaction: Database,
  { secret, browser, now }: PresentedTicket,
): Promise<SocialPerson> =>
  checkPerson(await takeTicket(transaction, { purpose, secret, now }), browser);

/** Does not throw `InvalidToken`, on which the browser would end its session. */
function checkPerson(ticket: Ticket | undefined, browser: string | undefined): SocialPerson {
  const data = ticket && ticketData.parse(ticket.data);
  if (data === undefined || data.browser !== browser) {
    throw buildFieldError('ticket', { code: 'invalid' });
  }
  return data.person;
}
