import { foldForSearch } from '@wordhoard/contract/text';
import { splitHomograph } from '../../word/numbered-text.ts';
import { type Concept, type Content, contentLangCodes } from '../content.ts';
import type { Fault } from './fault.ts';

/** Finds what is wrong with the examples: marked texts that are no form of the word, numbers that differ, and sentences that occur twice. */
export function findExampleFaults({ concepts, grammar, forms }: Content): Fault[] {
  const formsOf = Map.groupBy(
    [
      ...forms,
      ...grammar.map(({ grammar: { plural, variants = [] }, ...word }) => ({
        ...word,
        forms: plural === undefined ? variants : [plural, ...variants],
      })),
    ],
    ({ langCode, text }) => `${langCode} ${text}`,
  );
  return [
    ...concepts.flatMap((concept) => findStrangeForms(concept, formsOf)),
    ...concepts.flatMap(findDifferentNumbers),
    ...findRepeated(concepts),
  ];
}

type FormsOf = ReadonlyMap<string, readonly { forms: readonly string[] }[]>;

const findStrangeForms = ({ words, example = {} }: Concept, formsOf: FormsOf): Fault[] =>
  contentLangCodes.flatMap((langCode) => {
    const { form, text = '' } = example[langCode] ?? {};
    if (form === undefined) return [];
    const parts = [form, ...form.split(/[ ’]/u)].map(foldForSearch);
    const isForm = (word: string) =>
      formsOf
        .get(`${langCode} ${word}`)
        ?.some((row) => row.forms.some((known) => parts.includes(foldForSearch(known))));
    const isOwn =
      words[langCode].some((word) => {
        const folded = foldForSearch(splitHomograph(word).text);
        return parts.some((part) => resembles(part, folded));
      }) || words[langCode].some(isForm);
    const detail = `${text}: ${form} is no form of ${words[langCode].join(', ')}`;
    return isOwn ? [] : [{ langCode, kind: 'marked word', detail }];
  });

/** Both have a word with the same beginning, or one has the consonants of the other, as in Semitic languages. */
export function resembles(form: string, word: string): boolean {
  const sameLetters = /\p{Script=Han}/u.test(word) ? 1 : 3;
  const length = Math.min(sameLetters, Math.max(1, Math.min(form.length, word.length) - 1));
  if (word.split(/[ ’']/u).some((part) => part.startsWith(form.slice(0, length)))) return true;
  const root = [...word.normalize('NFC').replaceAll(changing, '')];
  if (root.length === 0 || !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word)) return false;
  return new RegExp(root.map(toPattern).join('.*'), 'u').test(form);
}

/** The letters that come and go when Arabic and Hebrew words change, and the endings. */
const changing = /[اأإآؤئءوىيةאהוי]|\P{L}|[هة]$/gu;

const finalLetters: Readonly<Record<string, string>> = { ם: 'מ', ן: 'נ', ץ: 'צ', ף: 'פ', ך: 'כ' };

const toPattern = (letter: string): string => `[${letter}${finalLetters[letter] ?? ''}]`;

function findDifferentNumbers({ words, example = {} }: Concept): Fault[] {
  const numbers = contentLangCodes.flatMap((langCode) => {
    const text = example[langCode]?.text;
    return text === undefined ? [] : [{ langCode, text, found: listNumbers(text) }];
  });
  const expected = numbers[0]?.found ?? '';
  return numbers
    .filter(({ found }) => found !== expected)
    .map(({ langCode, text, found }) => ({
      langCode,
      kind: 'numbers',
      detail: `${words.en[0]}: ${text}: ${found || 'none'} instead of ${expected || 'none'}`,
    }));
}

/** The digits of a sentence, without separators of thousands, in the same order in each language. */
const listNumbers = (text: string): string =>
  (text.normalize('NFKC').match(/\d[\d.,:]*/gu) ?? [])
    .map((number) => number.replaceAll(/\D/gu, ''))
    .toSorted()
    .join(' ');

function findRepeated(concepts: readonly Concept[]): Fault[] {
  const seen = new Set<string>();
  return concepts.flatMap(({ example = {} }) =>
    contentLangCodes.flatMap((langCode) => {
      const text = example[langCode]?.text;
      if (text === undefined) return [];
      const name = `${langCode} ${text}`;
      if (seen.has(name)) return [{ langCode, kind: 'repeated sentence', detail: text }];
      seen.add(name);
      return [];
    }),
  );
}
