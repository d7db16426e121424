import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { ImportRecord } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { budgets, report } from '../../../tools/budgets.ts';
import { type WrittenNote, writePackage } from '../src/platform/anki/write-package.ts';
import {
  buildDatabaseUrl,
  createTestDatabase,
  dropTestDatabase,
} from '../test/postgres-database.ts';
import { ServerProcess } from '../test/server-process.ts';
import { clearLimits } from './prepare-database.ts';

const noteCount = Number(process.env['BENCH_NOTES'] ?? 20_000);
const reviewsPerNote = 10;
/** A picture of noise, which no format makes smaller, has about 0.5 MB. */
const pictureCount = Number(process.env['BENCH_PICTURES'] ?? 950);
const pictureSize = { width: 500, height: 350, channels: 3 } as const;
const day = 24 * 60 * 60 * 1_000;
const start = Date.UTC(2025, 0, 1);

const folder = await mkdtemp(join(tmpdir(), 'wordhoard-bench-'));
const serverUrl = process.env['TEST_DATABASE_URL'];
function buildNote(index: number, reviews: number): WrittenNote {
  const picture = reviews === 0 ? `<img src="${index}.png">` : '';
  return {
    guid: newId(),
    fields: [`parolo ${index}`, `parola ${index}; verbo ${index}`, picture],
    tags: [],
    card: undefined,
    reviews: Array.from({ length: reviews }, (_, one) => ({
      id: start + one * 7 * day + index * 1_000 + one,
      ease: 3,
      type: 1,
      interval: 7,
      factor: 2_500,
      milliseconds: 4_000,
    })),
  };
}

function paint(): Promise<Uint8Array> {
  const { width, height, channels } = pictureSize;
  const noise = Buffer.alloc(width * height * channels);
  for (let at = 0; at < noise.length; at += 65_536)
    crypto.getRandomValues(noise.subarray(at, at + 65_536));
  return sharp(noise, { raw: pictureSize }).png({ compressionLevel: 0 }).toBuffer();
}

type Content = Pick<Parameters<typeof writePackage>[0], 'notes' | 'media'>;

async function benchPackage(postgres: string, title: string, content: Content): Promise<void> {
  const path = join(folder, 'deck.apkg');
  const deck = { name: 'Deck', fields: ['Word', 'Translation', 'Picture'], ...content };
  await pipeline(await writePackage(deck, new Date()), createWriteStream(path));
  const name = await createTestDatabase(postgres);
  const databaseUrl = buildDatabaseUrl(postgres, name);
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIRECTORY: join(folder, 'data'),
    LOG_LEVEL: 'error',
  };
  // What the first start needed for the starter content does not count.
  const first = new ServerProcess(environment);
  await first.ready();
  first.signal('SIGTERM');
  await first.exit();
  const server = new ServerProcess(environment);
  const client = new ImportClient(await server.ready(), databaseUrl);
  await client.signUp();
  const id = newId();
  const [sending, found] = await time(() => client.send(id, path));
  const [importing, done] = await time(() => client.import(found));
  if (done.state !== 'done') throw new Error(`The import failed: ${done.error?.code}`);
  const megabytes = await readPeakMegabytes(server.pid);
  const size = Math.round((await stat(path)).size / 1_024 / 1_024);
  const processor = await readProcessorSeconds(server.pid);
  const waits = `sent and read in ${sending.toFixed(0)} s, imported in ${importing.toFixed(0)} s`;
  report(`Import of ${title}, ${size} MB: ${waits}`, [
    {
      name: 'processor time of the server',
      value: processor,
      budget: budgets.packageProcessor,
      unit: 's',
    },
    { name: 'memory at peak', value: megabytes, budget: budgets.packageMemory, unit: 'MB' },
  ]);
  server.signal('SIGTERM');
  await server.exit();
  await dropTestDatabase(postgres, name);
}

async function time<Result>(work: () => Promise<Result>): Promise<[seconds: number, Result]> {
  const began = performance.now();
  const result = await work();
  return [(performance.now() - began) / 1_000, result];
}

/** The most memory that a process has had, of which shared libraries are a small part. */
async function readPeakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1_024;
}

/** In the program and in the kernel, of a hundredth of a second each. */
async function readProcessorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Does what the page for imports does. */
class ImportClient {
  readonly #headers: Record<string, string> = {};
  readonly #address: string;
  readonly #databaseUrl: string;

  constructor(address: string, databaseUrl: string) {
    this.#address = address;
    this.#databaseUrl = databaseUrl;
  }

  async signUp(): Promise<void> {
    const account = { username: 'benchmark', email: 'bench@example.org', password: 'Word+hoard1' };
    const body = { ...account, learn: 'eo' };
    const { token } = await this.#post<{ token: string }>('/front-auth/sign-up', body);
    this.#headers['authorization'] = `Bearer ${token}`;
  }

  async send(id: string, path: string): Promise<ImportRecord> {
    const { size: byteCount } = await stat(path);
    await this.#post('/front-import/begin', { id, name: 'deck.apkg', byteCount });
    const file = await open(path);
    const partBytes = limits.packagePartMegabytes * 1_024 * 1_024;
    for (let at = 0; at < byteCount; at += partBytes) {
      const part = Buffer.alloc(Math.min(partBytes, byteCount - at));
      await file.read(part, { position: at });
      const body = new FormData();
      body.set('id', id);
      body.set('index', String(at / partBytes));
      body.set('file', new File([part], 'part'));
      await clearLimits(this.#databaseUrl);
      await this.#fetch('/front-import/part', { body, headers: this.#headers });
    }
    await file.close();
    await this.#post('/front-import/read', { id });
    return this.#until(id, ['ready', 'failed']);
  }

  async import({ id, found }: ImportRecord): Promise<ImportRecord> {
    const noteTypes = (found?.noteTypes ?? []).map((type) => ({ id: type.id, roles: type.roles }));
    const languages = { langCode: 'eo', tranLangCode: 'en', timeZone: 'UTC' };
    await this.#post('/front-import/start', { id, ...languages, noteTypes });
    return this.#until(id, ['done', 'failed', 'cancelled']);
  }

  async #until(id: string, states: readonly ImportRecord['state'][]): Promise<ImportRecord> {
    for (;;) {
      await clearLimits(this.#databaseUrl);
      const record = await this.#post<ImportRecord>('/front-import/record', { id });
      if (states.includes(record.state)) return record;
      await setTimeout(250);
    }
  }

  #post<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    return this.#fetch<Answer>(path, { body: JSON.stringify(body), headers });
  }

  async #fetch<Answer>(path: string, request: RequestInit): Promise<Answer> {
    const response = await fetch(this.#address + path, { method: 'POST', ...request });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}

if (serverUrl === undefined) {
  console.log('Set TEST_DATABASE_URL to a PostgreSQL server to measure the import of packages.');
} else {
  await benchPackage(serverUrl, `${noteCount} notes with ${noteCount * reviewsPerNote} reviews`, {
    notes: Array.from({ length: noteCount }, (_, index) => buildNote(index, reviewsPerNote)),
    media: new Map(),
  });
  await benchPackage(serverUrl, `${pictureCount} notes with pictures`, {
    notes: Array.from({ length: pictureCount }, (_, index) => buildNote(index, 0)),
    media: new Map(Array.from({ length: pictureCount }, (_, index) => [`${index}.png`, paint])),
  });
}
await rm(folder, { recursive: true });
