import type { SpeechPartCode } from '@wordhoard/contract/enumeration';
import type { Row } from './entry.ts';

/** Labels between angle brackets. A gender implies a noun. */
const speechParts: readonly (readonly [RegExp, SpeechPartCode])[] = [
  [/\b(n|masc|fem|neut)\b/, 'noun'],
  [/\bv\b/, 'verb'],
  [/\badj\b/, 'adjective'],
  [/\badv\b/, 'adverb'],
  [/\bprep\b/, 'preposition'],
  [/\bpron\b/, 'pronoun'],
  [/\bconj\b/, 'conjunction'],
  [/\b(int|interj)\b/, 'interjection'],
  [/\bart\b/, 'article'],
];

/**
 * Reads an article of FreeDict: the headword with pronunciation and grammar, then lines of translations
 * with commas in between, some after a field such as `[mus.]`. Other indented lines contain notes,
 * synonyms and references.
 */
export function* readFreedictArticle(headword: string, article: string): Iterable<Row> {
  const lines = article.split('\n').filter((line) => line.trim() !== '');
  const start = lines.findIndex((line) => !/^\s/.test(line));
  const [title = '', ...rest] = lines.slice(Math.max(start, 0));
  const text = title.replace(/\s+[/<].*$/, '').trim() || headword;
  const translations = rest.filter((line) => /^(\S| \[)/.test(line)).flatMap(translationsIn);
  yield { location: headword, text, translations, speechPart: speechPartOf(title) };
}

function translationsIn(line: string): string[] {
  return withoutBrackets(line.replace(/^\d+\.\s*/, ''))
    .split(/[,;]\s/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** Commas within brackets do not separate translations. */
const withoutBrackets = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\[[^[\]]*\]/g, ' ')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\/[^/]*\//g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s([,;])/g, '$1');

function speechPartOf(title: string): SpeechPartCode | undefined {
  const grammar = /<([^<>]*)>/.exec(title)?.[1] ?? '';
  return speechParts.find(([label]) => label.test(grammar))?.[1];
}
