import { readFile } from 'node:fs/promises';
import { EntryStatus, type RecordingLicence, WordMode } from '@wordhoard/contract/enumeration';
import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { limits } from '@wordhoard/contract/limits';
import { wordKey } from '@wordhoard/contract/text';
import { and, eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { computeFileDigest, storeFile } from '../../../features/upload/store-file.ts';
import { visible } from '../../../features/word/visible.ts';
import type { EncodedSound } from '../../../platform/audio/audio-worker.ts';
import { reencodeAudio } from '../../../platform/audio/reencode-audio.ts';
import { AudioProblem } from '../../../platform/audio/sound.ts';
import type { Database } from '../../../platform/database/database.ts';
import { CommandFailure, exitCode } from '../../../platform/errors/command-failure.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { wordRecording } from '../../../schema/recording.ts';
import { word } from '../../../schema/word.ts';
import { parseArguments } from '../../command.ts';
import { readAudioFolder, type WordFile } from './read-folder.ts';

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
  const wordIds = await findWordIds(database, files);
  const known = files.filter((file) => wordIds.has(toWordName(file)));
  for (const file of files) {
    if (!known.includes(file)) report.progress(`${file.name}: there is no such word`);
  }
  const checked = await check(known, report);
  const recordings = checked.map(({ file, sound }) => ({
    wordId: wordIds.get(toWordName(file)) ?? '',
    speaker: file.speaker,
    sound,
  }));
  const added = await write({ database, fileStorage }, recordings, licence);
  report.progress(
    `${added} recordings added · ${known.length - added} present · ${files.length - known.length} without a word`,
  );
}

const toWordName = ({ langCode, text }: Pick<WordFile, 'langCode' | 'text'>): string =>
  `${langCode} ${wordKey(text)}`;

/** The ids of the public words that files are named after. */
async function findWordIds(
  database: Database,
  files: readonly WordFile[],
): Promise<ReadonlyMap<string, string>> {
  const byLanguage = Map.groupBy(files, ({ langCode }) => langCode);
  const found = new Map<string, string>();
  for (const [langCode, ofLanguage] of byLanguage) {
    const keys = ofLanguage.map(({ text }) => wordKey(text));
    const isNamed = inArray(word.key, keys);
    const isSpoken = inArray(word.mode, [WordMode.Word, WordMode.Idiom]);
    const rows = await database
      .select({ id: word.id, key: word.key })
      .from(word)
      .where(and(eq(word.langCode, langCode), isNamed, isSpoken, visible))
      .orderBy(word.mode);
    for (const { id, key } of rows.toReversed()) found.set(`${langCode} ${key}`, id);
  }
  return found;
}

interface CheckedFile {
  file: WordFile;
  sound: EncodedSound;
}

const bounds = { minSeconds: limits.recordingMinSeconds, maxSeconds: limits.recordingMaxSeconds };
const maxBytes = limits.recordingMaxMegabytes * 1_024 * 1_024;

/** Decodes every file before the first one is imported. */
async function check(
  files: readonly WordFile[],
  report: Target['report'],
): Promise<readonly CheckedFile[]> {
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

/** The sound of a file, or why it is refused. */
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
