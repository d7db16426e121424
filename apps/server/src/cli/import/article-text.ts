import type { Grammar } from '@wordhoard/contract';
import type { SpeechPartCode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import type { Example } from './entry.ts';

/** Labels between angle brackets. A gender or a number implies a noun. */
const speechParts: readonly (readonly [RegExp, SpeechPartCode])[] = [
  [/\b(n|masc|fem|neut|pl)\b/i, 'noun'],
  [/\b(v|vt|vi)\b/i, 'verb'],
  [/\badj\b/i, 'adjective'],
  [/\badv\b/i, 'adverb'],
  [/\bprep\b/i, 'preposition'],
  [/\bpron\b/i, 'pronoun'],
  [/\bconj\b/i, 'conjunction'],
  [/\b(int|inter|interj)\b/i, 'interjection'],
  [/\bart\b/i, 'article'],
];

/** @param labels - such as `masc, n, sg` */
export const speechPartOf = (labels: string): SpeechPartCode | undefined =>
  speechParts.find(([label]) => label.test(labels))?.[1];

/** @param labels - such as `masc, n, sg` */
export function parseGender(labels: string): Grammar['gender'] {
  const genders = new Set(labels.match(/\b(masc|fem|neut)\b/g));
  const [gender = ''] = genders;
  if (genders.size === 1) return genderOfLabel[gender];
  // A word of two other genders, such as German Joghurt, has a choice of articles.
  return genders.size === 2 && !genders.has('neut') ? 'common' : undefined;
}

const genderOfLabel: Readonly<Record<string, Grammar['gender']>> = {
  masc: 'masculine',
  fem: 'feminine',
  neut: 'neuter',
};

/**
 * The pronunciation of a word. Synthesised transcriptions spell out abbreviations such as _sth._, and damaged ones
 * contain question marks or digits.
 */
export function parseIpa(text: string, transcription: string | undefined): string | undefined {
  const ipa = transcription?.trim() ?? '';
  const isReadable = /^[\p{L}\p{M}\s'’-]+$/u.test(text);
  const isValid = ipa !== '' && ipa.length <= limits.grammarMaxLength && !/[?$⋅\d<>[\]]/.test(ipa);
  return isReadable && isValid ? ipa : undefined;
}

/** Builds a grammar without the undefined fields. */
export function buildGrammar(
  fields: {
    [Field in keyof Grammar]: Grammar[Field] | undefined;
  },
): Grammar | undefined {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** Commas and semicolons within brackets do not separate translations. */
export const splitTranslations = (text: string): string[] =>
  withoutBrackets(text)
    .split(/[,;،](?:\s|$)/)
    .map((translation) => translation.replace(/::$/, '').trim())
    .filter((translation) => translation !== '');

const withoutBrackets = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\[[^[\]]*\]/g, ' ')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/(^|\s)\/[^/]*\/(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s([,;])/g, '$1');

/** The first example that is longer than the word itself: `      "ice on the road"  - Eis auf der Straße`. */
export function findExample(text: string, lines: readonly string[]): Example | undefined {
  const wordCount = text.split(' ').length;
  return lines
    .map((line) => {
      const [, example = '', translation = ''] = /^\s+"(.+)"\s+- (.+)$/.exec(line) ?? [];
      return { text: example.trim(), translation: translation.trim() };
    })
    .find(
      (example) =>
        example.text.split(' ').length > wordCount &&
        Math.max(example.text.length, example.translation.length) <= limits.exampleMaxLength,
    );
}
