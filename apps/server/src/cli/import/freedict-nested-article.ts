import { exampleOf, grammarFrom, ipaOf, speechPartOf, splitTranslations } from './article-text.ts';
import type { Entry } from './entry.ts';

interface Headword {
  text: string;
  labels: string;
  ipa: string | undefined;
}

type Sense = Omit<Entry, 'location'>;

/** Notes, synonyms and references are indented further, or begin with a name. */
const isTranslation = /^ {0,2}(?! )(?!see: )/;
const section = /^[IVXL]+\.(?:\s+|$)/;
const nested = /^(?:[IVXL]+\.(?: |$)| \d+\. {2}| {2}\S| - )/;

/** Whether the lines after the title form nested senses. */
export const isNested = (lines: readonly string[]): boolean => {
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
export function* readNestedArticle(title: Headword, lines: readonly string[]): Iterable<Sense> {
  for (const section of sectionsOf(lines)) yield* readSection(title, section);
}

function sectionsOf(lines: readonly string[]): string[][] {
  const sections: string[][] = [[]];
  for (const line of lines) {
    if (section.test(line)) sections.push([]);
    sections.at(-1)?.push(line.replace(section, ''));
  }
  return sections.filter((section) => section.length > 0);
}

function* readSection(title: Headword, [first = '', ...rest]: readonly string[]): Iterable<Sense> {
  const { headword, body } = headOf(title, first);
  const speechPart = speechPartOf(headword.labels);
  const translations: string[] = [];
  let phrase: string | undefined;
  for (const line of [body, ...rest].filter((text) => isTranslation.test(text))) {
    const sense = senseOf(line);
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
    grammar: grammarFrom({ ipa: headword.ipa }),
    example: exampleOf(headword.text, rest),
  };
}

/** A section has the word of the title, or a compound of its own directly behind its labels. */
function headOf(title: Headword, line: string): { headword: Headword; body: string } {
  const [, labels, rest = ''] = /^<([^<>]+)>(.*)$/.exec(line) ?? [];
  if (labels === undefined) return { headword: title, body: line };
  const [, text, transcription, body = ''] =
    /^([^\s/][^/]*?)(?: \/([^/]+)\/)?\s{2,}(.*)$/.exec(rest) ?? [];
  if (text === undefined) return { headword: { ...title, labels }, body: spaced(rest) };
  return { headword: { text, labels, ipa: ipaOf(text, transcription) }, body: spaced(body) };
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

function senseOf(line: string): SenseText {
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
