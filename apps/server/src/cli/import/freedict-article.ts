import type { Grammar } from '@wordhoard/contract';
import type { SpeechPartCode } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import {
  buildGrammar,
  findExample,
  parseGender,
  parseIpa,
  speechPartOf,
  splitTranslations,
} from './article-text.ts';
import type { Entry } from './entry.ts';

/** The first line of an article, or of a section. */
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
export function* readFreedictArticle(headwords: readonly string[], article: string) {
  const [location = ''] = headwords;
  const lines = article.split('\n').filter((line) => line.trim() !== '');
  const start = lines.findIndex((line) => !/^\s/.test(line));
  const [first = '', ...rest] = lines.slice(Math.max(start, 0));
  const title = parseTitle(first, location);
  for (const text of splitSpellings(title.text, headwords)) {
    const spelling = { ...title, text };
    const entries = isNested(rest)
      ? [...readNestedArticle(spelling, rest)]
      : [parseEntry(spelling, rest)];
    if (entries.length === 0) yield { location, text, translations: [] };
    for (const entry of entries) yield { location, ...entry };
  }
}

function parseTitle(line: string, headword: string): Title {
  const text = line.replace(/\s+[/<].*$/, '').trim() || headword;
  const transcription = /\s\/([^/]+)\//.exec(line)?.[1];
  const labels = /<([^<>]*)>/.exec(line)?.[1] ?? '';
  return { text, labels, ipa: parseIpa(text, transcription) };
}

/** Spellings such as `organize, organise` have a line in the index each. A sentence with commas has one in all. */
function splitSpellings(text: string, headwords: readonly string[]): string[] {
  const spellings = text.split(/,\s+/);
  return spellings.length > 1 && spellings.length === headwords.length ? spellings : [text];
}

