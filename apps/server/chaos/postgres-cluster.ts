import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const installations = '/usr/lib/postgresql';

/** A separate PostgreSQL server, to stop, kill and run out of disk space. */
export class PostgresCluster {
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.url = `postgresql://wordhoard@127.0.0.1:${port}/postgres`;
  }

  /** Creates it in a new folder under `parent`, which may be a small disk. */
  static async create(parent = tmpdir()): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(parent, 'wordhoard-cluster-'));
    if (process.getuid?.() === 0) chownSync(folder, ...postgresIds());
    const cluster = new PostgresCluster(folder, await freePort());
    const options = ['-U', 'wordhoard', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
    cluster.#run('initdb', ['-D', cluster.#data, ...options]);
    return cluster;
  }

  /** Creates a replica in a folder beside this one. */
  async createReplica(): Promise<PostgresCluster> {
    const folder = mkdtempSync(`${this.#folder}-replica-`);
    if (process.getuid?.() === 0) chownSync(folder, ...postgresIds());
    const replica = new PostgresCluster(folder, await freePort());
    const options = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
    replica.#run('pg_basebackup', ['-d', this.url, '-D', replica.#data, ...options]);
    return replica;
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  start(): void {
    const settings = `-p ${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
    const small = '-c max_wal_size=32MB -c min_wal_size=32MB -c shared_buffers=16MB';
    const options = `${settings} ${small}`;
    const log = join(this.#folder, 'log');
    this.#run('pg_ctl', ['-D', this.#data, '-l', log, '-w', '-s', '-o', options, 'start']);
  }

  /** Ends all connections, as a broken network does. */
  async endConnections(): Promise<void> {
    const client = new pg.Client(this.url);
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    await client.end();
  }

  restart(): void {
    this.#run('pg_ctl', ['-D', this.#data, '-m', 'fast', '-w', '-s', 'stop']);
    this.start();
  }

  /** Like a power failure, except that the operating system keeps its write cache. */
  async kill(): Promise<void> {
    const [pid = ''] = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await waitForExit(Number(pid));
  }

  remove(): void {
    try {
      this.#run('pg_ctl', ['-D', this.#data, '-m', 'immediate', '-w', '-s', 'stop']);
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }

  /** PostgreSQL refuses to run as root. */
  #run(program: string, parameters: string[]): void {
    const file = join(binaries(), program);
    const ids = process.getuid?.() === 0 ? postgresIds() : undefined;
    execFileSync(file, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      cwd: this.#folder,
      ...(ids && { uid: ids[0], gid: ids[1] }),
    });
  }
}

export function binaries(): string {
  const [newest] = readdirSync(installations).sort((one, other) => Number(other) - Number(one));
  if (newest === undefined)
    throw new Error(`No PostgreSQL in ${installations}: install postgresql`);
  return join(installations, newest, 'bin');
}

export function postgresIds(): [number, number] {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return [id('-u'), id('-g')];
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export async function waitForExit(pid: number): Promise<void> {
  const waiting = spawn('tail', [`--pid=${pid}`, '-f', '/dev/null']);
  await once(waiting, 'close');
}
