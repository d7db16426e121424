import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  createTestDatabase,
  dropTestDatabase,
  urlOf,
} from '../../server/test/postgres-database.ts';

/** The real server: on a database of its own where a PostgreSQL server is named, else an embedded one. */
const postgres = process.env['TEST_DATABASE_URL'];
if (postgres) {
  const name = await createTestDatabase(postgres);
  await serve(urlOf(postgres, name));
  await dropTestDatabase(postgres, name);
} else await serve('');

/** Until it is told to stop. */
async function serve(databaseUrl: string): Promise<void> {
  const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
  const server = spawn(process.execPath, ['--conditions=@wordhoard/source', main], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  process.once('SIGTERM', () => server.kill('SIGTERM'));
  await once(server, 'close');
}
