import { baseLanguage } from './language.ts';

/**
 * Articles, and the English *to*: a reader does not miss them before a word. Those in one string
 * may stand for one another; elsewhere another article means another gender. All are folded, so the
 * Greek final sigma is the other one.
 */
const leads: Readonly<Record<string, readonly string[]>> = {
  da: ['en', 'et'],
  de: ['der', 'die', 'das', 'ein', 'eine'],
  el: ['ο', 'η', 'το', 'οι', 'τα', 'ένασ', 'μια', 'μία', 'ένα'],
  en: ['to', 'a an the'],
  es: ['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas'],
  fr: ['le', 'la', "l'", 'les', 'un', 'une', 'des'],
  hu: ['a az egy'],
  it: ['il', 'lo', 'la', "l'", 'i', 'gli', 'le', 'un', 'uno', 'una', "un'"],
  nb: ['en', 'ei', 'et'],
  nl: ['de', 'het', 'een'],
  no: ['en', 'ei', 'et'],
  pt: ['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas'],
  sv: ['en', 'ett'],
};

/** A text apart from the optional word before it. */
export interface LedText {
  /** The lead with all that may stand for it; empty where there is none. */
  readonly lead: string;
  readonly rest: string;
}

/**
 * Splits the optional word off a folded text that still has its apostrophes. A text that is nothing
 * but such a word is no lead: it is what was asked for.
 */
export function splitLead(text: string, langCode: string | undefined): LedText {
  const language = baseLanguage(langCode);
  const own = Object.hasOwn(leads, language) ? (leads[language] ?? []) : [];
  for (const lead of own) {
    for (const word of lead.split(' ')) {
      const rest = restAfter(word, text);
      if (rest !== '') return { lead, rest };
    }
  }
  return { lead: '', rest: text };
}

/** Two leads agree where one is missing, or either may stand for the other. */
export function areLeadsCompatible(one: LedText, other: LedText): boolean {
  return one.lead === '' || other.lead === '' || one.lead === other.lead;
}

function restAfter(word: string, text: string): string {
  const start = word.endsWith("'") ? word : `${word} `;
  return text.startsWith(start) ? text.slice(start.length).trimStart() : '';
}
