import { type LocaleCode, localeCodes } from '@wordhoard/contract/enumeration';
import { serverMessages } from '@wordhoard/i18n/server';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { hashPassword } from './password.ts';
import { endSessions } from './session.ts';
import {
  findAccountById,
  holdPassword,
  type StoredAccount,
  setPassword,
  unlinkIdentities,
} from './store.ts';
import { issueTicket, takeTicket } from './ticket.ts';

const purpose = 'reset-password';
const ticketMilliseconds = 60 * 60 * 1_000;

/** A link is invalid once the password has changed. */
const ticketData = z.object({ passwordHash: z.string().nullable() });

type Ports = Pick<Services, 'database' | 'now' | 'publicUrl' | 'mail'>;

/** Without a user there is nothing to do: the response must not reveal whether an account exists. */
const mailRequest = z.object({ userId: z.uuid().nullable(), locale: z.enum(localeCodes) });

export const mailResetLinkJob: Job<z.infer<typeof mailRequest>, Ports> = {
  name: 'mail-reset-link',
  payload: mailRequest,
  // The last attempt is 20 to 45 minutes after the first.
  settings: { expireInSeconds: 60, retryLimit: 8, retryDelay: 10, retryBackoff: true },
  pollingIntervalSeconds: 1,
  async run({ userId, locale }, tools) {
    if (userId === null) return;
    const account = await findAccountById(tools.database, userId);
    if (account !== undefined) await mailResetLink(account, locale, tools);
  },
};

async function mailResetLink(
  { id: userId, username, email, passwordHash }: StoredAccount,
  locale: LocaleCode,
  { database, now, publicUrl, mail }: Ports,
): Promise<void> {
  if (email === null) return;
  const secret = await issueTicket(database, {
    purpose,
    userId,
    data: { passwordHash } satisfies z.infer<typeof ticketData>,
    expiresAt: new Date(now().getTime() + ticketMilliseconds),
  });
  const link = `${publicUrl}/reset-password?token=${secret}`;
  await mail.send({ to: email, ...serverMessages(locale).resetPasswordMail({ username, link }) });
}

/** Sets a new password for the holder of a mailed link. */
export async function resetPassword(
  transaction: Database,
  { secret, password, now }: { secret: string; password: string; now: Date },
): Promise<StoredAccount> {
  const ticket = await takeTicket(transaction, { purpose, secret, now });
  const account = ticket?.userId ? await findAccountById(transaction, ticket.userId) : undefined;
  if (ticket === undefined || account === undefined) throw expired();
  const { id } = account;
  const { passwordHash } = ticketData.parse(ticket.data);
  if (!(await holdPassword(transaction, { id, passwordHash }))) throw expired();
  await recoverAccount(transaction, id, await hashPassword(password));
  return account;
}

/** Leaves the new password as the only way to sign in: others may know the former one, or have connected a provider. */
export async function recoverAccount(transaction: Database, userId: string, passwordHash: string) {
  await setPassword(transaction, userId, passwordHash);
  await unlinkIdentities(transaction, userId);
  await endSessions(transaction, userId);
}

const expired = () => new ApplicationError('ResetPasswordTokenExpired');
