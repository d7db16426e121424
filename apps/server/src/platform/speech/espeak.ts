import { execFile } from 'node:child_process';
import { langCodes as catalogue } from '@wordhoard/contract/language-catalogue';

const maxMilliseconds = 5_000;
const maxBytes = 5_000_000;

/** Languages whose voice has another name, or several voices. */
const voiceNames: Readonly<Record<string, string>> = {
  en: 'en-gb',
  'es-MX': 'es-419',
  fr: 'fr-fr',
  no: 'nb',
  zh: 'cmn',
};

/** eSpeak NG reads kana only, and names the other characters of a word instead of reading them. */
const unsuitable: ReadonlySet<string> = new Set(['ja']);

/**
 * The speech synthesis of eSpeak NG, without any language if it is not installed.
 *
 * @param command - the name or the path of the program
 */
export async function openEspeak(command: string): Promise<SpeechSynthesis> {
  const installed = parseVoices(await listVoices(command));
  const voices = new Map(
    catalogue
      .filter((code) => !unsuitable.has(code))
      .map((code) => [code, listVoiceNames(code).find((name) => installed.has(name))] as const)
      .flatMap(([code, voice]) => (voice === undefined ? [] : [[code, voice]])),
  );
  return {
    langCodes: [...voices.keys()].toSorted(),
    async speak(text, langCode) {
      const voice = voices.get(langCode);
      if (voice === undefined) throw new Error(`No voice speaks ${langCode}`);
      return run(command, ['-v', voice, '--stdin', '--stdout', '-b', '1'], text);
    },
  };
}

/** The voices of a language, the best first: of the variety, then of the language itself. */
function listVoiceNames(langCode: string): string[] {
  const [language = ''] = langCode.split('-');
  return [langCode, language].map((code) => voiceNames[code] ?? code.toLowerCase());
}

async function listVoices(command: string): Promise<string> {
  try {
    return (await run(command, ['--voices'])).toString();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** The second column of each line after the title. */
const parseVoices = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split('\n')
      .slice(1)
      .flatMap((line) => line.trim().split(/\s+/)[1] ?? []),
  );

/** The text goes through standard input, so that none is taken for an option. */
function run(command: string, options: readonly string[], text = ''): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const settings = {
      encoding: 'buffer',
      timeout: maxMilliseconds,
      maxBuffer: maxBytes,
      killSignal: 'SIGKILL',
    } as const;
    const child = execFile(command, options, settings, (error, output) =>
      error === null ? resolve(output) : reject(error),
    );
    // A program that ends early closes its input, which the callback reports.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(text);
  });
}

/** Speaks texts. */
export interface SpeechSynthesis {
  /** The languages that it speaks, in alphabetical order. */
  langCodes: readonly string[];
  /**
   * Speaks a text in one of these languages.
   *
   * @returns a WAV file
   */
  speak(text: string, langCode: string): Promise<Uint8Array>;
}
