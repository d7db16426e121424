import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';

interface NewTicket {
  /** A ticket for one thing is none for another. */
  purpose: string;
  userId?: string;
  /** What the purpose needs when the ticket comes back. */
  data?: object;
  expiresAt: Date;
}

export interface Ticket {
  userId: string | null;
  data: unknown;
}

/** Answers the secret to mail or to redirect with. It is told this once: only its digest is kept. */
export async function issueTicket(
  database: Database,
  { purpose, userId, data = {}, expiresAt }: NewTicket,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await database.execute(
    sql`insert into ticket (digest, purpose, user_id, data, expires_at)
        values (${digestOf(secret)}, ${purpose}, ${userId ?? null}, ${JSON.stringify(data)}::jsonb,
          ${expiresAt})`,
  );
  return secret;
}

interface Presented {
  purpose: string;
  secret: string;
  now: Date;
}

/** Gives a ticket to the first who presents its secret in time, and to nobody after. */
export function takeTicket(
  database: Database,
  { purpose, secret, now }: Presented,
): Promise<Ticket | undefined> {
  return selectRow<Ticket>(
    database,
    sql`delete from ticket
        where digest = ${digestOf(secret)} and purpose = ${purpose} and expires_at > ${now}
        returning user_id as "userId", data`,
  );
}

/** What a ticket is for, while it goes on to be good. */
export function readTicket(
  database: Database,
  { purpose, secret, now }: Presented,
): Promise<Ticket | undefined> {
  return selectRow<Ticket>(
    database,
    sql`select user_id as "userId", data from ticket
        where digest = ${digestOf(secret)} and purpose = ${purpose} and expires_at > ${now}`,
  );
}

/** Notes that a secret which somebody else has made was used, and tells whether it is the first time. */
export async function markUsed(
  database: Database,
  { purpose, secret, expiresAt }: Pick<NewTicket, 'purpose' | 'expiresAt'> & { secret: string },
): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`insert into ticket (digest, purpose, expires_at)
        values (${digestOf(secret)}, ${purpose}, ${expiresAt})
        on conflict do nothing returning digest`,
  );
  return row !== undefined;
}

export async function removeExpiredTickets(database: Database, now: Date): Promise<void> {
  await database.execute(sql`delete from ticket where expires_at <= ${now}`);
}

export const digestOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
