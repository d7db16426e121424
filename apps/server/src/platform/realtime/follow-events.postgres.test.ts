import { expect, it } from 'vitest';
import { buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { findEventsSince, takeSnapshot } from './follow-events.ts';
import { publish } from './publish.ts';

const app = useApp();

it('finds each event once, in whichever order the transactions end', async () => {
  const { database } = app;
  const userId = (await buildUser(database)).id;
  await publish(database, { userId, kind: 'user' });
  const start = await takeSnapshot(database);
  const during = await database.transaction(async (slow) => {
    await publish(slow, { userId, kind: 'list' });
    await publish(database, { userId, kind: 'table' });
    return findEventsSince(database, start);
  });
  expect(during.events).toEqual([{ userId, kind: 'table' }]);
  const after = await findEventsSince(database, during.snapshot);
  expect(after.events).toEqual([{ userId, kind: 'list' }]);
  expect((await findEventsSince(database, after.snapshot)).events).toEqual([]);
});