function parseEntry({ text, labels, ipa }: Title, lines: readonly string[]) {
  const senses = lines.filter((line) => /^(\S| \[)/.test(line)).map(withoutNumber);
  const gender = parseGender(labels);
  const plural = gender && findPlural(text, lines);
  return {
    text,
    translations: senses.flatMap(splitTranslations),
    speechPart: speechPartOf(labels) ?? commonSpeechPart(senses),
    grammar: buildGrammar({ gender, plural, ipa }),
    grammarOf: parseGenders(senses),
    example: findExample(text, lines),
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
function parseGenders(senses: readonly string[]): Record<string, Grammar> | undefined {
  const found = senses
    .flatMap((line) => line.split(/,\s/))
    .flatMap((part) => {
      const labels = /<([^<>]*)>/.exec(part)?.[1] ?? '';
      const gender = /\bpl\b/.test(labels) ? undefined : parseGender(labels);
      const [text] = splitTranslations(part);
      return gender === undefined || text === undefined ? [] : [[text, { gender }] as const];
    });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** What German plurals add to the singular, apart from an umlaut. */
const pluralEndings = new Set(['', 'e', 'en', 'n', 'er', 's', 'nen', 'se']);

/** The references of a German noun name its plural, but do not say so. */
function findPlural(text: string, lines: readonly string[]): string | undefined {
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

type Sense = Omit<Entry, 'location'>;

/** Notes, synonyms and references are indented further, or begin with a name. */
const isTranslation = /^ {0,2}(?! )(?!see: )/;
const section = /^[IVXL]+\.(?:\s+|$)/;
const nested = /^(?:[IVXL]+\.(?: |$)| \d+\. {2}| {2}\S| - )/;

/** Whether the lines after the title form nested senses. */
const isNested = (lines: readonly string[]): boolean => {
  const first = lines.find((line) => isTranslation.test(line)) ?? '';
  return nested.test(first);
};

/**
 * Reads the senses of an article: sections such as `II.  <V>` for parts of speech and compounds, in them numbers and
 * letters for senses. A sense has translations, or a phrase with its pattern in brackets and its translations on the
 * next line:
 *
 *     I.  <N> 1.  kolano
 *      2.  bring sb to his knees (bring V: NPRO :to PROPOSS :knees)
 *      - powalić kogoś na kolana
 *     II.  <N Comp>knee joint /ˈniː dʒɔɪnt/   staw kolanowy
 */
function* readNestedArticle(title: Title, lines: readonly string[]): Iterable<Sense> {
  for (const section of splitSections(lines)) yield* readSection(title, section);
}

function splitSections(lines: readonly string[]): string[][] {
  const sections: string[][] = [[]];
  for (const line of lines) {
    if (section.test(line)) sections.push([]);
    sections.at(-1)?.push(line.replace(section, ''));
  }
  return sections.filter((section) => section.length > 0);
}

function* readSection(title: Title, [first = '', ...rest]: readonly string[]): Iterable<Sense> {
  const { headword, body } = parseHead(title, first);
  const speechPart = speechPartOf(headword.labels);
  const translations: string[] = [];
  let phrase: string | undefined;
  for (const line of [body, ...rest].filter((text) => isTranslation.test(text))) {
    const sense = parseSense(line);
    if (sense.phrase !== undefined) {
      phrase = sense.phrase;
    } else if (phrase !== undefined && line.startsWith(' - ')) {
      yield { text: phrase, translations: splitTranslations(line.slice(3)) };
      phrase = undefined;
    } else if (sense.form !== undefined) {
      yield { text: sense.form, translations: sense.translations, speechPart };
    } else translations.push(...sense.translations);
  }
  if (translations.length === 0) return;
  yield {
    text: headword.text,
    translations,
    speechPart,
    grammar: buildGrammar({ ipa: headword.ipa }),
    example: findExample(headword.text, rest),
  };
}

/** A section has the word of the title, or a compound of its own directly behind its labels. */
function parseHead(title: Title, line: string): { headword: Title; body: string } {
  const [, labels, rest = ''] = /^<([^<>]+)>(.*)$/.exec(line) ?? [];
  if (labels === undefined) return { headword: title, body: line };
  const [, text, transcription, body = ''] =
    /^([^\s/][^/]*?)(?: \/([^/]+)\/)?\s{2,}(.*)$/.exec(rest) ?? [];
  if (text === undefined) return { headword: { ...title, labels }, body: spaced(rest) };
  return { headword: { text, labels, ipa: parseIpa(text, transcription) }, body: spaced(body) };
}

/** What follows a headword stands like the first line of an article without sections. */
const spaced = (text: string): string => (text.trim() === '' ? '' : `  ${text.trim()}`);

interface SenseText {
  /** A phrase with the word. Its translations follow. */
  phrase?: string;
  /** A form of the word, or a short phrase, that the translations belong to. */
  form?: string;
  translations: string[];
}

/** A pattern such as `(bring V: NPRO :to (ADV))` consists of words with colons. */
const pattern = /\s\((?:[^()]|\([^()]*\))*:(?:[^()]|\([^()]*\))*\)$/;

/** Numbers, letters, and labels such as `[sport]`. Two spaces follow them if there is no form. */
const prefix = /^\s*(?:\s?(?:\d+|[a-z])\.(?:\s|$)|\s?\[[^[\]]*\](?:\s|$))*/;

function parseSense(line: string): SenseText {
  const text = line.replace(prefix, '');
  const phrase = text.trim();
  if (pattern.test(phrase)) return { phrase: cleanPhrase(phrase), translations: [] };
  const [, form, translations = ''] = /^([^\s[(][^[(]*?)\s{2,}(\S.*)$/.exec(text) ?? [];
  if (form !== undefined && /^\s\d/.test(line))
    return { form, translations: splitTranslations(translations) };
  return { translations: splitTranslations(text) };
}

const cleanPhrase = (text: string): string =>
  text
    .replace(pattern, '')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/``|''/g, '')
    .replace(/\s+/g, ' ')
    .trim();
