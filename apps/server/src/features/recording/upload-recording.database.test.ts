import { routes } from '@wordhoard/contract';
import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { record, refusedRecording, sendRecording } from '../../../test/recording.ts';
import { buildMp3File, buildWavFile } from '../../../test/sound-file.ts';
import { russianReader, useApp } from '../../../test/test-app.ts';
import { uploadUses } from '../../upload-uses.ts';
import { removeUnusedUploads } from '../upload/remove-unused-uploads.ts';

const app = useApp();
const newWordId = async () => (await buildWord(app.database)).id;
const admin = async () => app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));

describe('an uploaded recording', () => {
  it('waits for approval, and only its author hears it', async () => {
    const wordId = await newWordId();
    const author = await app.headersOf();
    const sent = { wordId, bytes: buildWavFile(), speaker: ' Ada ', licence: 'CC BY 4.0' };
    const recording = await record(app, sent, author);
    expect(recording).toMatchObject({
      wordId,
      url: expect.stringMatching(/^\/recording\/[0-9a-f]{64}\.mp3$/),
      status: EntryStatus.Pending,
      speaker: 'Ada',
      licence: 'CC BY 4.0',
      likeCount: 0,
      isOwn: true,
    });
    expect((await app.call(routes.recording.feed, { wordId }, author)).data).toEqual([recording]);
    expect((await app.call(routes.recording.feed, { wordId })).data).toEqual([]);
    const heardBy = async (headers?: Record<string, string>) => [
      (await app.call(routes.word.record, { id: wordId }, headers)).recording,
      (await app.call(routes.word.entity, { id: wordId }, headers)).recording,
    ];
    const { url } = recording;
    expect(await heardBy(author)).toEqual([{ url }, { url }]);
    expect(await heardBy()).toEqual([null, null]);
  });

  it('is public immediately if an admin adds it', async () => {
    const wordId = await newWordId();
    const recording = await record(app, { wordId, bytes: await buildMp3File() }, await admin());
    expect(recording).toMatchObject({ status: EntryStatus.Approved, speaker: null });
    expect(recording.milliseconds).toBeGreaterThan(500);
    const feed = await app.call(routes.word.feed, { text: (await findWord(wordId)).text });
    expect(feed.data[0]?.recording).toEqual({ url: recording.url });
  });

  it('is refused without a licence of the list', async () => {
    const sent = { wordId: await newWordId(), bytes: buildWavFile(), licence: 'Mine' };
    const refusal = await refusedRecording(app, sent, await app.headersOf());
    expect(refusal).toMatchObject({ status: 400, code: 'ParameterInvalid' });
  });

  it.each([
    ['RecordingSilent', () => buildWavFile({ volume: 0 })],
    ['RecordingTooShort', () => buildWavFile({ seconds: 0.03 })],
    ['RecordingTooLong', () => buildWavFile({ seconds: 10.5, sampleRate: 8_000 })],
    ['RecordingUnreadable', () => Buffer.from('no sound')],
  ])('is refused with %s, in the language of the reader', async (code, build) => {
    const wordId = await newWordId();
    const headers = { ...(await app.headersOf()), ...russianReader };
    const refusal = await refusedRecording(app, { wordId, bytes: build() }, headers);
    expect(refusal).toMatchObject({ status: 400, code });
    expect(await app.call(routes.recording.feed, { wordId }, headers)).toMatchObject({ total: 0 });
  });

  it('is refused if it has more than 2 MB', async () => {
    const sent = { wordId: await newWordId(), bytes: Buffer.alloc(2 * 1_024 * 1_024 + 1) };
    const refusal = await refusedRecording(app, sent, await app.headersOf());
    expect(refusal).toMatchObject({ status: 413, code: 'PayloadTooLarge' });
  });

  it('is added once by concurrent requests', async () => {
    const sent = { wordId: await newWordId(), bytes: buildWavFile() };
    const headers = await app.headersOf();
    const sending = () => sendRecording(app, sent, headers);
    const responses = await Promise.all([sending(), sending(), sending()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('does not tell whether another learner has uploaded the same file', async () => {
    const bytes = buildWavFile();
    const wordId = await newWordId();
    const one = await record(app, { wordId, bytes }, await app.headersOf());
    const other = await record(app, { wordId, bytes }, await app.headersOf());
    expect(other.url).not.toBe(one.url);
  });

  it('cannot be added to a personal word of somebody else', async () => {
    const { id } = await buildPersonalWord(app.database, await buildUser(app.database));
    const sent = { wordId: id, bytes: buildWavFile() };
    const refusal = await refusedRecording(app, sent, await app.headersOf());
    expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
  });

  it('disappears with its file when it is withdrawn', async () => {
    const headers = await app.headersOf();
    const { id, url } = await record(
      app,
      { wordId: await newWordId(), bytes: buildWavFile() },
      headers,
    );
    const sweep = () =>
      removeUnusedUploads(
        { database: app.database, storage: app.services.fileStorage, uses: uploadUses },
        new Date(Date.now() + 61 * 60 * 1_000),
      );
    await sweep();
    expect((await app.request(url)).status).toBe(200);
    await app.call(routes.recording.delete, { id }, headers);
    await sweep();
    expect((await app.request(url)).status).toBe(404);
  });
});

describe('the file of a recording', () => {
  it('is cached forever', async () => {
    const { url } = await newRecording();
    const response = await app.request(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['bytes=0-1', 206, 'bytes 0-1/', 2],
    ['bytes=100-', 206, 'bytes 100-', undefined],
    ['bytes=-10', 206, 'bytes ', 10],
    ['bytes=9999999-', 416, 'bytes */', 0],
    ['bytes=5-2', 416, 'bytes */', 0],
    ['lines=1-2', 200, undefined, undefined],
  ])('is sent in parts: %s', async (range, status, contentRange, length) => {
    const { url } = await newRecording();
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

  it.each([`/recording/${'ab'.repeat(32)}.mp3`, '/recording/..%2f..%2fetc%2fpasswd'])(
    'does not exist at %s',
    async (path) => {
      const response = await app.request(path, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
    },
  );
});

const newRecording = async () =>
  record(app, { wordId: await newWordId(), bytes: buildWavFile() }, await app.headersOf());

const findWord = (id: string) => app.call(routes.word.record, { id });
