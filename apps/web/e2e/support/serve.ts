import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  buildDatabaseUrl,
  createTestDatabase,
  dropTestDatabase,
} from '../../../server/test/postgres-database.ts';

/** Runs the real server, on a new database of the named PostgreSQL server or on an embedded one. */
const postgres = process.env['TEST_DATABASE_URL'];
if (postgres) {
  const name = await createTestDatabase(postgres);
  await serve(buildDatabaseUrl(postgres, name));
  await dropTestDatabase(postgres, name);
} else await serve('');

/** Runs until SIGTERM. */
async function serve(databaseUrl: string): Promise<void> {
  const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
  const server = spawn(process.execPath, ['--conditions=@wordhoard/source', main], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  process.once('SIGTERM', () => server.kill('SIGTERM'));
  await once(server, 'close');
}
