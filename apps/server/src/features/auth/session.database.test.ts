import { expect, it } from 'vitest';
import { buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { session } from '../../schema/auth.ts';
import { openSession, removeExpiredSessions } from './session.ts';

const app = useApp();

it('deletes expired sessions', async () => {
  const member = await buildUser(app.database);
  const eightDaysAgo = () => new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000);
  await openSession(member, { ...app.services, now: eightDaysAgo });
  await openSession(member, app.services);
  await removeExpiredSessions(app.database, new Date());
  expect(await app.database.select().from(session)).toMatchObject([{ userId: member.id }]);
});
