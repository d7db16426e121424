import { isOfScripts, listScripts } from './scripts.ts';

/** Letters that look alike in Latin, Cyrillic and Greek. */
const lookAlikes: Readonly<Record<string, string>> = {
  Latn: 'aceijopsxykmthABEKMHOPCTXYIJSvuZN',
  Cyrl: 'асеіјорѕхукмтнАВЕКМНОРСТХУІЈЅ    ',
  Grek: 'α  ι ορ χγκ τ ΑΒΕΚΜΗΟΡ ΤΧΥΙ  νυΖΝ',
};

/**
 * Replaces letters of another script by those of the language that look alike.
 *
 * @param text - any text
 * @param langCode - its language as BCP 47
 * @example
 * replaceLookAlikes('coбaкa', 'ru'); // 'собака'
 */
export function replaceLookAlikes(text: string, langCode: string | undefined): string {
  const [script = ''] = listScripts(langCode);
  const own = lookAlikes[script];
  if (own === undefined) return text;
  return Array.from(text, (letter) => {
    if (isOfScripts(letter, [script])) return letter;
    const found = Object.values(lookAlikes).map((letters) => own[letters.indexOf(letter)]);
    return found.find((other = ' ') => other !== ' ') ?? letter;
  }).join('');
}
