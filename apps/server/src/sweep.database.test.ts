import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildUser } from '../test/factory.ts';
import { useApp } from '../test/test-app.ts';
import { session } from './features/auth/schema.ts';
import { openSession } from './features/auth/session.ts';
import { selectRows } from './platform/database/database.ts';
import { runRepeatedly } from './platform/jobs/repeat.ts';
import { createLog } from './platform/observability/log.ts';
import { sweep } from './sweep.ts';

const app = useApp();

it('removes sessions that are over, and no others', async () => {
  const user = await buildUser(app.database);
  const longAgo = () => new Date(Date.now() - 30 * 24 * 60 * 60 * 1_000);
  await openSession(user, { ...app.services, now: longAgo });
  await openSession(user, app.services);
  await sweep(app.services);
  const left = await app.database.select().from(session).where(eq(session.userId, user.id));
  expect(left).toHaveLength(1);
});

it('goes on where something cannot be swept, and tells', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  await app.database.execute(sql`insert into rate_window values ('old', 1, '2020-01-01')`);
  await app.database.execute(sql`alter table ticket rename to ticket_away`);
  await sweep({ ...app.services, log });
  await app.database.execute(sql`alter table ticket_away rename to ticket`);
  expect(lines).toHaveLength(1);
  expect(await selectRows(app.database, sql`select from rate_window where key = 'old'`)).toEqual(
    [],
  );
});

it('is done again and again until it is stopped', async () => {
  let times = 0;
  let stop = async () => {};
  await new Promise<void>((resolve) => {
    stop = runRepeatedly(async () => {
      times += 1;
      if (times === 3) resolve();
    }, 1);
  });
  await stop();
  const timesAtStop = times;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(times).toBe(timesAtStop);
});
