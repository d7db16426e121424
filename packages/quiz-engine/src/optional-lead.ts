import { baseLanguage } from './language.ts';

/**
 * Articles, and the English *to*: a reader does not miss them before a word. Those in one group may
 * stand for one another, being of the same gender and number; an article may be in several groups.
 * An elided article tells no gender. All are folded, so the Greek final sigma is the other one.
 */
const groups: Readonly<Record<string, readonly (readonly string[])[]>> = {
  da: [['en'], ['et']],
  de: [
    ['der', 'ein'],
    ['die', 'eine'],
    ['das', 'ein'],
  ],
  el: [['ο', 'ένασ'], ['η', 'μια', 'μία'], ['το', 'ένα'], ['οι'], ['τα']],
  en: [['to'], ['a', 'an', 'the']],
  es: [
    ['el', 'un'],
    ['la', 'una'],
    ['los', 'unos'],
    ['las', 'unas'],
  ],
  fr: [
    ['le', 'un'],
    ['la', 'une'],
    ["l'", 'un'],
    ["l'", 'une'],
    ['les', 'des'],
  ],
  hu: [['a', 'az', 'egy']],
  it: [
    ['il', 'un'],
    ['lo', 'uno'],
    ['la', 'una'],
    ["l'", 'un'],
    ["l'", "un'"],
    ['i'],
    ['gli'],
    ['le'],
  ],
  nb: [['en'], ['ei'], ['et']],
  nl: [
    ['de', 'een'],
    ['het', 'een'],
  ],
  no: [['en'], ['ei'], ['et']],
  pt: [
    ['o', 'um'],
    ['a', 'uma'],
    ['os', 'uns'],
    ['as', 'umas'],
  ],
  sv: [['en'], ['ett']],
};

/** A text apart from the optional word before it. */
export interface LedText {
  /** The optional word; empty where there is none. */
  readonly lead: string;
  /** All that may stand for it, itself included. */
  readonly leads: readonly string[];
  readonly rest: string;
}

/**
 * Splits the optional word off a folded text that still has its apostrophes. A text that is nothing
 * but such a word is no lead: it is what was asked for.
 */
export function splitLead(text: string, langCode: string | undefined): LedText {
  const language = baseLanguage(langCode);
  const own = Object.hasOwn(groups, language) ? (groups[language] ?? []) : [];
  const lead = own.flat().find((word) => restAfter(word, text) !== '');
  if (lead === undefined) return { lead: '', leads: [], rest: text };

  const leads = own.filter((group) => group.includes(lead)).flat();
  return { lead, leads, rest: restAfter(lead, text) };
}

/** Two leads agree where one is missing, or either may stand for the other. */
export function areLeadsCompatible(one: LedText, other: LedText): boolean {
  return one.lead === '' || other.lead === '' || one.leads.includes(other.lead);
}

function restAfter(word: string, text: string): string {
  const start = word.endsWith("'") ? word : `${word} `;
  return text.startsWith(start) ? text.slice(start.length).trimStart() : '';
}
