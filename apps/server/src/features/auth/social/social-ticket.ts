import type { FieldIssue } from '@wordhoard/validators/zod';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { issueTicket, readTicket, type Ticket, takeTicket } from '../ticket.ts';
import { type SocialPerson, socialPerson } from './social-person.ts';

const purpose = 'social';
const ticketMilliseconds = 5 * 60 * 1_000;

const ticketData = z.object({ person: socialPerson, browser: z.string() });

interface SocialProof {
  person: SocialPerson;
  /** The browser that signed in with the provider. No other browser can use the ticket. */
  browser: string;
  now: Date;
}

export const issueSocialTicket = (
  database: Database,
  { person, browser, now }: SocialProof,
): Promise<string> =>
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
export const readPerson = async (
  database: Database,
  { secret, browser, now }: PresentedTicket,
): Promise<SocialPerson> =>
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
    const fields: FieldIssue[] = [{ path: 'ticket', issue: { code: 'invalid' } }];
    throw new ApplicationError('ParameterInvalid', { fields });
  }
  return data.person;
}
