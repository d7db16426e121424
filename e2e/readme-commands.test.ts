import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildDatabaseUrl,
  createTestDatabase,
  dropTestDatabase,
} from '../apps/server/test/postgres-database.ts';
import { CommandProcess } from './command-process.ts';
import { sendUnfinishedRequest } from './unfinished-request.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const startCommand = /^npx .* start/m.exec(readme)?.[0] ?? '';
const devCommand = startCommand.replace(/start$/, 'dev');

/** Generous, so that a busy machine does not fail the test. */
const patience = { timeout: 30_000 };

/** On the named PostgreSQL server, which loads the content much faster, or else on the embedded one. */
const postgres = process.env['TEST_DATABASE_URL'];

const commands: CommandProcess[] = [];
let directory: string;
let database: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'wordhoard-readme-'));
  if (postgres) database = await createTestDatabase(postgres);
});
afterAll(async () => {
  for (const command of commands) command.kill();
  rmSync(directory, { recursive: true });
  if (postgres) await dropTestDatabase(postgres, database);
});

function run(command: string, variables: Record<string, string> = {}): CommandProcess {
  const started = new CommandProcess(command, {
    DATA_DIRECTORY: directory,
    DATABASE_URL: postgres ? buildDatabaseUrl(postgres, database) : '',
    PORT: '0',
    ...variables,
  });
  commands.push(started);
  return started;
}

const findAddress = (command: CommandProcess): Promise<string> =>
  command.until(/ready at (http:\S+)/);

describe.concurrent('a command that ends by itself', () => {
  it('loads the starter content before it creates an account', async () => {
    const create = 'admin create-admin firstadmin first@example.org';
    const command = run(startCommand.replace(/start$/, create));
    expect(await command.end()).toBe(0);
    expect(command.output).toMatch(/The password of firstadmin is /);
  });

  it.each([
    { command: 'start', exitCode: 78, variables: { PORT: 'x' } },
    {
      command: 'content import nowhere.csv --format csv --from de --to en --licence MIT',
      exitCode: 66,
      variables: {},
    },
  ])(
    'passes on the exit code $exitCode of “$command”',
    async ({ command, exitCode, variables }) => {
      expect(await run(startCommand.replace(/start$/, command), variables).end()).toBe(exitCode);
    },
  );
});

// Remaining processes are found in /proc.
const onLinux = process.platform === 'linux';

describe.runIf(onLinux)('the start command', () => {
  it('stops building on SIGTERM, and does not start the server', async () => {
    const command = run(startCommand, { TURBO_FORCE: 'true' });
    await command.until(/Running generate, build/);
    command.signal('SIGTERM', 'process');
    expect(await command.end()).toBe(143);
    await expect.poll(() => command.survivors(), patience).toEqual([]);
    expect(command.output).not.toContain('ready at');
  });

  it.each([
    { signal: 'SIGTERM', target: 'process' },
    { signal: 'SIGINT', target: 'group' },
  ] as const)(
    'answers the running request on $signal to its $target, and leaves nothing running',
    async ({ signal, target }) => {
      const command = run(startCommand);
      const address = await findAddress(command);
      expect(command.output).not.toContain('loading the starter content');
      const request = await sendUnfinishedRequest(address);
      command.signal(signal, target);
      await expect.poll(() => takesConnections(address), patience).toBe(false);
      expect(await request.finish()).toBe(200);
      expect(await command.end()).toBe(0);
      await expect.poll(() => command.survivors(), patience).toEqual([]);
    },
  );
});

it.runIf(onLinux)('the dev command leaves nothing running on SIGTERM', async () => {
  const command = run(devCommand);
  await Promise.all([
    findAddress(command),
    command.until(/VITE .* ready/),
    command.until(/Storybook ready/),
  ]);
  command.signal('SIGTERM', 'process');
  expect(await command.end()).toBe(0);
  await expect.poll(() => command.survivors(), patience).toEqual([]);
});

function takesConnections(address: string): Promise<boolean> {
  const { port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), 'localhost', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
