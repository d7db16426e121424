import type { Gender } from '../text/article.ts';
import { foldText } from '../text/fold.ts';
import { listConfusionKeys } from '../text/readings.ts';
import { english, german } from './germanic.ts';
import { addEach, isAlsoRight, type NounForms, type PluralRule } from './plural-rule.ts';
import { french, italian, portuguese, spanish } from './romance.ts';
import { polish, russian, ukrainian } from './slavic.ts';

/** The endings of the other gender, of pairs, and of nouns in _-it_. */
function misform({ singular, plural }: NounForms): readonly string[] {
  const stem = plural.replace(/(?:יים|יות|ים|ות)$/u, '');
  if (stem === plural) return [];
  // Some write pairs with one yod.
  if (plural.endsWith('יים')) return [...addEach(stem, ['ות', 'יות']), singular];
  return addEach(stem, plural.endsWith('ים') ? ['ות', 'יות', 'יים'] : ['ים', 'יים']);
}

const hebrew: PluralRule = {
  misform,
  alsoRight: 'ימים ימות נהרים נהרות עננים עננות פעמים פעמות שנים שנות',
};

const rules: Readonly<Record<string, PluralRule>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  he: hebrew,
  it: italian,
  pl: polish,
  pt: portuguese,
  ru: russian,
  uk: ukrainian,
};

/** A noun whose plural is asked for. */
export interface AskedPlural {
  /** Without an article. */
  readonly singular: string;
  /** The right plural, without an article. */
  readonly plural: string;
  /** A language code, such as `de`. */
  readonly langCode: string;
  readonly gender?: Gender | undefined;
  /** Other right plurals. */
  readonly accepted?: readonly string[];
}

const maxWrong = 3;

/**
 * Wrong plurals of a noun, formed from the noun itself by endings and changes that its language has.
 *
 * @returns up to three forms, the most plausible first; none in other languages, or if the noun leaves it open which
 * forms are wrong
 * @example buildWrongPlurals({ singular: 'Haus', plural: 'Häuser', langCode: 'de' }) // ['Hauser', 'Hause', 'Hausen']
 */
export function buildWrongPlurals(noun: AskedPlural): string[] {
  const { plural, langCode, accepted = [] } = noun;
  const rule = rules[langCode];
  if (rule === undefined) return [];
  const head = splitAtHead(noun, rule.isNounLast ?? false);
  if (head === undefined) return [];
  const right = new Set([plural, ...accepted].flatMap((text) => listKeys(text, langCode)));
  const wrong = new Map<string, string>();
  for (const form of rule.misform(head)) {
    const text = head.before + form + head.after;
    const key = foldText(text, langCode);
    const isOpen = form === '' || isAlsoRight(form, rule) || right.has(key) || wrong.has(key);
    if (!isOpen) wrong.set(key, text);
  }
  return [...wrong.values()].slice(0, maxWrong);
}

/** What a right answer may look like: the plural as written, and without forgiven marks. */
const listKeys = (text: string, langCode: string): string[] => [
  foldText(text, langCode),
  ...listConfusionKeys(text, langCode),
];

interface Head extends NounForms {
  readonly before: string;
  readonly after: string;
}

/** The word that is the noun, in the plural of the phrase. Words of a phrase have to correspond. */
function splitAtHead({ singular, plural, gender }: AskedPlural, isLast: boolean): Head | undefined {
  const [ones, several] = [singular, plural].map((text) => text.split(/([ -])/u)) as [
    string[],
    string[],
  ];
  if (ones.length !== several.length) return undefined;
  const differs = (word: string, index: number) => word !== ones[index];
  const found = isLast ? several.findLastIndex(differs) : several.findIndex(differs);
  if (found < 0 && ones.length > 1) return undefined;
  const index = Math.max(found, 0);
  return {
    singular: ones[index] ?? '',
    plural: several[index] ?? '',
    gender,
    before: several.slice(0, index).join(''),
    after: several.slice(index + 1).join(''),
  };
}
