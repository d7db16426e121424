import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ServerProcess } from '../../test/server-process.ts';

const busyProcess = fileURLToPath(new URL('../../test/busy-process.ts', import.meta.url));

it('ends a process that stands still, with a message, and no other', async () => {
  const busy = new ServerProcess({}, busyProcess);
  const patient = new ServerProcess({ IS_PATIENT: 'yes' }, busyProcess);
  await busy.end();
  expect(busy.output).toContain('still here');
  expect(busy.errors).toContain('it stands still');
  expect(await patient.end()).toBe(0);
  expect(patient.errors).toBe('');
});
