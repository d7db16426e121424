import { type LocaleCode, localeCodes } from '@wordhoard/contract/enumeration';
import { serverMessages } from '@wordhoard/i18n/server';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { endSessions } from './session.ts';
import {
  findAccountById,
  holdPassword,
  type StoredAccount,
  setEmail,
  toShownEmail,
} from './store.ts';
import { deleteTickets, issueTicket, takeTicket } from './ticket.ts';

const changing = { purpose: 'change-email', milliseconds: 60 * 60 * 1_000 };
/** For a week, the owner of the former address can undo the change. */
const restoring = { purpose: 'restore-email', milliseconds: 7 * 24 * 60 * 60 * 1_000 };

/** A link to a new address is invalid once the password has changed. */
const changeData = z.object({ email: z.string(), passwordHash: z.string().nullable() });
const restoreData = z.object({ email: z.string() });

type Ports = Pick<Services, 'database' | 'now' | 'publicUrl' | 'mail'>;

const settings = { expireInSeconds: 60, retryLimit: 8, retryDelay: 10, retryBackoff: true };
const mailRequest = z.object({ userId: z.uuid(), email: z.string(), locale: z.enum(localeCodes) });

type MailRequest = z.infer<typeof mailRequest>;

const mailJob = { payload: mailRequest, settings, pollingIntervalSeconds: 1 };

/** Asks the owner of a new address to confirm it. Links that were sent before become invalid. */
export const mailNewAddressJob: Job<MailRequest, Ports> = {
  ...mailJob,
  name: 'mail-new-address',
  async run({ userId, email, locale }, { database, now, ...ports }) {
    const account = await findAccountById(database, userId);
    if (account === undefined) return;
    await deleteTickets(database, { purpose: changing.purpose, userId });
    const { passwordHash } = account;
    const secret = await issueTicket(database, {
      purpose: changing.purpose,
      userId,
      data: { email, passwordHash } satisfies z.infer<typeof changeData>,
      expiresAt: new Date(now().getTime() + changing.milliseconds),
    });
    const link = buildLink(secret, ports);
    const content = serverMessages(locale).changeEmailMail({ username: account.username, link });
    await ports.mail.send({ to: email, ...content });
  },
};

/** Tells the owner of the former address, to whom the account may belong. */
export const mailFormerAddressJob: Job<MailRequest, Ports> = {
  ...mailJob,
  name: 'mail-former-address',
  async run({ userId, email, locale }, { database, now, ...ports }) {
    const account = await findAccountById(database, userId);
    if (account === undefined) return;
    const secret = await issueTicket(database, {
      purpose: restoring.purpose,
      userId,
      data: { email } satisfies z.infer<typeof restoreData>,
      expiresAt: new Date(now().getTime() + restoring.milliseconds),
    });
    const content = serverMessages(locale).emailChangedMail({
      username: account.username,
      email: toShownEmail(account.email ?? ''),
      link: buildLink(secret, ports),
    });
    await ports.mail.send({ to: email, ...content });
  },
};

const buildLink = (secret: string, { publicUrl }: Pick<Ports, 'publicUrl'>): string =>
  `${publicUrl}/confirm-email?token=${secret}`;

interface Confirmation {
  secret: string;
  locale: LocaleCode;
}

/** Gives an account the address to which the link was mailed. */
export async function confirmEmail(
  { secret, locale }: Confirmation,
  { database, now, jobs }: Pick<Services, 'database' | 'now' | 'jobs'>,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const change = await takeChange(transaction, secret, now());
    if (change !== undefined) {
      const { account, email } = change;
      await setEmail(transaction, account.id, email);
      if (account.email !== null) {
        const request = { userId: account.id, email: account.email, locale };
        await jobs.send(mailFormerAddressJob, request, transaction);
      }
      return email;
    }
    return restoreEmail(transaction, secret, now());
  });
}

async function takeChange(
  transaction: Database,
  secret: string,
  now: Date,
): Promise<{ account: StoredAccount; email: string } | undefined> {
  const ticket = await takeTicket(transaction, { purpose: changing.purpose, secret, now });
  if (ticket === undefined) return undefined;
  const { email, passwordHash } = changeData.parse(ticket.data);
  const account = ticket.userId ? await findAccountById(transaction, ticket.userId) : undefined;
  if (account === undefined || !(await holdPassword(transaction, { ...account, passwordHash })))
    throw expired();
  return { account, email };
}

/** Takes back a change and those after it, whose former addresses may belong to an intruder. */
async function restoreEmail(transaction: Database, secret: string, now: Date): Promise<string> {
  const ticket = await takeTicket(transaction, { purpose: restoring.purpose, secret, now });
  if (!ticket?.userId) throw expired();
  const { userId, expiresAt } = ticket;
  const { email } = restoreData.parse(ticket.data);
  await setEmail(transaction, userId, email);
  await deleteTickets(transaction, { purpose: restoring.purpose, userId, since: expiresAt });
  await deleteTickets(transaction, { purpose: changing.purpose, userId });
  await endSessions(transaction, userId);
  return email;
}

const expired = () => new ApplicationError('EmailTokenExpired');
