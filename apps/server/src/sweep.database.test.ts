import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildUser } from '../test/factory.ts';
import { useApp } from '../test/test-app.ts';
import { openSession } from './features/auth/session.ts';
import { issueTicket } from './features/auth/ticket.ts';
import { sweepJob } from './jobs.ts';
import { selectRows } from './platform/database/database.ts';
import { createLog } from './platform/observability/log.ts';
import { publish } from './platform/realtime/publish.ts';
import { session, ticket } from './schema/auth.ts';
import { rateWindow } from './schema/limits.ts';
import { accountEvent } from './schema/realtime.ts';

const app = useApp();

it('removes expired sessions, and no others', async () => {
  const user = await buildUser(app.database);
  const longAgo = () => new Date(Date.now() - 30 * 24 * 60 * 60 * 1_000);
  await openSession(user, { ...app.services, now: longAgo });
  await openSession(user, app.services);
  await app.services.jobs.send(sweepJob, {}, app.database);
  await app.runJobs();
  const left = await app.database.select().from(session).where(eq(session.userId, user.id));
  expect(left).toHaveLength(1);
});

it('removes expired tickets, and no others', async () => {
  await app.database.delete(ticket);
  const now = new Date();
  await issueTicket(app.database, { purpose: 'expired', expiresAt: now });
  await issueTicket(app.database, { purpose: 'valid', expiresAt: new Date(now.getTime() + 1) });
  await sweepJob.run({}, { ...app.services, now: () => now });
  expect(await app.database.select().from(ticket)).toMatchObject([{ purpose: 'valid' }]);
});

it('removes what devices were told long ago', async () => {
  const [userId, old] = [
    (await buildUser(app.database)).id,
    new Date(Date.now() - 2 * 60 * 60_000),
  ];
  await app.database.insert(accountEvent).values({ event: { userId, kind: 'user' }, at: old });
  await publish(app.database, { userId, kind: 'list' });
  await sweepJob.run({}, app.services);
  const kept = await app.database.select({ event: accountEvent.event }).from(accountEvent);
  expect(kept).toEqual([{ event: { userId, kind: 'list' } }]);
});

it('continues after a failed step, and then fails', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  await app.database.execute(sql`insert into ${rateWindow} values ('old', 1, '2020-01-01')`);
  await app.database.execute(sql`alter table ${ticket} rename to ticket_away`);
  const sweeping = sweepJob.run({}, { ...app.services, log });
  await expect(sweeping).rejects.toThrow(/^1 of \d+ steps/);
  await app.database.execute(sql`alter table ticket_away rename to ticket`);
  expect(lines).toHaveLength(1);
  expect(await selectRows(app.database, sql`select from ${rateWindow} where key = 'old'`)).toEqual(
    [],
  );
});
