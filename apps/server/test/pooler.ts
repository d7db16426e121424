import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** PgBouncer in transaction mode with fewer connections than its clients have. */
export class Pooler {
  readonly #folder = mkdtempSync(join(tmpdir(), 'wordhoard-pooler-'));
  readonly #process: ChildProcess;
  /** The address of the database through the pooler. */
  readonly url: string;

  private constructor(databaseUrl: string, port: number) {
    const database = new URL(databaseUrl);
    this.url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
    const file = join(this.#folder, 'pgbouncer.ini');
    const target = `host=${database.hostname} port=${database.port}`;
    const lines = [
      '[databases]',
      `* = ${target}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 3',
      'max_client_conn = 100',
    ];
    lines[1] += ` user=${database.username}`;
    writeFileSync(file, lines.join('\n'));
    // PgBouncer refuses to run as root.
    const isRoot = userInfo().uid === 0;
    if (isRoot) chownSync(this.#folder, nobody, nobody);
    this.#process = spawn('pgbouncer', [file], {
      stdio: 'ignore',
      ...(isRoot && { uid: nobody, gid: nobody }),
    });
  }

  static async open(databaseUrl: string): Promise<Pooler> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    probe.close();
    if (typeof address !== 'object' || address === null) throw new Error('No port is free');
    return new Pooler(databaseUrl, address.port);
  }

  async close(): Promise<void> {
    this.#process.kill();
    await once(this.#process, 'exit');
    rmSync(this.#folder, { recursive: true });
  }
}

const nobody = 65_534;
