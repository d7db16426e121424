import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord, type User } from '../../../test/factory.ts';
import { buildImageFile } from '../../../test/image-file.ts';
import { record, refusedRecording } from '../../../test/recording.ts';
import { buildWavFile } from '../../../test/sound-file.ts';
import { useApp } from '../../../test/test-app.ts';
import { refusedUpload, toPageHeaders, upload } from '../../../test/upload.ts';

const app = useApp();

let author: User;
let admin: User;
let wordId: string;

beforeAll(async () => {
  author = await buildUser(app.database);
  admin = await buildUser(app.database, { role: UserRole.Admin });
  wordId = (await buildWord(app.database)).id;
});

const kinds = {
  image: async (user: User, toWordId: string) => {
    const sent = { wordId: toWordId, bytes: await buildImageFile() };
    return upload(app, sent, await app.headersOf(user));
  },
  recording: async (user: User, toWordId: string) => {
    const sent = { wordId: toWordId, bytes: buildWavFile() };
    return record(app, sent, await app.headersOf(user));
  },
} as const;
const names = Object.keys(kinds) as (keyof typeof kinds)[];

/** Requests a file as a browser does for a page. */
const request = async (url: string, user?: User, cookie?: string) =>
  app.request(url, user && { headers: toPageHeaders(await app.headersOf(user), cookie) });

describe.each(names)('the file of a public %s', (kind) => {
  it('is sent to everybody, and cached for a day', async () => {
    const { url } = await kinds[kind](admin, wordId);
    const response = await request(url);
    expect(response.status).toBe(200);
    const { headers } = response;
    expect(headers.get('content-type')).toMatch(kind === 'image' ? 'image/webp' : 'audio/mpeg');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect((await app.request(url, again)).status).toBe(304);
  });

  it('is hidden again if it is rejected', async () => {
    const { id, url } = await kinds[kind](author, wordId);
    const headers = await app.headersOf(admin);
    const { Approved, Rejected } = EntryStatus;
    await app.call(routes.moderation.decide, { kind, id, status: Approved }, headers);
    expect((await request(url)).status).toBe(200);
    await app.call(routes.moderation.decide, { kind, id, status: Rejected, reason: 'No' }, headers);
    expect((await request(url)).status).toBe(404);
    expect((await request(url, author)).status).toBe(200);
  });
});

describe.each(names)('the file of a pending %s', (kind) => {
  it.each(['token', 'dev-token'])(
    'is sent to its author and to admins, by the cookie %s',
    async (cookie) => {
      const { url } = await kinds[kind](author, wordId);
      for (const user of [author, admin]) {
        const response = await request(url, user, cookie);
        expect(response.status).toBe(200);
        expect(response.headers.get('cache-control')).toBe('private, no-cache');
        expect(response.headers.get('vary')).toMatch(/cookie/i);
      }
      const stranger = await buildUser(app.database);
      for (const user of [undefined, stranger]) {
        expect((await request(url, user, cookie)).status).toBe(404);
      }
      const invalid = { headers: { cookie: `${cookie}=invalid` } };
      expect((await app.request(url, invalid)).status).toBe(404);
    },
  );

  it('is hidden from everybody once it is deleted', async () => {
    const { id, url } = await kinds[kind](author, wordId);
    await app.call(routes[kind].delete, { id }, await app.headersOf(author));
    for (const user of [undefined, author, admin]) {
      expect((await request(url, user)).status).toBe(404);
    }
  });
});

it.each(names)('sends the %s of a private word to its owner only', async (kind) => {
  for (const owner of [author, admin]) {
    const word = await buildPersonalWord(app.database, owner, {}, { privacy: Privacy.Private });
    const { url } = await kinds[kind](owner, word.id);
    expect((await request(url, owner)).status).toBe(200);
    const otherAdmin = await buildUser(app.database, { role: UserRole.Admin });
    for (const user of [undefined, otherAdmin]) expect((await request(url, user)).status).toBe(404);
  }
});

it.each([
  `/image/${'ab'.repeat(32)}.webp`,
  `/image/${'ab'.repeat(32)}.png`,
  '/image/..%2f..%2fetc%2fpasswd',
  '/image/unfinished',
  '/image/a/b.webp',
  `/recording/${'ab'.repeat(32)}.mp3`,
  '/recording/..%2f..%2fetc%2fpasswd',
])('finds nothing at %s', async (path) => {
  const response = await app.request(path, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'NotFound' });
});

it.each([
  ['bytes=0-1', 206, 'bytes 0-1/', 2],
  ['bytes=100-', 206, 'bytes 100-', undefined],
  ['bytes=-10', 206, 'bytes ', 10],
  ['bytes=9999999-', 416, 'bytes */', 0],
  ['bytes=5-2', 416, 'bytes */', 0],
  ['lines=1-2', 200, undefined, undefined],
])('sends a recording in parts: %s', async (range, status, contentRange, length) => {
  const { url } = await kinds.recording(admin, wordId);
  const response = await app.request(url, { headers: { range } });
  expect(response.status).toBe(status);
  const whole = Buffer.from(await (await app.request(url)).arrayBuffer());
  if (contentRange !== undefined) {
    expect(response.headers.get('content-range')).toContain(contentRange);
    expect(response.headers.get('content-range')).toContain(`/${whole.length}`);
  }
  const part = Buffer.from(await response.arrayBuffer());
  if (length !== undefined) expect(part).toHaveLength(length);
  expect(whole.includes(part)).toBe(true);
});

describe('while the storage is unavailable', () => {
  const broken = useApp({
    variables() {
      const directory = mkdtempSync(join(tmpdir(), 'wordhoard-broken-'));
      writeFileSync(join(directory, 'files'), 'not a folder');
      return { DATA_DIRECTORY: directory };
    },
  });

  it('refuses uploads with StorageUnavailable', async () => {
    const { id } = await buildWord(broken.database);
    const headers = await broken.headersOf();
    const refusal = { status: 503, code: 'StorageUnavailable' };
    const image = { wordId: id, bytes: await buildImageFile() };
    expect(await refusedUpload(broken, image, headers)).toMatchObject(refusal);
    const recording = { wordId: id, bytes: buildWavFile() };
    expect(await refusedRecording(broken, recording, headers)).toMatchObject(refusal);
  });
});
