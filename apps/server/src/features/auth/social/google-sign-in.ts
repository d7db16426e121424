import type { SocialFailure } from '@wordhoard/contract/enumeration';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { issueTicket, takeTicket } from '../ticket.ts';
import { type Google, newProof, proof, SocialError } from './google.ts';
import { issueSocialTicket } from './social-person.ts';
import type { SocialServices } from './social-providers.ts';

const purpose = 'google';
const ticketMilliseconds = 10 * 60 * 1_000;

/** Stored while a person is at Google. The secret of its ticket is the OAuth state. */
const attempt = proof.extend({ returnTo: z.string(), browser: z.string() });
type Attempt = z.infer<typeof attempt>;

type Ports = Pick<SocialServices, 'database' | 'now' | 'log' | 'social'>;

/** The address that starts a sign-in. */
export async function startGoogleSignIn(
  { returnTo, browser }: Pick<Attempt, 'returnTo' | 'browser'>,
  { database, now, log, social }: Ports,
): Promise<string> {
  try {
    const google = requireGoogle(social.google);
    const data: Attempt = { ...newProof(), returnTo, browser };
    const expiresAt = new Date(now().getTime() + ticketMilliseconds);
    const state = await issueTicket(database, { purpose, data, expiresAt });
    return await google.addressFor({ ...data, state });
  } catch (error) {
    return addressInApp({ error: reportFailure(error, log), returnTo });
  }
}

interface Return {
  state: string;
  /** The whole query of Google's redirect. */
  query: string;
  browser: string | undefined;
}

/** The address in the app for a browser that returns from Google. */
export async function finishGoogleSignIn(
  { state, query, browser }: Return,
  { database, now, log, social }: Ports,
): Promise<string> {
  const attempt = await takeAttempt(database, state, now());
  if (attempt === undefined) return addressInApp({ error: 'expired' });
  const { returnTo } = attempt;
  try {
    if (browser === undefined || browser !== attempt.browser) throw new SocialError('invalid');
    const person = await requireGoogle(social.google).personOf(query, { ...attempt, state });
    const ticket = await issueSocialTicket(database, { person, browser, now: now() });
    return addressInApp({ ticket, returnTo });
  } catch (error) {
    return addressInApp({ error: reportFailure(error, log), returnTo });
  }
}

async function takeAttempt(database: Database, state: string, now: Date) {
  const ticket = await takeTicket(database, { purpose, secret: state, now });
  return ticket && attempt.parse(ticket.data);
}

function requireGoogle(google: Google | undefined): Google {
  if (google === undefined) throw new SocialError('unavailable');
  return google;
}

/** Logs the reason for the operator, without the codes and tokens that an error may contain. */
function reportFailure(error: unknown, log: SocialServices['log']): SocialFailure {
  if (!(error instanceof SocialError)) throw error;
  const { failure, cause } = error;
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined;
  if (failure !== 'denied') log.warn({ failure, reason }, 'a sign-in with Google failed');
  return failure;
}

const addressInApp = (outcome: Record<string, string>): string =>
  `/social-sign-in?${new URLSearchParams(outcome)}`;
