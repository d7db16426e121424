import { readdir, readFile } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import {
  EntryStatus,
  type RecordingLicence,
  recordingLicences,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { limits } from '@wordhoard/contract/limits';
import { normalizeText } from '@wordhoard/contract/text';
import { v7 as newId } from 'uuid';
import { findNamedWords } from '../../../features/collection/find-named-words.ts';
import { computeFileDigest, storeFile } from '../../../features/upload/store-file.ts';
import type { EncodedSound } from '../../../platform/audio/audio-worker.ts';
import { reencodeAudio } from '../../../platform/audio/reencode-audio.ts';
import { AudioProblem } from '../../../platform/audio/sound.ts';
import type { Database } from '../../../platform/database/database.ts';
import { CommandFailure, exitCode } from '../../../platform/errors/command-failure.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { wordRecording } from '../../../schema/recording.ts';
import { parseArguments } from '../../command.ts';

export const audioUsage =
  'pnpm content import-audio <folder> [--lang de]   imports de/Haus.mp3, or Haus.mp3 with --lang de; LICENCE names the licence';

interface AudioOptions {
  folder: string;
  langCode: string | undefined;
}

/** @throws CommandFailure with the usage if the arguments do not match it */
export function readAudioOptions(args: readonly string[], usage: string): AudioOptions {
  const { values, positionals } = parseArguments(args, { lang: { type: 'string' } }, usage);
  const [folder, ...others] = positionals;
  const isKnown = values.lang === undefined || isLangCode(values.lang);
  if (folder === undefined || others.length > 0 || !isKnown) {
    throw new CommandFailure(exitCode.usage, usage);
  }
  return { folder, langCode: values.lang };
}

interface Target {
  database: Database;
  fileStorage: FileStorage;
  report: { progress: (line: string) => void; badRow: (line: string) => void };
}

/**
 * Imports the recordings of a folder, all or none. Those that were imported before stay as they are, so
 * that an interrupted import can be repeated.
 *
 * @throws CommandFailure if a file cannot be imported
 */
export async function importAudio(
  { folder, langCode }: AudioOptions,
  { database, fileStorage, report }: Target,
): Promise<void> {
  const { licence, files } = await readAudioFolder(folder, langCode);
  const findWord = await findNamedWords(database, files, { callerId: undefined });
  const known = files.flatMap((file) => {
    const found = findWord(file);
    const isSpoken = found !== undefined && found.mode !== WordMode.Definition;
    if (!isSpoken) report.progress(`${file.name}: there is no such word`);
    return isSpoken ? [{ ...file, wordId: found.id }] : [];
  });
  const checked = await check(known, report);
  const recordings = checked.map(({ file, sound }) => ({
    wordId: file.wordId,
    speaker: file.speaker,
    sound,
  }));
  const added = await write({ database, fileStorage }, recordings, licence);
  report.progress(
    `${added} recordings added · ${known.length - added} present · ${files.length - known.length} without a word`,
  );
}

type KnownFile = WordFile & { wordId: string };

interface CheckedFile {
  file: KnownFile;
  sound: EncodedSound;
}

const bounds = { minSeconds: limits.recordingMinSeconds, maxSeconds: limits.recordingMaxSeconds };
const maxBytes = limits.recordingMaxMegabytes * 1_024 * 1_024;

/** Decodes every file before the first one is imported. */
async function check(files: readonly KnownFile[], report: Target['report']) {
  const checked: CheckedFile[] = [];
  let badCount = 0;
  for (const file of files) {
    const sound = await readSound(file);
    if (typeof sound !== 'string') checked.push({ file, sound });
    else {
      badCount += 1;
      report.badRow(`${file.name}: ${sound}`);
    }
  }
  if (badCount === 0) return checked;
  throw new CommandFailure(
    exitCode.invalidData,
    `${badCount} of ${files.length} files cannot be imported. Nothing was imported.`,
  );
}

async function readSound({ path }: WordFile): Promise<EncodedSound | string> {
  const bytes = await readFile(path);
  if (bytes.length > maxBytes) return `larger than ${limits.recordingMaxMegabytes} MB`;
  try {
    return await reencodeAudio(bytes, bounds);
  } catch (error) {
    if (error instanceof AudioProblem) return error.kind;
    throw error;
  }
}

interface NewRecording {
  wordId: string;
  speaker: string | null;
  sound: EncodedSound;
}

/** Stores all files first. Those of an import that fails are removed by the sweep. */
async function write(
  { database, fileStorage }: Pick<Target, 'database' | 'fileStorage'>,
  recordings: readonly NewRecording[],
  licence: RecordingLicence,
): Promise<number> {
  const now = () => new Date();
  const rows: (typeof wordRecording.$inferInsert)[] = [];
  for (const { wordId, speaker, sound } of recordings) {
    const { bytes, milliseconds } = sound;
    const source = { purpose: 'recording', owner: 'import', content: bytes };
    const digest = await computeFileDigest(database, source);
    await storeFile(
      { database, fileStorage, now },
      { digest, bytes, mediaType: 'audio/mpeg' },
      async () => undefined,
    );
    const entry = { createdAt: now(), status: EntryStatus.Approved };
    rows.push({ id: newId(), wordId, digest, speaker, licence, milliseconds, ...entry });
  }
  return database.transaction(async (transaction) => {
    let added = 0;
    for (const row of rows) {
      const inserted = await transaction
        .insert(wordRecording)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: wordRecording.id });
      added += inserted.length;
    }
    return added;
  });
}

