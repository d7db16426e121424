import { createServer, type Server } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { webDirectory } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';
import { createServices } from '../../services.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { createLog } from '../observability/log.ts';
import { openSpeech } from '../speech/speech.ts';
import { openFileStorage } from '../storage/file-store.ts';
import { openConnection } from './open-connection.ts';
import { openServerConnection } from './server-connection.ts';

const log = pino({ level: 'silent' });
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function databaseUrl(behaviour: 'silent' | 'closed'): Promise<string> {
  const server = createServer((socket) => open.push(() => socket.destroy()));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const url = `postgresql://user:hunter2@127.0.0.1:${findPort(server)}/wordhoard`;
  if (behaviour === 'closed') await new Promise((resolve) => server.close(resolve));
  else open.push(() => server.close());
  return url;
}

describe('an unreachable database', () => {
  it.each(['closed', 'silent'] as const)('causes 503 if it is %s', async (behaviour) => {
    const connection = openServerConnection(await databaseUrl(behaviour), { onLost() {} });
    open.unshift(() => connection.close());
    const { database, queueDatabase } = connection;
    const jobs = new JobQueue(queueDatabase, { log, runsJobs: false });
    const configuration = readConfiguration({ WEB_DIRECTORY: webDirectory });
    const fileStorage = await openFileStorage(configuration.fileStore);
    const speech = await openSpeech({ espeak: 'not-installed', flite: 'not-installed' });
    const foundation = {
      ...{ database, log, fileStorage, speech, jobs, tokenSecret: 'secret' },
      isStopping: () => false,
    };
    const app = createApp(createServices(configuration, foundation));
    const response = await app.request('/front-general/init-data');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'DatabaseUnavailable' });
  });

  it('delays the start up to a time limit, and keeps its password out of the log', async () => {
    const lines: string[] = [];
    const start = openConnection(
      { databaseUrl: await databaseUrl('closed'), dataDirectory: '' },
      {
        log: createLog('warn', { write: (line) => lines.push(line) }),
        timeoutMilliseconds: 5_000,
      },
    );
    await expect(start).rejects.toMatchObject({
      exitCode: 69,
      message: expect.stringMatching(
        /^The database of DATABASE_URL did not answer within 5 seconds \(.*ECONNREFUSED.*\)\.$/,
      ),
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => !line.includes('does not answer yet'))).toEqual([]);
    expect(lines.join('')).not.toContain('hunter2');
  });
});

function findPort(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return address.port;
}
