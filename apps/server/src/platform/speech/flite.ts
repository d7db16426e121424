import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listVoices, runProgram } from './run-program.ts';

/** The voice that is understood best. */
const voice = 'slt';

/** Flite, which speaks English more clearly than eSpeak NG. */
export interface Flite {
  isInstalled: boolean;
  /** @returns a WAV file */
  speak(text: string): Promise<Uint8Array>;
}

/** @param command - the name or the path of the program */
export async function openFlite(command: string): Promise<Flite> {
  const voices = await listVoices(command, '-lv');
  return {
    isInstalled: voices.split(/\s+/).includes(voice),
    async speak(text) {
      // The program cannot write to the socket that is its standard output.
      const folder = await mkdtemp(join(tmpdir(), 'flite-'));
      try {
        const file = join(folder, 'speech.wav');
        await runProgram(command, ['-voice', voice, '-o', file, '-t', toAscii(text)]);
        return await readFile(file);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  };
}

/** Flite drops other letters: it reads “façade” as “faade”. */
const toAscii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[‘’]/gu, "'")
    .replace(/[^\p{ASCII}]/gu, '');
