import { addUmlaut, inflect, isLikePlural } from './german-plural.ts';

/** A noun without a note, and its plural, which is empty if the note does not tell it. */
export interface PluralNote {
  text: string;
  plural: string;
}

const label = '(?<label>(?:[Pp]l|PL|[Pp]lural)(?:[.:]{1,2}\\s?|\\s))?';
/** `¨-er`, `(-en)`, `Pl. -s`, and `-s/-e`, of which the first is taken. */
const endingNote = new RegExp(
  `(?<separator>[,;/(]\\s?|\\s)${label}(?<signs>(?:[¨"⸚–~-]|\\u0308){1,3})(?<letters>(?:\\(e\\)|\\[e\\])?\\p{Ll}*)(?:\\s?/\\s?-\\p{Ll}*)?\\)?$`,
  'u',
);
const wordNote = new RegExp(
  `(?:[,;/(]\\s?|\\s(?=[Pp]l))${label}(?<article>die\\s|des\\s)?(?<word>\\p{L}[\\p{L}-]*)\\)?$`,
  'u',
);
/** Says that the word is a plural, or has none. */
const numberNote =
  /(?:[,;(]\s?(?:(?:nur|only|kein|no|ohne)\s)?(?:pl(?:ural)?\.?|sg\.?|sing(?:\.|ular)|(?:мн|ед)\.?(?:\s?ч)?\.?)(?:\sonly)?\)?|\spl\.?)$/i;

const article = /^(?:der|die|das)(?:\s?\/\s?(?:der|die|das))*\s/i;
/** German nouns have an article or a gender: `Haus, das`, `Zeitung f`. */
const germanNoun =
  /^(?:[Dd]er|[Dd]ie|[Dd]as)\b|^\p{Lu}\p{L}+(?:,\s?|\s?[({]|\s)(?:der|die|das|[mfn])\b/u;
/** They make other words: `der Lehrer, -in`. */
const otherEndings = new Set(['in', 'innen', 'r', 'rin']);

/**
 * Takes a note about the plural from the end of a noun. The note before it is the genitive: `der Student, -en, -en`.
 *
 * @example takePlural('das Haus, ¨-er') // { text: 'das Haus', plural: 'Häuser' }
 */
export function takePlural(written: string): PluralNote | undefined {
  const number = numberNote.exec(written);
  if (number) return { text: written.slice(0, number.index).trim(), plural: '' };
  return takeEnding(written) ?? takeWord(written);
}

function takeEnding(written: string): PluralNote | undefined {
  const found = endingNote.exec(written);
  const { separator = '', signs = '', letters = '', label: told } = found?.groups ?? {};
  const text = written.slice(0, found?.index).trim();
  const isGerman = germanNoun.test(text) || /[¨⸚]|\u0308/.test(signs) || told !== undefined;
  const isNote = separator !== ' ' || letters !== '';
  if (!found || !isGerman || !isNote || otherEndings.has(letters)) return undefined;
  const noun = findNoun(text);
  const singular = /[¨"⸚]|\u0308/.test(signs) ? addUmlaut(noun) : noun;
  return { text, plural: inflect(singular, letters) };
}

function takeWord(written: string): PluralNote | undefined {
  const found = wordNote.exec(written);
  const { word = '', article: told = '', label: isTold } = found?.groups ?? {};
  const text = written.slice(0, found?.index).trim();
  if (!found) return undefined;
  if (isTold) return { text, plural: word };
  if (!germanNoun.test(text)) return undefined;
  if (told.startsWith('des')) return { text, plural: '' };
  return isLikePlural(word, findNoun(text), { isFeminine: /^die\s/i.test(text) })
    ? { text, plural: word }
    : undefined;
}

/** The noun without its article and the notes behind it. */
const findNoun = (text: string): string =>
  text
    .replace(article, '')
    .replace(/(?:[,;({[]|\s\/).*$/u, '')
    .replace(/\s[mfn]$/, '')
    .trim();
