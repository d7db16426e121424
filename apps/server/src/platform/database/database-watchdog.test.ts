import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ServerProcess } from '../../../test/server-process.ts';

const watchedProcess = fileURLToPath(new URL('../../../test/watched-process.ts', import.meta.url));

it('stops a process when its database hangs, with a message', async () => {
  const watched = new ServerProcess({}, watchedProcess);
  expect(await watched.exit()).toBe(69);
  expect(watched.output).toBe('answered in time\n');
  expect(watched.errors).toContain('The embedded database has not responded');
});
