import type { SpeechPartCode } from '@wordhoard/contract/enumeration';
import type { Entry } from './entry.ts';

const speechParts: Readonly<Record<string, SpeechPartCode>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  adv: 'adverb',
  prep: 'preposition',
  pron: 'pronoun',
  cj: 'conjunction',
  int: 'interjection',
};
const maxWords = 5;

/**
 * Reads an article of Mueller's English-Russian dictionary: senses by number and by part of speech.
 * Commas and semicolons separate translations. English text marks the start of examples.
 */
export function* readMuellerArticle(headword: string, article: string): Iterable<Entry> {
  const body = article
    .slice(article.indexOf('\n') + 1)
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\s+/g, ' ');
  const translationsOf = new Map<SpeechPartCode | undefined, string[]>();
  for (const { speechPart, text } of splitSenses(body)) {
    const translations = translationsOf.get(speechPart) ?? [];
    translationsOf.set(speechPart, [...translations, ...splitTranslations(text)]);
  }
  const found = [...translationsOf].filter(([, translations]) => translations.length > 0);
  if (found.length === 0) yield { location: headword, text: headword, translations: [] };
  for (const [speechPart, translations] of found) {
    yield { location: headword, text: headword, translations, speechPart };
  }
}

interface Sense {
  speechPart: SpeechPartCode | undefined;
  text: string;
}

function* splitSenses(body: string): Iterable<Sense> {
  let speechPart: SpeechPartCode | undefined;
  for (const piece of body.split(/(_(?:n|v|a|adv|prep|pron|cj|int)\.)/)) {
    const label = /^_(\w+)\.$/.exec(piece)?.[1];
    if (label === undefined) {
      for (const text of piece.split(/(?:^|\s)(?:\d+[.)>]|[а-я]\))\s/)) yield { speechPart, text };
    } else {
      speechPart = speechParts[label];
    }
  }
}

/** Skips labels such as `_разг.`, text in brackets, and everything from the first English word. */
function splitTranslations(sense: string): string[] {
  const [russian = ''] = sense
    .replace(/_[^\s,;]+/g, ' ')
    .replace(/\([^()]*\)/g, ' ')
    .split(/[A-Za-z]/);
  return russian
    .split(/[,;]/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(isTranslation);
}

const isTranslation = (text: string): boolean =>
  /^[а-яё][а-яё\s-]*$/i.test(text) && text.length > 1 && text.split(' ').length <= maxWords;
