import { UserRole } from '@wordhoard/contract/enumeration';
import { isSameText } from '@wordhoard/validators';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { hasAdmin } from './store.ts';

/**
 * The first admin is whoever has the address that the operator has named. Nobody proves that an
 * address is theirs, so once there is an admin it makes no other.
 */
export async function roleAtSignUp(
  database: Database,
  { email, adminEmail }: { email: string | null; adminEmail: string | undefined },
): Promise<UserRole> {
  if (adminEmail === undefined || !isSameText(email ?? '', adminEmail)) return UserRole.Learner;
  return (await hasAdmin(database)) ? UserRole.Learner : UserRole.Admin;
}

/** For an account that was there before its address was named. */
export async function appointFirstAdmin(
  database: Database,
  adminEmail: string | undefined,
): Promise<void> {
  if (adminEmail === undefined || (await hasAdmin(database))) return;
  await database.execute(
    sql`update app_user set role = ${UserRole.Admin} where lower(email) = lower(${adminEmail})`,
  );
}
