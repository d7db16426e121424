import { getPrimaryLanguage, toKatakana } from './fold.ts';
import { splitGraphemes } from './letters.ts';

const latin = 'abcdefghijklmnopqrstuvwxyz';
const hiragana =
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん';
const southSlavic = 'abcčćdđefghijklmnoprsštuvzž';

/**
 * The letters of each language, without those that only foreign words and names have. After them, the
 * letters that a plain keyboard lacks, which has A to Z in Latin script and А to Я in Cyrillic; if it
 * composes letters, as in Vietnamese, only their bases. Then letters of the language that are rare.
 */
const alphabets: Readonly<
  Record<string, readonly [letters: string, special?: string, rare?: string]>
> = {
  af: [latin, 'éèêëîïôöûü', 'cqxz'],
  ar: ['ابتثجحخدذرزسشصضطظعغفقكلمنهوي', 'ءآأؤإئةى', 'ظغ'],
  az: ['abcçdeəfgğhxıijkqlmnoöprsştuüvyz', 'çəğıiöşü'],
  be: ['абвгдеёжзійклмнопрстуўфхцчшыьэюя', 'ёіў'],
  bg: ['абвгдежзийклмнопрстуфхцчшщъьюя'],
  bs: [southSlavic, 'čćđšž'],
  ca: [latin, 'àçéèíïóòúü', 'kqwxyz'],
  cs: ['abcčdďefghijklmnňoprřsštťuvyzž', 'áčďéěíňóřšťúůýž', 'ďfňť'],
  cy: ['abcdefghijlmnoprstuwy', 'âêîôûŵŷ'],
  da: ['abcdefghijklmnoprstuvyæøå', 'æøå'],
  de: [`${latin}äöüß`, 'äöüß', 'jqxyß'],
  el: ['αβγδεζηθικλμνξοπρστυφχψω', 'άέήίϊΐόύϋΰώ', 'ζξψ'],
  en: [latin, '', 'jqxz'],
  eo: ['abcĉdefgĝhĥijĵklmnoprsŝtuŭvz', 'ĉĝĥĵŝŭ'],
  es: ['abcdefghijlmnñopqrstuvxyz', 'áéíñóúü', 'qx'],
  et: ['abdeghijklmnoprstuvõäöü', 'õäöüšž'],
  eu: ['abdefghijklmnñoprstuxz', 'ñ'],
  fa: ['ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی', 'آأؤئ'],
  fi: ['adeghijklmnoprstuvyäö', 'äö'],
  fil: ['abdeghiklmnoprstuwy', 'ñ'],
  fr: [latin, 'àâæçéèêëîïôœùûüÿ', 'kqwxyz'],
  ga: ['abcdefghilmnoprstu', 'áéíóú'],
  he: ['אבגדהוזחטיכלמנסעפצקרשת'],
  hr: [southSlavic, 'čćđšž'],
  hu: ['aábcdeéfghiíjklmnoóöőprstuúüűvyz', 'áéíóöőúüű'],
  hy: ['աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'],
  id: ['abcdefghijklmnoprstuwyz'],
  is: ['aábdðeéfghiíjklmnoóprstuúvxyýþæö', 'áðéíóúýþæö'],
  it: ['abcdefghilmnopqrstuvz', 'àèéìòù', 'q'],
  ja: [hiragana + toKatakana(hiragana)],
  ka: ['აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'],
  kk: ['аәбвгғдежзийкқлмнңоөпрстуұүфхһчшыіюя', 'әғқңөұүһі'],
  la: ['abcdefghilmnopqrstuvx'],
  lt: ['aąbcčdeęėfghiįyjklmnoprsštuųūvzž', 'ąčęėįšųūž'],
  lv: ['aābcčdeēfgģhiījkķlļmnņoprsštuūvzž', 'āčēģīķļņšūž'],
  mn: ['абвгдеёжзийклмноөпрстуүхцчшъыьэюя', 'ёөү'],
  ms: ['abcdefghijklmnoprstuwyz'],
  nb: ['abcdefghijklmnoprstuvyæøå', 'æøå'],
  nl: [latin, 'éèëïóöü', 'qxy'],
  nn: ['abcdefghijklmnoprstuvyæøå', 'æøå'],
  no: ['abcdefghijklmnoprstuvyæøå', 'æøå'],
  pl: ['aąbcćdeęfghijklłmnńoóprsśtuwyzźż', 'ąćęłńóśźż', 'ćfńź'],
  pt: ['abcdefghijlmnopqrstuvxz', 'áâãàçéêíóôõú', 'qxz'],
  ro: ['aăâbcdefghiîjlmnoprsștțuvxz', 'ăâîșț'],
  ru: ['абвгдежзийклмнопрстуфхцчшщъыьэюя', 'ё', 'фщъэ'],
  sk: ['aäbcčdďefghijklľmnňoprsštťuvyzž', 'áäčďéíĺľňóôŕšťúýž'],
  sl: ['abcčdefghijklmnoprsštuvzž', 'čšž'],
  sq: ['abcçdeëfghijklmnopqrstuvxyz', 'çë'],
  sr: [`абвгдђежзијклљмнњопрстћуфхцчџш${southSlavic}`, 'ђјљњћџčćđšž'],
  sv: ['abcdefghijklmnoprstuvxyåäö', 'åäö'],
  sw: ['abcdefghijklmnoprstuvwyz'],
  tr: ['abcçdefgğhıijklmnoöprsştuüvyz', 'çğıiöşü', 'ğj'],
  uk: ['абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', 'ґєії', 'ґфщ'],
  vi: ['aăâbcdđeêghiklmnoôơpqrstuưvxy', 'ăâđêôơư'],
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

  const [letters = '', special = '', rare = ''] = alphabet;
  return {
    letters: splitGraphemes(letters),
    specialLetters: splitGraphemes(special),
    rareLetters: splitGraphemes(rare),
  };
}

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Armenian', 'Georgian'];
const patterns = [...scripts, 'Hiragana', 'Katakana'].map(
  (script) => new RegExp(`^\\p{Script=${script}}`, 'u'),
);

/** Whether two letters are of the same script, one of those of the alphabets. */
export function isSameScript(one: string, other: string): boolean {
  return patterns.some((pattern) => pattern.test(one) && pattern.test(other));
}
