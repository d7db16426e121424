import { getPrimaryLanguage, toKatakana } from './fold.ts';
import { splitGraphemes } from './letters.ts';

const latin = 'abcdefghijklmnopqrstuvwxyz';
const hiragana =
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん';
const southSlavic = 'abcčćdđefghijklmnoprsštuvzž';

/**
 * The letters of each language, without those that only foreign words and names have. After them, the
 * letters that a plain keyboard lacks, unless these are simply the letters beyond A to Z and А to Я; if it
 * composes letters, as in Vietnamese, only their bases. Then letters of the language that are rare.
 */
const alphabets: Readonly<
  Record<string, readonly [letters: string, special?: string | undefined, rare?: string]>
> = {
  af: [latin, 'éèêëîïôöûü', 'cqxz'],
  ar: ['ابتثجحخدذرزسشصضطظعغفقكلمنهوي', 'ءآأؤإئةى', 'ظغ'],
  az: ['abcçdeəfgğhxıijkqlmnoöprsştuüvyz', 'çəğıiöşü'],
  be: ['абвгдеёжзійклмнопрстуўфхцчшыьэюя'],
  bg: ['абвгдежзийклмнопрстуфхцчшщъьюя'],
  bs: [southSlavic],
  ca: [latin, 'àçéèíïóòúü', 'kqwxyz'],
  cs: ['abcčdďefghijklmnňoprřsštťuvyzž', 'áčďéěíňóřšťúůýž', 'ďfňť'],
  cy: ['abcdefghijlmnoprstuwy', 'âêîôûŵŷ'],
  da: ['abcdefghijklmnoprstuvyæøå'],
  de: [`${latin}äöüß`, undefined, 'jqxyß'],
  el: ['αβγδεζηθικλμνξοπρστυφχψω', 'άέήίϊΐόύϋΰώ', 'ζξψ'],
  en: [latin, '', 'jqxz'],
  eo: ['abcĉdefgĝhĥijĵklmnoprsŝtuŭvz'],
  es: ['abcdefghijlmnñopqrstuvxyz', 'áéíñóúü', 'qx'],
  et: ['abdeghijklmnoprstuvõäöü', 'õäöüšž'],
  eu: ['abdefghijklmnñoprstuxz'],
  fa: ['ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی', 'آأؤئ'],
  fi: ['adeghijklmnoprstuvyäö'],
  fil: ['abdeghiklmnoprstuwy', 'ñ'],
  fr: [latin, 'àâæçéèêëîïôœùûüÿ', 'kqwxyz'],
  ga: ['abcdefghilmnoprstu', 'áéíóú'],
  he: ['אבגדהוזחטיכלמנסעפצקרשת'],
  hr: [southSlavic],
  hu: ['aábcdeéfghiíjklmnoóöőprstuúüűvyz'],
  hy: ['աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'],
  id: ['abcdefghijklmnoprstuwyz'],
  is: ['aábdðeéfghiíjklmnoóprstuúvxyýþæö'],
  it: ['abcdefghilmnopqrstuvz', 'àèéìòù', 'q'],
  ja: [hiragana + toKatakana(hiragana)],
  ka: ['აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'],
  kk: ['аәбвгғдежзийкқлмнңоөпрстуұүфхһчшыіюя'],
  la: ['abcdefghilmnopqrstuvx'],
  lt: ['aąbcčdeęėfghiįyjklmnoprsštuųūvzž'],
  lv: ['aābcčdeēfgģhiījkķlļmnņoprsštuūvzž'],
  mn: ['абвгдеёжзийклмноөпрстуүхцчшъыьэюя'],
  ms: ['abcdefghijklmnoprstuwyz'],
  nb: ['abcdefghijklmnoprstuvyæøå'],
  nl: [latin, 'éèëïóöü', 'qxy'],
  nn: ['abcdefghijklmnoprstuvyæøå'],
  no: ['abcdefghijklmnoprstuvyæøå'],
  pl: ['aąbcćdeęfghijklłmnńoóprsśtuwyzźż', undefined, 'ćfńź'],
  pt: ['abcdefghijlmnopqrstuvxz', 'áâãàçéêíóôõú', 'qxz'],
  ro: ['aăâbcdefghiîjlmnoprsștțuvxz'],
  ru: ['абвгдежзийклмнопрстуфхцчшщъыьэюя', 'ё', 'фщъэ'],
  sk: ['aäbcčdďefghijklľmnňoprsštťuvyzž', 'áäčďéíĺľňóôŕšťúýž'],
  sl: ['abcčdefghijklmnoprsštuvzž'],
  sq: ['abcçdeëfghijklmnopqrstuvxyz'],
  sr: [`абвгдђежзијклљмнњопрстћуфхцчџш${southSlavic}`],
  sv: ['abcdefghijklmnoprstuvxyåäö'],
  sw: ['abcdefghijklmnoprstuvwyz'],
  tr: ['abcçdefgğhıijklmnoöprsştuüvyz', 'çğıiöşü', 'ğj'],
  uk: ['абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', undefined, 'ґфщ'],
  vi: ['aăâbcdđeêghiklmnoôơpqrstuưvxy'],
};

/** The primary codes of the languages that `findAlphabet` knows. */
export const languagesWithAlphabet: readonly string[] = Object.keys(alphabets);

/** The letters of a language, in lower case and in their usual order. */
export interface Alphabet {
  readonly letters: readonly string[];
  /** Letters that a plain keyboard lacks. Those with an accent may not be in `letters`. */
  readonly specialLetters: readonly string[];
  /** Letters that few words have. */
  readonly rareLetters: readonly string[];
}

/**
 * Looks up the letters of a language.
 *
 * @param langCode - the language as BCP 47
 * @returns its letters, or `undefined` for a language that is not known or has no alphabet
 * @example
 * findAlphabet('de')?.specialLetters; // ['ä', 'ö', 'ü', 'ß']
 */
export function findAlphabet(langCode: string | undefined): Alphabet | undefined {
  const alphabet = alphabets[getPrimaryLanguage(langCode)];
  if (alphabet === undefined) return undefined;

  const [letters, special = listBeyondPlain(letters), rare = ''] = alphabet;
  return {
    letters: splitGraphemes(letters),
    specialLetters: splitGraphemes(special),
    rareLetters: splitGraphemes(rare),
  };
}

/** The letters that a keyboard with A to Z or А to Я lacks. */
const listBeyondPlain = (letters: string): string =>
  letters.replace(/[a-zа-я]|[^\p{Script=Latin}\p{Script=Cyrillic}]/gu, '');

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Armenian', 'Georgian'];
const patterns = [...scripts, 'Hiragana', 'Katakana'].map(
  (script) => new RegExp(`^\\p{Script=${script}}`, 'u'),
);

/** Whether two letters are of the same script, one of those of the alphabets. */
export function isSameScript(one: string, other: string): boolean {
  return patterns.some((pattern) => pattern.test(one) && pattern.test(other));
}