/** A sound file that is named after a word. */
interface WordFile {
  path: string;
  /** As it is printed, relative to the folder. */
  name: string;
  langCode: string;
  text: string;
  speaker: string | null;
}

const licenceFile = 'LICENCE';
const speakerFile = 'speakers.tsv';
const extensions: readonly string[] = limits.recordingExtensions.split(',');

/**
 * Lists the sound files of a folder: `de/Haus.mp3`, or `Haus.mp3` if all of them are in one language.
 *
 * @param langCode - the language of the files, if they are not in folders by language
 * @throws CommandFailure if the licence is missing or there is no sound file
 */
async function readAudioFolder(folder: string, langCode: string | undefined) {
  const licence = await readLicence(folder);
  const speakers = await readSpeakers(folder);
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted()
    .flatMap((name): WordFile[] => {
      const { dir, name: written, ext } = parse(name);
      const isPlaced = langCode === undefined ? isLangCode(dir) : dir === '';
      if (!isPlaced || !extensions.includes(ext.toLowerCase())) return [];
      const speaker = speakers.get(name.normalize()) ?? speakers.get('*') ?? null;
      const text = normalizeText(written);
      return [{ path: join(folder, name), name, langCode: langCode ?? dir, text, speaker }];
    });
  if (files.length === 0) {
    throw new CommandFailure(exitCode.missingInput, `There is no sound file in ${folder}`);
  }
  return { licence, files };
}

async function readLicence(folder: string): Promise<RecordingLicence> {
  const text = (await readIfPresent(join(folder, licenceFile)))?.trim();
  const licence = recordingLicences.find((known) => known === text?.split('\n')[0]?.trim());
  if (licence !== undefined) return licence;
  const known = recordingLicences.join(', ');
  throw new CommandFailure(
    text === undefined ? exitCode.missingInput : exitCode.invalidData,
    `The first line of ${join(folder, licenceFile)} must be one of ${known}`,
  );
}

/** The speaker of each file. `*` is the speaker of all others. */
async function readSpeakers(folder: string): Promise<ReadonlyMap<string, string>> {
  const lines = ((await readIfPresent(join(folder, speakerFile))) ?? '').split('\n');
  const named = lines.flatMap((line) => {
    const [name, speaker] = line.split('\t').map((cell) => cell.trim());
    return name && speaker ? [[name.normalize(), speaker.slice(0, limits.nameMaxLength)]] : [];
  });
  return new Map(named as [string, string][]);
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
