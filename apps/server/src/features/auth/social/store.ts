import type { Account } from '@wordhoard/contract';
import type { SocialProvider } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../../../platform/database/database.ts';
import type { SocialPerson } from './social-person.ts';

type Identity = Pick<SocialPerson, 'provider' | 'subject'>;

export const findAccountOfIdentity = (
  database: Database,
  { provider, subject }: Identity,
): Promise<Account | undefined> =>
  selectRow(
    database,
    sql`select id, username, learn, role
        from app_user join social_identity on user_id = id
        where provider = ${provider} and subject = ${subject}`,
  );

/** Whoever else wants to make an account of the same person waits for the end of the transaction. */
export async function holdIdentity(
  transaction: Database,
  { provider, subject }: Identity,
): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`,
  );
}

/** Gives an identity to an account unless another has it, and tells whether it has it now. */
export async function linkIdentity(
  database: Database,
  { provider, subject }: Identity,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  await database.execute(
    sql`insert into social_identity (provider, subject, user_id, created_at)
        values (${provider}, ${subject}, ${userId}, ${now}) on conflict do nothing`,
  );
  const owner = await findAccountOfIdentity(database, { provider, subject });
  return owner?.id === userId;
}

/** How a learner can sign in. */
export interface Ways {
  hasPassword: boolean;
  providers: SocialProvider[];
}

export async function findWays(database: Database, userId: string): Promise<Ways> {
  const rows = await selectRows<{ hasPassword: boolean; provider: SocialProvider | null }>(
    database,
    sql`select distinct password_hash is not null as "hasPassword", provider
        from app_user left join social_identity on user_id = id
        where id = ${userId}`,
  );
  return {
    hasPassword: rows.some(({ hasPassword }) => hasPassword),
    providers: rows.flatMap(({ provider }) => provider ?? []),
  };
}

export async function unlinkIdentities(
  database: Database,
  userId: string,
  provider: SocialProvider,
): Promise<void> {
  await database.execute(
    sql`delete from social_identity where user_id = ${userId} and provider = ${provider}`,
  );
}

export async function findTakenUsernames(
  database: Database,
  usernames: readonly string[],
): Promise<Set<string>> {
  const wanted = sql.join(
    usernames.map((username) => sql`${username}`),
    sql`, `,
  );
  const rows = await selectRows<{ username: string }>(
    database,
    sql`select username from app_user where username in (${wanted})`,
  );
  return new Set(rows.map(({ username }) => username));
}
