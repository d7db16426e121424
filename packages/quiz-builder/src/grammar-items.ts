import type { QuizItemRecord, WordRecord } from '@wordhoard/contract';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { foldText, shuffle } from '@wordhoard/quiz-engine';
import { buildWrongPlurals } from '@wordhoard/quiz-engine/plurals';
import {
  articlesOf,
  chooseArticle,
  choosePluralArticle,
  gendersOf,
  removeMarks,
  splitLeadingWord,
  withArticle,
} from '@wordhoard/quiz-engine/text';
import { hashText, seededRandom } from './seeded-random.ts';

/** An item without the fields that identify its word. */
export type GrammarItem = Omit<QuizItemRecord, 'wordId' | 'speechPartId'>;

/** A language has few articles, so typing one is not harder than choosing it. */
const articleKinds: QuizCode[] = ['multiple-choice', 'cards'];

/** Asks for the article of a noun or, in languages without articles, for its gender. */
export function articleItem(word: WordRecord): GrammarItem | undefined {
  const { text, langCode } = word;
  const fullForm = formatFullForm(word);
  const common = {
    prompt: { text, langCode },
    kinds: articleKinds,
    ...(fullForm !== text && { fullForm }),
  };
  const gender = word.grammar?.gender;
  const genders = gendersOf(langCode);
  if (gender !== undefined && genders.includes(gender)) {
    return { ...common, asks: 'gender', text: gender, accepted: [gender], options: [...genders] };
  }
  const article = findArticle(word);
  const articles = articlesOf(langCode);
  if (article === undefined || !articles.includes(article)) return undefined;
  if (isPlural(word, article)) return undefined;
  const spoken = inFull(article, text);
  const answers = { text: article, langCode, accepted: [article, spoken], options: [...articles] };
  return { ...common, asks: 'article', ...answers, spoken };
}

/** A word that lives in the plural has its article stored: German _die_ is that of the feminine singular too. */
const isPlural = ({ langCode, grammar }: Noun, article: string): boolean =>
  langCode === 'de' && article === 'die' && grammar?.gender !== 'feminine';

const pluralKinds: QuizCode[] = ['cards', 'multiple-choice', 'spelling', 'letter-match'];
/** The prompt shows the answer, so letters would give it away, and so would options that are plurals of other words. */
const samePluralKinds = (hasOptions: boolean): QuizCode[] =>
  pluralKinds.filter(
    (kind) => kind !== 'letter-match' && (hasOptions || kind !== 'multiple-choice'),
  );

/** With fewer wrong plurals of the word itself, those of other words are the options. */
const minWrongPlurals = 2;

/** Asks for the plural of a noun: _das Auge_ → _Augen_. */
export function pluralItem(word: WordRecord): GrammarItem | undefined {
  const { text, langCode, grammar } = word;
  const plural = grammar?.plural;
  if (plural === undefined) return undefined;
  const singularArticle = findArticle(word);
  const isSame = foldText(plural, langCode) === foldText(text, langCode);
  // Only its article tells that the prompt is the singular.
  if (isSame && singularArticle === undefined) return undefined;
  const article = findPluralArticle(word);
  const options = pluralOptions(word, plural);
  return {
    asks: 'plural',
    prompt: { text: inFull(singularArticle, text), langCode },
    text: plural,
    langCode,
    accepted: [plural],
    kinds: isSame ? samePluralKinds(options !== undefined) : pluralKinds,
    ...(options && { options }),
    // Plurals of words that begin alike are harder to tell apart.
    group: foldText(plural, langCode).slice(0, 1),
    fullForm: formatFullForm(word),
    spoken: inFull(article, plural),
    ...(article !== undefined && { article }),
  };
}

/** The plural among wrong plurals of the word itself. */
function pluralOptions({ text, langCode, grammar }: WordRecord, plural: string) {
  const wrong = buildWrongPlurals({ singular: text, plural, langCode, gender: grammar?.gender });
  if (wrong.length < minWrongPlurals) return undefined;
  // Always in the same order. In alphabetical order, _Blumen_ would always stand between _Blume_ and _Blumer_.
  return shuffle([plural, ...wrong], seededRandom(hashText(text)));
}

const readingKinds: QuizCode[] = ['cards', 'multiple-choice', 'match-up', 'spelling'];

/** Asks for the reading of a word in characters: kana or pinyin. */
export function readingItem({ text, langCode, grammar }: WordRecord): GrammarItem | undefined {
  const reading = grammar?.reading;
  // Vowel marks alone are no reading that could be asked for.
  if (reading === undefined || removeMarks(reading) === removeMarks(text)) return undefined;
  const romanisation = langCode === 'ja' ? grammar?.romanisation : undefined;
  return {
    asks: 'reading',
    prompt: { text, langCode },
    text: reading,
    langCode: isLatin(reading) ? `${langCode}-Latn` : langCode,
    accepted: romanisation === undefined ? [reading] : [reading, romanisation],
    kinds: readingKinds,
  };
}

export const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{M}\P{L}]+$/u.test(text);

export type Noun = Pick<WordRecord, 'text' | 'langCode' | 'grammar'>;

/** The definite article of a noun that is written without one; undefined if it is not known. */
export function findArticle({ text, langCode, grammar }: Noun): string | undefined {
  if (splitLeadingWord(text, langCode).leadingWord !== '') return undefined;
  return grammar?.article ?? (grammar?.gender && chooseArticle(text, langCode, grammar.gender));
}

function findPluralArticle({ langCode, grammar }: Noun): string | undefined {
  const { plural, gender } = grammar ?? {};
  if (plural === undefined || gender === undefined) return undefined;
  if (splitLeadingWord(plural, langCode).leadingWord !== '') return undefined;
  return choosePluralArticle(plural, langCode, gender);
}

const inFull = (article: string | undefined, form: string): string =>
  article === undefined ? form : withArticle(article, form);

/** A noun as dictionaries head it: _das Auge, die Augen_. */
export function formatFullForm(noun: Noun): string {
  const singular = inFull(findArticle(noun), noun.text);
  const plural = noun.grammar?.plural;
  const several = plural && inFull(findPluralArticle(noun), plural);
  return several === undefined || several === singular ? singular : `${singular}, ${several}`;
}
