import { readdir, readFile } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import { type RecordingLicence, recordingLicences } from '@wordhoard/contract/enumeration';
import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { limits } from '@wordhoard/contract/limits';
import { normalizeText } from '@wordhoard/contract/text';
import { CommandFailure, exitCode } from '../../../platform/errors/command-failure.ts';

/** A sound file that is named after a word. */
export interface WordFile {
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
export async function readAudioFolder(folder: string, langCode: string | undefined) {
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
