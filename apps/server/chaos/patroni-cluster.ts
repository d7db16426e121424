import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { binaries, freePort, postgresIds, waitForExit } from './postgres-cluster.ts';

const nodeCount = 3;
const maxWaitMilliseconds = 90_000;

interface Node {
  name: string;
  folder: string;
  databasePort: number;
  apiPort: number;
  patroni: ChildProcess | undefined;
}

type Ports = Record<'etcd' | 'peer' | 'proxy', number>;

interface Member {
  name: string;
  role: string;
  state: string;
}

/** Three PostgreSQL servers of which Patroni chooses the leader, behind HAProxy, with one etcd. */
export class PatroniCluster {
  readonly url: string;
  readonly #folder: string;
  readonly #nodes: readonly Node[];
  readonly #ports: Ports;
  readonly #processes: ChildProcess[] = [];

  private constructor(folder: string, nodes: readonly Node[], ports: Ports) {
    this.#folder = folder;
    this.#nodes = nodes;
    this.#ports = ports;
    this.url = `postgresql://wordhoard@127.0.0.1:${ports.proxy}/postgres`;
  }

  static async start(): Promise<PatroniCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'wordhoard-patroni-'));
    if (process.getuid?.() === 0) chownSync(folder, ...postgresIds());
    const nodes: Node[] = [];
    for (let number = 1; number <= nodeCount; number += 1) {
      const name = `node${number}`;
      const [databasePort, apiPort] = [await freePort(), await freePort()];
      nodes.push({ name, folder: join(folder, name), databasePort, apiPort, patroni: undefined });
    }
    const ports = { etcd: await freePort(), peer: await freePort(), proxy: await freePort() };
    const cluster = new PatroniCluster(folder, nodes, ports);
    cluster.#startEtcd();
    cluster.#startProxy();
    for (const node of nodes) {
      mkdirSync(node.folder);
      cluster.#startNode(node);
    }
    try {
      await cluster.waitUntilComplete();
      return cluster;
    } catch (error) {
      await cluster.remove();
      throw error;
    }
  }

  /** Kills the leader as a power failure does, and returns a function that starts it again. */
  async killLeader(): Promise<() => void> {
    const members = await this.#readMembers();
    const leader = members.find(({ role }) => role === 'leader')?.name;
    const node = this.#nodes.find(({ name }) => name === leader);
    if (node === undefined) throw new Error('The cluster has no leader');
    const [pid = ''] = readFileSync(join(node.folder, 'data/postmaster.pid'), 'utf8').split('\n');
    node.patroni?.kill('SIGKILL');
    process.kill(Number(pid), 'SIGKILL');
    await waitForExit(Number(pid));
    return () => this.#startNode(node);
  }

  /** Waits until all nodes follow one leader, of which one acknowledges each commit. */
  async waitUntilComplete(): Promise<void> {
    const deadline = performance.now() + maxWaitMilliseconds;
    while (performance.now() < deadline) {
      const members = await this.#readMembers().catch(() => []);
      const isRunning = members.every(({ state }) => ['running', 'streaming'].includes(state));
      const roles = new Set(members.map(({ role }) => role));
      if (
        members.length === nodeCount &&
        isRunning &&
        roles.has('leader') &&
        roles.has('sync_standby')
      )
        return;
      await setTimeout(250);
    }
    throw new Error('The cluster is not complete');
  }

  async remove(): Promise<void> {
    for (const { patroni } of this.#nodes) patroni?.kill('SIGTERM');
    await Promise.all(this.#nodes.map(({ patroni }) => patroni?.pid && waitForExit(patroni.pid)));
    for (const process of this.#processes) process.kill('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #readMembers(): Promise<Member[]> {
    const answers = this.#nodes.map(async ({ apiPort }) => {
      const answer = await fetch(`http://127.0.0.1:${apiPort}/cluster`);
      const { members } = (await answer.json()) as { members: Member[] };
      return members;
    });
    return Promise.any(answers);
  }

  #startEtcd(): void {
    const { etcd, peer } = this.#ports;
    const [clients, peers] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peer}`];
    const parameters = {
      'data-dir': join(this.#folder, 'etcd'),
      'listen-client-urls': clients,
      'advertise-client-urls': clients,
      'listen-peer-urls': peers,
      'initial-advertise-peer-urls': peers,
      'initial-cluster': `default=${peers}`,
      'log-level': 'error',
    };
    const options = Object.entries(parameters).map(([name, value]) => `--${name}=${value}`);
    this.#processes.push(spawn('etcd', options, { stdio: 'ignore' }));
  }

  #startProxy(): void {
    const file = join(this.#folder, 'haproxy.cfg');
    const servers = this.#nodes.map(
      ({ name, databasePort, apiPort }) =>
        `  server ${name} 127.0.0.1:${databasePort} check port ${apiPort}`,
    );
    const lines = [
      'defaults',
      '  mode tcp',
      '  timeout connect 2s',
      '  timeout client 1h',
      '  timeout server 1h',
      'listen leader',
      `  bind 127.0.0.1:${this.#ports.proxy}`,
      '  option httpchk OPTIONS /primary',
      '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
      ...servers,
      '',
    ];
    writeFileSync(file, lines.join('\n'));
    this.#processes.push(spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' }));
  }

  #startNode(node: Node): void {
    const file = join(node.folder, 'patroni.json');
    writeFileSync(file, JSON.stringify(this.#buildConfiguration(node)));
    const isRoot = process.getuid?.() === 0;
    const [uid, gid] = postgresIds();
    if (isRoot) chownSync(node.folder, uid, gid);
    node.patroni = spawn('patroni', [file], {
      stdio: 'ignore',
      cwd: node.folder,
      ...(isRoot && { uid, gid }),
    });
  }

  /** JSON is YAML, which Patroni reads. */
  #buildConfiguration({ name, folder, databasePort, apiPort }: Node) {
    const [database, api] = [`127.0.0.1:${databasePort}`, `127.0.0.1:${apiPort}`];
    const local = ['all', 'replication'].map((what) => `host ${what} all 127.0.0.1/32 trust`);
    return {
      scope: 'wordhoard',
      name,
      restapi: { listen: api, connect_address: api },
      etcd3: { host: `127.0.0.1:${this.#ports.etcd}` },
      bootstrap: {
        // A leader that does not renew its lease within `ttl` seconds has lost it.
        dcs: {
          ...{ ttl: 8, loop_wait: 1, retry_timeout: 3 },
          synchronous_mode: true,
          postgresql: {
            use_pg_rewind: true,
            parameters: { wal_log_hints: 'on', shared_buffers: '16MB', max_connections: 60 },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
      },
      postgresql: {
        listen: database,
        connect_address: database,
        data_dir: join(folder, 'data'),
        bin_dir: binaries(),
        pgpass: join(folder, 'pgpass'),
        pg_hba: local,
        authentication: {
          superuser: { username: 'wordhoard' },
          replication: { username: 'replicator' },
          rewind: { username: 'wordhoard' },
        },
        parameters: { unix_socket_directories: '' },
      },
    };
  }
}
