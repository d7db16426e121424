import { listVoices, runProgram } from './run-program.ts';

/** eSpeak NG, without any voice if it is not installed. */
export interface Espeak {
  voices: ReadonlySet<string>;
  /** @returns a WAV file */
  speak(text: string, voice: string): Promise<Uint8Array>;
  /** The phonemes of each text, in the notation of eSpeak NG (`-x`) or IPA. */
  readPhonemes(
    texts: readonly string[],
    voice: string,
    notation?: '-x' | '--ipa',
  ): Promise<string[]>;
}

/** @param command - the name or the path of the program */
export async function openEspeak(command: string): Promise<Espeak> {
  const input = ['--stdin', '-b', '1'];
  return {
    voices: parseVoices(await listVoices(command, '--voices')),
    speak: (text, voice) => runProgram(command, ['-v', voice, ...input, '--stdout'], text),
    readPhonemes: (texts, voice, notation = '-x') =>
      readInParts(texts, async (text) => {
        const options = ['-v', voice, ...input, '-q', notation];
        return (await runProgram(command, options, text)).toString();
      }),
  };
}

const maxTexts = 100;

/** Each text is a paragraph. The program prints a line for each clause, so a text of several is read alone. */
async function readInParts(
  texts: readonly string[],
  read: (text: string) => Promise<string>,
): Promise<string[]> {
  if (texts.length === 0) return [];
  if (texts.length <= maxTexts) {
    const lines = (await read(texts.join('\n\n'))).replace(/\n$/u, '').split('\n');
    const clauses = lines.map((line) => line.trim());
    if (texts.length === 1) return [clauses.join(' ').trim()];
    if (clauses.length === texts.length) return clauses;
  }
  const middle = Math.ceil(texts.length / 2);
  const halves = [texts.slice(0, middle), texts.slice(middle)];
  return (await Promise.all(halves.map((half) => readInParts(half, read)))).flat();
}

/** The second column of each line after the title. */
const parseVoices = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split('\n')
      .slice(1)
      .flatMap((line) => line.trim().split(/\s+/)[1] ?? []),
  );
