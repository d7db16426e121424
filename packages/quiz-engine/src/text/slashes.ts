import { joinEnding, listEndings } from './endings.ts';
import { listLeadingWords, splitLeadingWord } from './leading-word.ts';
import { isReply } from './replies.ts';

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
 * Writes a slash between spaces without them if the words around it are shared: _older / younger brother_ is _older/younger
 * brother_. One side is then a single word and the other has several, as in _big / large_ neither has.
 */
export function closeSharedSlash(text: string, langCode: string | undefined): string {
  const [one = '', other = '', ...more] = text.split(/\s+[/／]\s+/u);
  if (other === '' || more.length > 0 || /[!?,]/u.test(text)) return text;
  if (endsInHyphen.test(one)) return `${one}/${other}`;
  const counts = [one, other].map(
    (side) => splitLeadingWord(side, langCode).rest.split(/\s+/u).length,
  );
  const isShared = counts.includes(1) && Math.max(...counts) > 1;
  const isAnswer =
    [one, other].some((side) => !/\s/u.test(side) && isReply(side)) ||
    (/^to /u.test(one) && !isParticle(other));
  return isShared && !isAnswer ? `${one}/${other}` : text;
}

const endsInHyphen = /^\p{L}+[-‐‑]$/u;
/** The prefix in German and Dutch that another one replaces: _ein-/aussteigen_. */
const separablePrefix = /^(?:nach|auf|aus|ein|uit|vor|ab|an|in|zu)(?=\p{L}{4})/iu;

/** Behind an English infinitive, any other word is a verb of its own: _to look for / search_. */
const isParticle = (word: string): boolean =>
  /^(?:away|back|down|in|off|on|out|over|up|for|against|under)$/u.test(word);

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
