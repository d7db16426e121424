import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { serverMessages } from '@wordhoard/i18n/server';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Services } from '../../platform/services.ts';
import { hashPassword } from './password.ts';
import { endSessionsOf } from './session.ts';
import { findAccountById, holdPassword, type StoredAccount, setPassword } from './store.ts';
import { issueTicket, takeTicket } from './ticket.ts';

const purpose = 'reset-password';
const ticketMilliseconds = 60 * 60 * 1_000;

/** A link is for the password that was forgotten: once there is another, it is of no use. */
const ticketData = z.object({ passwordHash: z.string().nullable() });

type Ports = Pick<Services, 'database' | 'now' | 'publicUrl' | 'mail'>;

export async function mailResetLink(
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

/** Gives the bearer of a mailed link a new password, and nobody else a session. */
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
  await setPassword(transaction, id, await hashPassword(password));
  await endSessionsOf(transaction, id);
  return account;
}

const expired = () => new ApplicationError('ResetPasswordTokenExpired');
