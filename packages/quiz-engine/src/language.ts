/** The language without script and region: `pt` of `pt-BR`, and `` of nothing. */
export function baseLanguage(langCode: string | undefined): string {
  const [base = ''] = (langCode ?? '').toLowerCase().split(/[-_]/u, 1);
  return base;
}

const unspaced: ReadonlySet<string> = new Set(['ja', 'km', 'lo', 'my', 'th', 'yue', 'zh']);

/** Whether the language is written with a space between words. */
export function isSpaced(langCode: string | undefined): boolean {
  return !unspaced.has(baseLanguage(langCode));
}

/**
 * Lower case as the language writes it (in Turkish and Azerbaijani `I` is the capital of `ı`), with
 * one form for both Greek sigmas. Any code is safe, also one that `toLocaleLowerCase` would refuse.
 */
export function foldCase(text: string, langCode: string | undefined): string {
  const language = baseLanguage(langCode);
  const lower =
    language === 'tr' || language === 'az' ? text.toLocaleLowerCase(language) : text.toLowerCase();
  return lower.replaceAll('ς', 'σ');
}
