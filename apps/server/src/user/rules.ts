import { UserRole } from '@wordhoard/contract/enumeration';

interface RoleHolder {
  id: string;
  role: UserRole;
}

/** Somebody must be left who can approve what others add. */
export function isLastAdmin(id: string, users: readonly RoleHolder[]): boolean {
  const admins = users.filter(({ role }) => role === UserRole.Admin);
  return admins.length === 1 && admins[0]?.id === id;
}
