import { UserRole } from '@wordhoard/contract/enumeration';
import { isSameText } from '@wordhoard/validators';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { user } from '../../schema/user.ts';
import { hasAdmin } from './store.ts';

/**
 * The first admin is the account with the e-mail address that the operator has configured. Addresses
 * are not verified, so the configured address has no effect once there is an admin.
 */
export async function roleAtSignUp(
  database: Database,
  { email, adminEmail }: { email: string | null; adminEmail: string | undefined },
): Promise<UserRole> {
  if (adminEmail === undefined || !isSameText(email ?? '', adminEmail)) return UserRole.Learner;
  return (await hasAdmin(database)) ? UserRole.Learner : UserRole.Admin;
}

/** Appoints an account that existed before its address was configured. */
export async function appointFirstAdmin(
  database: Database,
  adminEmail: string | undefined,
): Promise<void> {
  if (adminEmail === undefined || (await hasAdmin(database))) return;
  await database
    .update(user)
    .set({ role: UserRole.Admin })
    .where(eq(sql`lower(${user.email})`, sql`lower(${adminEmail})`));
}
