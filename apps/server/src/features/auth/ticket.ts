import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ticket } from '../../schema/auth.ts';

interface NewTicket {
  /** A ticket is valid for one purpose only. */
  purpose: string;
  userId?: string;
  /** What the purpose needs when the ticket is presented. */
  data?: object;
  expiresAt: Date;
}

export type Ticket = Pick<typeof ticket.$inferSelect, 'userId' | 'data' | 'expiresAt'>;

const columns = { userId: ticket.userId, data: ticket.data, expiresAt: ticket.expiresAt };

/** Returns the secret of a new ticket, to be mailed or redirected with. Only its digest is stored. */
export async function issueTicket(
  database: Database,
  { purpose, userId, data = {}, expiresAt }: NewTicket,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await database
    .insert(ticket)
    .values({ digest: computeDigest(secret), purpose, userId, data, expiresAt });
  return secret;
}

interface TicketUse {
  purpose: string;
  secret: string;
  now: Date;
}

/** Uses up a valid ticket. Of several requests with the same secret, one gets it. */
export async function takeTicket(
  database: Database,
  presented: TicketUse,
): Promise<Ticket | undefined> {
  const [used] = await database.delete(ticket).where(isValid(presented)).returning(columns);
  return used;
}

/** Reads a valid ticket without using it up. */
export async function readTicket(
  database: Database,
  presented: TicketUse,
): Promise<Ticket | undefined> {
  const [found] = await database.select(columns).from(ticket).where(isValid(presented));
  return found;
}

interface Withdrawal {
  purpose: string;
  userId: string;
  /** Keeps tickets that expire earlier. */
  since?: Date;
}

export async function deleteTickets(
  database: Database,
  { purpose, userId, since }: Withdrawal,
): Promise<void> {
  const isLater = since && gte(ticket.expiresAt, since);
  await database
    .delete(ticket)
    .where(and(eq(ticket.userId, userId), eq(ticket.purpose, purpose), isLater));
}

const isValid = ({ purpose, secret, now }: TicketUse) =>
  and(
    eq(ticket.digest, computeDigest(secret)),
    eq(ticket.purpose, purpose),
    gt(ticket.expiresAt, now),
  );

/** Marks a secret of another system as used. Returns whether it was unused. */
export async function markUsed(
  database: Database,
  { purpose, secret, expiresAt }: Pick<NewTicket, 'purpose' | 'expiresAt'> & { secret: string },
): Promise<boolean> {
  const marked = await database
    .insert(ticket)
    .values({ digest: computeDigest(secret), purpose, expiresAt })
    .onConflictDoNothing()
    .returning({ digest: ticket.digest });
  return marked.length > 0;
}

export const computeDigest = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
