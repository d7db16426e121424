import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** Serves the built app with the starter content while `measure` runs. */
export async function withServer(port: number, measure: (origin: string) => Promise<void>) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
  const server = spawn(process.execPath, ['--conditions=@wordhoard/source', main], {
    env: {
      ...process.env,
      PORT: `${port}`,
      DATA_DIRECTORY: dataDirectory,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(server.stdout, 'data');
    await measure(`http://localhost:${port}`);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(dataDirectory, { recursive: true });
  }
}
