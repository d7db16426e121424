/** Codes of ISO 15924 for scripts that are written together. */
const together: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** Languages that people also write in a second script. */
const secondScripts: Readonly<Record<string, readonly string[]>> = {
  sr: ['Latn'],
  uz: ['Cyrl'],
};

/**
 * The scripts in which a language is written, by the likely subtags of Unicode Technical Standard #35.
 *
 * @param langCode - the language as BCP 47; one with a script, such as `zh-Latn`, is written in that script
 * @returns their codes of ISO 15924; Latin for a code that is not known
 * @example
 * listScripts('ja'); // ['Hani', 'Hira', 'Kana']
 */
export function listScripts(langCode: string | undefined): readonly string[] {
  const script = findScript(langCode ?? '');
  const second = langCode && Object.hasOwn(secondScripts, langCode) ? secondScripts[langCode] : [];
  return [...(together[script] ?? [script]), ...(second ?? [])];
}

const scripts = new Map<string, string>();

function findScript(langCode: string): string {
  try {
    const script = scripts.get(langCode) ?? new Intl.Locale(langCode).maximize().script ?? 'Latn';
    scripts.set(langCode, script);
    return script;
  } catch {
    return 'Latn';
  }
}

const patterns = new Map<string, RegExp>();

/** Whether a text consists of letters of these scripts. Digits, marks and punctuation are of every script. */
export function isOfScripts(text: string, scripts: readonly string[]): boolean {
  const key = scripts.join();
  const classes = scripts.map((script) => `\\p{scx=${script}}`).join('');
  const pattern = patterns.get(key) ?? new RegExp(`^[${classes}\\P{L}]*$`, 'u');
  patterns.set(key, pattern);
  return pattern.test(text);
}
