import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ServerProcess } from '../../../test/server-process.ts';

const busyProcess = fileURLToPath(new URL('../../../test/busy-process.ts', import.meta.url));

it('ends a process whose database hangs, with a message, and no other', async () => {
  const busy = new ServerProcess({ ROWS: '1e15' }, busyProcess);
  const patient = new ServerProcess({ ROWS: '10' }, busyProcess);
  expect(await busy.end()).toBe(69);
  expect(busy.errors).toContain('the database hangs');
  expect(await patient.end()).toBe(0);
  expect(patient.errors).toBe('');
  expect(patient.output).toContain('answered');
});
