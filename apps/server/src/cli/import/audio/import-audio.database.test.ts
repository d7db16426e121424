import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { routes } from '@wordhoard/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWord } from '../../../../test/factory.ts';
import { buildMp3File, buildWavFile } from '../../../../test/sound-file.ts';
import { useApp } from '../../../../test/test-app.ts';
import { importAudio, readAudioOptions } from './import-audio.ts';

const app = useApp();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordhoard-audio-'));
});
afterAll(() => rm(folder, { recursive: true }));

let folderCount = 0;

/** A folder with these files. */
async function writeFolder(files: Record<string, string | Uint8Array>): Promise<string> {
  folderCount += 1;
  const path = join(folder, String(folderCount));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  }
  return path;
}

async function run(path: string, langCode?: string) {
  const printed: string[] = [];
  const bad: string[] = [];
  const report = {
    progress: (line: string) => printed.push(line),
    badRow: (line: string) => bad.push(line),
  };
  const { database, services } = app;
  const target = { database, fileStorage: services.fileStorage, report };
  const outcome = await importAudio({ folder: path, langCode }, target).catch((error) => error);
  return { printed, bad, outcome };
}

const findRecordings = async (wordId: string) =>
  (await app.call(routes.recording.feed, { wordId })).data;

it('imports recordings by language and word, with their speakers', async () => {
  const [house, mouse] = [
    await buildWord(app.database, { langCode: 'eo', text: 'Domäneto' }),
    await buildWord(app.database, { langCode: 'ia', text: 'mure parve' }),
  ];
  const path = await writeFolder({
    LICENCE: 'CC BY-SA 4.0\n\nThe whole text follows.',
    'speakers.tsv': 'eo/Domäneto.mp3\tAda\n*\tBruno\n',
    // As the file system of a Mac spells it.
    [`eo/${'Domäneto'.normalize('NFD')}.mp3`]: await buildMp3File(),
    'ia/mure parve.wav': buildWavFile(),
    'ia/nihil.wav': buildWavFile(),
    'eo/notes.txt': 'no sound',
  });
  const { printed, outcome } = await run(path);
  expect(outcome).toBeUndefined();
  expect(printed).toEqual([
    'ia/nihil.wav: there is no such word',
    '2 recordings added · 0 present · 1 without a word',
  ]);
  expect(await findRecordings(house.id)).toMatchObject([
    { speaker: 'Ada', licence: 'CC BY-SA 4.0', isOwn: false },
  ]);
  const [recording] = await findRecordings(mouse.id);
  expect(recording?.speaker).toBe('Bruno');
  expect((await app.request(recording?.url ?? '')).status).toBe(200);
  expect((await run(path)).printed.at(-1)).toBe(
    '0 recordings added · 2 present · 1 without a word',
  );
  expect(await findRecordings(mouse.id)).toEqual([recording]);
});

it('imports files of one language from the folder itself', async () => {
  const { id, text } = await buildWord(app.database, { langCode: 'eo' });
  const path = await writeFolder({ LICENCE: 'CC0', [`${text}.wav`]: buildWavFile() });
  await run(path, 'eo');
  expect(await findRecordings(id)).toMatchObject([{ licence: 'CC0', speaker: null }]);
});

it('imports nothing if a file is bad', async () => {
  const { id, text } = await buildWord(app.database, { langCode: 'eo' });
  const other = await buildWord(app.database, { langCode: 'eo' });
  const path = await writeFolder({
    LICENCE: 'CC0',
    [`${text}.wav`]: buildWavFile(),
    [`${other.text}.wav`]: buildWavFile({ volume: 0 }),
  });
  const { bad, outcome } = await run(path, 'eo');
  expect(bad).toEqual([`${other.text}.wav: silent`]);
  expect(outcome).toMatchObject({
    exitCode: 65,
    message: '1 of 2 files cannot be imported. Nothing was imported.',
  });
  expect(await findRecordings(id)).toEqual([]);
});

it.each([
  ['without a licence', 66, { 'a.wav': buildWavFile() }],
  ['with an unknown licence', 65, { LICENCE: 'All rights reserved', 'a.wav': buildWavFile() }],
  ['without a sound file', 66, { LICENCE: 'CC0' }],
])('refuses a folder %s', async (_, exitCode, files) => {
  expect((await run(await writeFolder(files), 'eo')).outcome).toMatchObject({ exitCode });
});

it.each([[[]], [['a', 'b']], [['a', '--lang', 'klingonish']], [['a', '--format', 'csv']]])(
  'does not understand %j',
  (args) => {
    expect(() => readAudioOptions(args, 'usage')).toThrow('usage');
  },
);
