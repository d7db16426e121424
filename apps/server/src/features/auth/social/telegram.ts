import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import {
  type ApplicationError,
  buildFieldError,
} from '../../../platform/errors/application-error.ts';
import { markUsed } from '../ticket.ts';
import { type SocialPerson, suggestUsername } from './social-person.ts';

const validMilliseconds = 60 * 60 * 1_000;
/** Tolerance for clocks that differ. */
const aheadMilliseconds = 5 * 60 * 1_000;

/** The response of Telegram's login widget, with Telegram's names. */
export interface TelegramLogin {
  id: number;
  first_name: string;
  last_name?: string | undefined;
  username?: string | undefined;
  photo_url?: string | undefined;
  auth_date: number;
  hash: string;
}

interface Ports {
  database: Database;
  botToken: string;
  now: Date;
}

/** Verifies a recent response of the login widget, which is accepted once. */
export async function proveTelegramLogin(login: TelegramLogin, { database, botToken, now }: Ports) {
  if (!isSignedWith(botToken, login)) throw refused('hash');
  const signedAt = login.auth_date * 1_000;
  const age = now.getTime() - signedAt;
  if (age >= validMilliseconds || age < -aheadMilliseconds) throw refused('auth_date');
  const mark = {
    purpose: 'telegram-login',
    secret: login.hash,
    expiresAt: new Date(signedAt + validMilliseconds),
  };
  if (!(await markUsed(database, mark))) throw refused('hash');
  return toPerson(login);
}

/** See https://core.telegram.org/widgets/login#checking-authorization. */
function isSignedWith(botToken: string, { hash, ...fields }: TelegramLogin): boolean {
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const key = createHash('sha256').update(botToken).digest();
  const expected = createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(expected, Buffer.from(hash, 'hex'));
}

const toPerson = ({
  id,
  first_name,
  last_name = '',
  username = '',
}: TelegramLogin): SocialPerson => ({
  provider: 'telegram',
  subject: String(id),
  email: null,
  suggestedUsername: suggestUsername([username, `${first_name}${last_name}`]),
});

const refused = (path: keyof TelegramLogin): ApplicationError =>
  buildFieldError(path, { code: 'invalid' });
