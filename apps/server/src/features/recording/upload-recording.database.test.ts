import { routes } from '@wordhoard/contract';
import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { record, refusedRecording, sendRecording } from '../../../test/recording.ts';
import { buildMp3File, buildWavFile } from '../../../test/sound-file.ts';
import { russianReader, useApp } from '../../../test/test-app.ts';

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
});

const findWord = (id: string) => app.call(routes.word.record, { id });
