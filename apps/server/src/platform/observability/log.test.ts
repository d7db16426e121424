import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/test-app.ts';
import { createLog } from './log.ts';

const app = useApp();

it('logs a failed query without its values', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const failing = app.database.execute(sql`select ${'jane@example.org'}::text from nowhere`);
  log.error({ err: await failing.catch((error: unknown) => error) }, 'a failure');
  expect(lines.join('')).not.toContain('jane');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a failure',
    err: {
      message: 'select $1::text from nowhere',
      frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
      cause: { code: '42P01' },
    },
  });
});
