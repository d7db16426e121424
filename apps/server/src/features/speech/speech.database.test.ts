import { routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { type TestApp, useApp } from '../../../test/test-app.ts';
import { detectAudioFormat } from '../../platform/audio/sound.ts';
import { speech } from '../../schema/upload.ts';
import { removeUnusedFiles } from '../contribution/remove-files.ts';
import { forgetOldSpeech } from './routes.ts';

const fakeEspeak = new URL('../../../test/fake-espeak.ts', import.meta.url).pathname;

const speak = (app: TestApp, id: string, headers: Record<string, string> = {}) =>
  app.request(`/front-word/speech/${id}`, { headers });

const findLangCodes = async (app: TestApp) => {
  const { initData } = routes.general;
  return (await app.get(initData, initData.path)).speechLangCodes;
};

describe('a server without eSpeak NG', () => {
  const app = useApp();

  it('speaks no language', async () => {
    expect(await findLangCodes(app)).toEqual([]);
    const { id } = await buildWord(app.database, { langCode: 'de' });
    const response = await speak(app, id);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'SpeechUnavailable' });
  });
});

describe('a server with speech synthesis', () => {
  const app = useApp({ variables: () => ({ ESPEAK: fakeEspeak }) });
  const german = (text: string) => buildWord(app.database, { langCode: 'de', text });

  it('names the languages of its voices, except those that it reads badly', async () => {
    expect(await findLangCodes(app)).toEqual(
      expect.arrayContaining(['de', 'de-AT', 'en', 'en-US', 'zh', 'zh-Hant']),
    );
    expect(await findLangCodes(app)).not.toContain('he');
    expect(await findLangCodes(app)).not.toContain('la');
  });

  it('speaks a word of which it knows the reading only', async () => {
    const grammar = { reading: 'みず' };
    const known = await buildWord(app.database, { langCode: 'ja', text: '水', grammar });
    expect((await speak(app, known.id)).status).toBe(200);
    const unknown = await buildWord(app.database, { langCode: 'ja', text: '火' });
    expect(await (await speak(app, unknown.id)).json()).toMatchObject({
      code: 'SpeechUnavailable',
    });
  });

  it('speaks a word, which the browser may keep for the learner', async () => {
    const response = await speak(app, (await german('-b 1 Wort')).id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(detectAudioFormat(new Uint8Array(await response.arrayBuffer()))).toBe('mp3');
  });

  it('keeps what it has spoken until there is too much', async () => {
    const { id } = await german('Fallobstkorb');
    const spoken = await (await speak(app, id)).bytes();
    const rows = await app.database.$count(speech);
    expect(await (await speak(app, id)).bytes()).toEqual(spoken);
    expect(await app.database.$count(speech)).toBe(rows);
    await forgetOldSpeech(app.database, 0);
    expect(await app.database.$count(speech)).toBe(0);
    await removeUnusedFiles(app.services, new Date(Date.now() + 61 * 60 * 1_000));
    expect(await Array.fromAsync(app.services.fileStorage.list())).toEqual([]);
    expect((await speak(app, id)).status).toBe(200);
  });

  it('forgets what was used least recently', async () => {
    await forgetOldSpeech(app.database, 0);
    const [old, recent] = [await german('steinalt'), await german('fabrikneu')];
    for (const { id } of [old, recent]) await speak(app, id);
    const [first] = await app.database.select().from(speech).orderBy(speech.usedAt);
    await forgetOldSpeech(app.database, 4_500);
    const left = await app.database.select().from(speech);
    expect(left.map(({ digest }) => digest)).not.toContain(first?.digest);
    expect(left).toHaveLength(1);
  });

  it('speaks a personal word to its owner only', async () => {
    const owner = await buildUser(app.database);
    const { id } = await buildPersonalWord(app.database, owner, { langCode: 'de', text: 'Geheim' });
    expect((await speak(app, id)).status).toBe(404);
    expect((await speak(app, id, await app.headersOf())).status).toBe(404);
    expect((await speak(app, id, await app.headersOf(owner))).status).toBe(200);
  });

  it('cannot speak a word of which nothing is heard', async () => {
    const response = await speak(app, (await german('…')).id);
    expect(await response.json()).toMatchObject({ code: 'SpeechUnavailable' });
  });

  it('limits the words that an address has spoken for the first time', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    await app.services.limiter.spend({ name: 'speech from', max: 600, minutes: 5 }, '198.51.100.7');
    const spent = Array.from({ length: 599 }, () =>
      app.services.limiter.spend({ name: 'speech from', max: 600, minutes: 5 }, '198.51.100.7'),
    );
    await Promise.all(spent);
    const { id } = await german('zu viel');
    expect((await speak(app, id, headers)).status).toBe(429);
  });
});
