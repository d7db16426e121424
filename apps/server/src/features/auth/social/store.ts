import type { Account } from '@wordhoard/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { socialIdentity, user } from '../../../schema/user.ts';
import type { SocialPerson } from './social-person.ts';

type Identity = Pick<SocialPerson, 'provider' | 'subject'>;

export async function findAccountOfIdentity(
  database: Database,
  { provider, subject }: Identity,
): Promise<Account | undefined> {
  const { id, username, learn, role } = user;
  const [account] = await database
    .select({ id, username, learn, role })
    .from(user)
    .innerJoin(socialIdentity, eq(socialIdentity.userId, user.id))
    .where(and(eq(socialIdentity.provider, provider), eq(socialIdentity.subject, subject)));
  return account;
}

/** Makes transactions that create an account for the same person run one after another. */
export async function holdIdentity(
  transaction: Database,
  { provider, subject }: Identity,
): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`,
  );
}

/** Links an identity to an account unless another account has it. Returns whether it is linked. */
export async function linkIdentity(
  database: Database,
  { provider, subject }: Identity,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  await database
    .insert(socialIdentity)
    .values({ provider, subject, userId, createdAt: now })
    .onConflictDoNothing();
  const owner = await findAccountOfIdentity(database, { provider, subject });
  return owner?.id === userId;
}

export async function findTakenUsernames(
  database: Database,
  usernames: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .select({ username: user.username })
    .from(user)
    .where(inArray(user.username, [...usernames]));
  return new Set(rows.map(({ username }) => username));
}
