import type { Grammar } from '@wordhoard/contract';
import type { SpeechPartCode } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import {
  exampleOf,
  genderOf,
  grammarFrom,
  ipaOf,
  speechPartOf,
  splitTranslations,
} from './article-text.ts';
import type { Entry } from './entry.ts';
import { isNested, readNestedArticle } from './freedict-nested-article.ts';

/** The first line of an article. */
interface Title {
  text: string;
  /** What stands between angle brackets, such as `masc, n, sg`. */
  labels: string;
  ipa: string | undefined;
}

/**
 * Reads an article of FreeDict: the headword with pronunciation and grammar, then lines of translations with commas in
 * between, some after a field such as `[mus.]`. Further indented lines contain examples, notes, synonyms and references.
 * In some dictionaries the lines form numbered senses with parts of speech of their own.
 *
 * @param headwords - the words of the index that lead to the article
 */
export function* readFreedictArticle(
  headwords: readonly string[],
  article: string,
): Iterable<Entry> {
  const [location = ''] = headwords;
  const lines = article.split('\n').filter((line) => line.trim() !== '');
  const start = lines.findIndex((line) => !/^\s/.test(line));
  const [first = '', ...rest] = lines.slice(Math.max(start, 0));
  const title = titleOf(first, location);
  for (const text of spellingsOf(title.text, headwords)) {
    const spelling = { ...title, text };
    const entries = isNested(rest)
      ? [...readNestedArticle(spelling, rest)]
      : [entryOf(spelling, rest)];
    if (entries.length === 0) yield { location, text, translations: [] };
    for (const entry of entries) yield { location, ...entry };
  }
}

function titleOf(line: string, headword: string): Title {
  const text = line.replace(/\s+[/<].*$/, '').trim() || headword;
  const transcription = /\s\/([^/]+)\//.exec(line)?.[1];
  const labels = /<([^<>]*)>/.exec(line)?.[1] ?? '';
  return { text, labels, ipa: ipaOf(text, transcription) };
}

/** Spellings such as `organize, organise` have a line in the index each. A sentence with commas has one in all. */
function spellingsOf(text: string, headwords: readonly string[]): string[] {
  const spellings = text.split(/,\s+/);
  return spellings.length > 1 && spellings.length === headwords.length ? spellings : [text];
}

function entryOf({ text, labels, ipa }: Title, lines: readonly string[]): Omit<Entry, 'location'> {
  const senses = lines.filter((line) => /^(\S| \[)/.test(line)).map(withoutNumber);
  const gender = genderOf(labels);
  const plural = gender && pluralOf(text, lines);
  return {
    text,
    translations: senses.flatMap(splitTranslations),
    speechPart: speechPartOf(labels) ?? commonSpeechPart(senses),
    grammar: grammarFrom({ gender, plural, ipa }),
    grammarOf: gendersOf(senses),
    example: exampleOf(text, lines),
  };
}

const withoutNumber = (line: string): string => line.replace(/^\d+\.\s*/, '');

/** If only translations have labels, they tell the part of speech of the word too. */
function commonSpeechPart(senses: readonly string[]): SpeechPartCode | undefined {
  const labels = senses.flatMap((line) => line.match(/<[^<>]+>/g) ?? []);
  const [speechPart, ...others] = new Set(labels.map(speechPartOf));
  return others.length === 0 ? speechPart : undefined;
}

/** Translations with a gender of their own: `Baum <masc>, Stamm <masc>`. */
function gendersOf(senses: readonly string[]): Record<string, Grammar> | undefined {
  const found = senses
    .flatMap((line) => line.split(/,\s/))
    .flatMap((part) => {
      const labels = /<([^<>]*)>/.exec(part)?.[1] ?? '';
      const gender = /\bpl\b/.test(labels) ? undefined : genderOf(labels);
      const [text] = splitTranslations(part);
      return gender === undefined || text === undefined ? [] : [[text, { gender }] as const];
    });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** What German plurals add to the singular, apart from an umlaut. */
const pluralEndings = new Set(['', 'e', 'en', 'n', 'er', 's', 'nen', 'se']);

/** The references of a German noun name its plural, but do not say so. */
function pluralOf(text: string, lines: readonly string[]): string | undefined {
  const references = lines
    .filter((line) => line.startsWith(' see: '))
    .flatMap((line) => [...line.matchAll(/\{([^{}]+)\}/g)].map(([, reference = '']) => reference));
  const singular = foldForSearch(text);
  return references.find((reference) => {
    const folded = foldForSearch(reference);
    return (
      lengthOf(reference) > lengthOf(text) &&
      /^\p{Lu}/u.test(reference) &&
      folded.startsWith(singular) &&
      pluralEndings.has(folded.slice(singular.length))
    );
  });
}

/** An umlaut makes a word longer. */
const lengthOf = (text: string): number => text.normalize('NFD').length;
