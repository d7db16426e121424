import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ServerProcess } from '../../../test/server-process.ts';

const watchedProcess = fileURLToPath(new URL('../../../test/watched-process.ts', import.meta.url));

it('stops a process whose database hangs, with a message', async () => {
  const hanging = new ServerProcess({ ROWS: '1e15' }, watchedProcess);
  const working = new ServerProcess({ ROWS: '10' }, watchedProcess);
  expect(await hanging.exit()).toBe(69);
  expect(hanging.errors).toContain('The embedded database has not responded');
  expect(await working.exit()).toBe(0);
  expect(working.errors).toBe('');
  expect(working.output).toContain('finished');
});
