import { UserRole } from '@wordhoard/contract/enumeration';
import { beforeEach, expect, it } from 'vitest';
import { buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { user as users } from '../../schema/user.ts';
import { appointFirstAdmin, findAccountById, roleAtSignUp } from './store.ts';

const app = useApp();
const adminEmail = 'keeper@example.org';

beforeEach(async () => {
  await app.database.delete(users);
});

const roleOf = async (id: string) => (await findAccountById(app.database, id))?.role;

it('appoints an existing account as the first admin', async () => {
  const member = await buildUser(app.database, { email: 'Keeper@example.org' });
  const other = await buildUser(app.database);
  await appointFirstAdmin(app.database, adminEmail);
  expect(await roleOf(member.id)).toBe(UserRole.Admin);
  expect(await roleOf(other.id)).toBe(UserRole.Learner);
});

it('appoints no admin without a configured address, or if there is one already', async () => {
  const member = await buildUser(app.database, { email: adminEmail });
  await appointFirstAdmin(app.database, undefined);
  expect(await roleOf(member.id)).toBe(UserRole.Learner);
  await buildUser(app.database, { role: UserRole.Admin });
  await appointFirstAdmin(app.database, adminEmail);
  expect(await roleOf(member.id)).toBe(UserRole.Learner);
});

it.each([
  ['Keeper@Example.org', adminEmail, UserRole.Admin],
  ['reader@example.org', adminEmail, UserRole.Learner],
  [null, adminEmail, UserRole.Learner],
  ['keeper@example.org', undefined, UserRole.Learner],
])('%j signs up with the configured address %j: role %i', async (email, configured, role) => {
  expect(await roleAtSignUp(app.database, { email, adminEmail: configured })).toBe(role);
});
