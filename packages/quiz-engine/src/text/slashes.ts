import { joinEnding, listEndings } from './endings.ts';
import { listLeadingWords, splitLeadingWord } from './leading-word.ts';

/** More texts are not looked at, so that the cost is bounded. */
export const maxSenses = 32;

/** The texts of _look at/after_, _Kellner/in_ and _писать/на-_: a slash joins the words or letters beside it. */
export function splitSlashes(text: string, langCode: string | undefined): string[] {
  if (!/[/／]/u.test(text)) return [text];
  const words = text.split(/\s+/u);
  const isArticle = isIn(listLeadingWords(langCode));
  const at = words.findIndex((word) => word.includes('/'));
  const [before = '', behind = ''] = (words[at] ?? '').split('/');
  const rest = [behind, ...words.slice(at + 1)].join(' ');
  if (at > 0 && !isArticle(before) && splitLeadingWord(rest, langCode).leadingWord !== '') {
    return [[...words.slice(0, at), before].join(' '), rest];
  }
  const tokens = words.map((word) => word.replace(/(?<=\/.*)[.!?]+$/u, '').split(/[/／]/u));
  const choices = tokens.map((parts) => splitToken(parts, langCode));
  return agree(tokens, langCode) ? combineGenders(choices) : combine(choices);
}

/** Whether the words beside slashes differ in gender and so belong together, as in _un/e ami/e_. */
function agree(tokens: readonly (readonly string[])[], langCode: string | undefined): boolean {
  const isArticle = isIn(listLeadingWords(langCode));
  const isKnown = isIn(listEndings(langCode));
  const pairs = tokens.filter(({ length }) => length > 1);
  return (
    pairs.every(({ length }) => length === 2) &&
    pairs.some((pair) => pair.every(isArticle) || isKnown(cutHyphen(pair[1] ?? '')))
  );
}

/** The masculine and the feminine. It is the other way round in _liebe/r_. */
function combineGenders(choices: readonly (readonly string[])[]): string[] {
  const ordered = choices.map(([one = '', other = one]) =>
    other === `${one}r` ? [other, one] : [one, other],
  );
  return [0, 1].map((gender) => ordered.map((forms) => forms[gender]).join(' '));
}

function combine(choices: readonly (readonly string[])[]): string[] {
  let texts = [''];
  for (const parts of choices) {
    texts = texts.flatMap((start) => parts.map((part) => `${start} ${part}`.trim()));
    texts = texts.slice(0, maxSenses);
  }
  return texts;
}

/**
 * How a text with a slash between spaces may be meant. If one side is a single word, it may exchange the word beside the slash:
 * _older / younger brother_ is _older/younger brother_. If the two words do not match, as in _at once / immediately_, it may also be an
 * answer of its own.
 */
export function readSpacedSlash(text: string): string[] {
  const [one = '', other = '', ...more] = text.split(/\s+[/／]\s+/u);
  if (other === '' || more.length > 0) return [text];
  const closed = `${one}/${other}`;
  if (endsInHyphen.test(one)) return [closed];
  const sides = [one.split(/\s+/u), other.split(/\s+/u)];
  if (sides.every(({ length }) => length === 1) || sides.every(({ length }) => length > 1))
    return [text];
  const [before = '', behind = ''] = [sides[0]?.at(-1), sides[1]?.[0]];
  return isExchangeable(before, behind) ? [closed] : [text, closed];
}

/** Whether two words differ in what they say, not in what they are: _older_ and _younger_, _on_ and _off_. */
const isExchangeable = (one: string, other: string): boolean =>
  [one, other].every((word) => particle.test(word)) ||
  (one !== other && one.length > 3 && one.slice(-2) === other.slice(-2));

const particle =
  /^(?:away|back|down|in|off|on|out|over|up|for|against|under|to|from|with|without|before|after)$/u;

const endsInHyphen = /^\p{L}+[-‐‑]$/u;
/** The prefix in German and Dutch that another one replaces: _ein-/aussteigen_. */
const separablePrefix = /^(?:nach|auf|aus|ein|uit|vor|ab|an|in|zu)(?=\p{L}{4})/iu;

const isIn = (list: readonly string[]) => (text: string) => list.includes(text);
const cutHyphen = (part: string): string => part.replace(/^[-‐‑–~]/u, '');

/** Joined by a slash, they are one expression: _and/or_. */
const conjunction = /^(?:and|or|und|oder|et|ou|y|e|o|и|или|і|або|i|lub|albo|en|of|og|och|eller)$/u;

function splitToken(parts: readonly string[], langCode: string | undefined): readonly string[] {
  const [first = '', second = ''] = parts;
  const stem = endsInHyphen.test(first) ? second.replace(separablePrefix, '') : first;
  const isKnown = isIn(listEndings(langCode));
  const expand = (part: string): string => {
    const letters = cutHyphen(part);
    if (part !== letters || (isKnown(part) && part.length < first.length)) {
      return joinEnding(first, letters, langCode);
    }
    return endsInHyphen.test(part) ? part.slice(0, -1) + stem : part;
  };
  const isArticle = isIn(listLeadingWords(langCode));
  const isAbbreviation =
    parts.every((part) => /^\p{Lu}{2,}$/u.test(part)) ||
    (parts.every((part) => /^[\p{Lu}\p{Ll}]$/u.test(part)) && !parts.every(isArticle));
  const isWhole = isAbbreviation || parts.some((part) => conjunction.test(part) && !isKnown(part));
  const expanded = parts.map(expand);
  if (sameWord.test(parts.join('/'))) return parts;
  const isPart = (part: string) => isWord(part, first) || isArticle(part);
  return isWhole || !expanded.every(isPart) ? [parts.join('/')] : expanded;
}

/** Forms of one word before different sounds. */
const sameWord = /^(?:y\/e|o\/u|e\/ed|a\/ad)$/u;

/** A letter of _km/h_ is no word, but one of _в/во_ and _I/me_ is. */
const isWord = (part: string, first: string): boolean =>
  /\p{L}.*\p{L}|\p{Lo}|^[IЯя]$/u.test(part) || first.startsWith(part);
