import { toKatakana } from '@wordhoard/quiz-engine/text';
import type { KnownLetters } from './known-letters.ts';
import type { HintKey } from './letter-hints.ts';

/** A letter to learn before the words. */
export interface ScriptLetter {
  letter: string;
  /** Its sound in Latin letters; empty if it has none of its own. */
  sound: string;
  name?: string | undefined;
  /** What a learner needs to know about its sound. */
  hint?: HintKey | undefined;
}

/**
 * Letters with their sounds and, where learners call them so, their names. Last, the key of a hint. Cyrillic letters that
 * look and sound like Latin ones are left out.
 */
const tables: Readonly<Record<string, string>> = {
  ar: 'ا:ā:alif:alif ب:b:bāʾ ت:t:tāʾ ث:th:thāʾ:think ج:j:jīm:jam ح:ḥ:ḥāʾ:breath خ:kh:khāʾ:loch د:d:dāl ذ:dh:dhāl:this ر:r:rāʾ:rolled ز:z:zāy س:s:sīn ش:sh:shīn ص:ṣ:ṣād:heavy ض:ḍ:ḍād:heavy ط:ṭ:ṭāʾ:heavy ظ:ẓ:ẓāʾ:heavy ع:ʿ:ʿayn:tight غ:gh:ghayn:gargled ف:f:fāʾ ق:q:qāf:deep ك:k:kāf ل:l:lām م:m:mīm ن:n:nūn ه:h:hāʾ:clear و:w,_ū:wāw:waw ي:y,_ī:yāʾ:ya ة:a,_at:tāʾ_marbūṭa:marbuta ى:ā:alif_maqṣūra:maqsura ء:ʾ:hamza:stop',
  he: 'א::alef:carrier ב:b,_v:bet:hardOrSoft ג:g:gimel ד:d:dalet ה:h:he:silentAtEnd ו:v,_o,_u:vav:vav ז:z:zayin ח:kh:khet:loch ט:t:tet י:y,_i:yod:yod כ:k,_kh:kaf:hardOrSoft ל:l:lamed מ:m:mem נ:n:nun ס:s:samekh ע::ayin:carrier פ:p,_f:pe:hardOrSoft צ:ts:tsadi:cats ק:k:kof ר:r:resh:throaty ש:sh:shin:shin ת:t:tav',
  ja: 'あ:a い:i う:u::longO え:e お:o か:ka き:ki く:ku け:ke こ:ko が:ga ぎ:gi ぐ:gu げ:ge ご:go さ:sa し:shi す:su せ:se そ:so ざ:za じ:ji ず:zu ぜ:ze ぞ:zo た:ta ち:chi つ:tsu::cats て:te と:to だ:da で:de ど:do な:na に:ni ぬ:nu ね:ne の:no は:ha::topic ひ:hi ふ:fu::blown へ:he::direction ほ:ho ば:ba び:bi ぶ:bu べ:be ぼ:bo ぱ:pa ぴ:pi ぷ:pu ぺ:pe ぽ:po ま:ma み:mi む:mu め:me も:mo や:ya ゆ:yu よ:yo ら:ra::tapped り:ri::tapped る:ru::tapped れ:re::tapped ろ:ro::tapped わ:wa を:o::object ん:n::nasal ゃ:ya::joined ゅ:yu::joined ょ:yo::joined っ:::doubling ー:::lengthening',
  ru: 'б:b в:v г:g д:d ё:yo ж:zh::pleasure з:z и:i й:y::boy л:l н:n п:p р:r::rolled с:s у:u ф:f х:kh::loch ц:ts::cats ч:ch ш:sh щ:shch::longSoft ъ:::separating ы:y::drawnBack ь:::softening э:e ю:yu я:ya',
  uk: 'б:b в:v::likeW г:h::voiced ґ:g::hard д:d є:ye,_ie ж:zh::pleasure з:z и:y::bit і:i ї:yi й:y::boy л:l н:n п:p р:r::rolled с:s у:u ф:f х:kh::loch ц:ts::cats ч:ch ш:sh щ:shch::both ь:::softening ю:yu,_iu я:ya,_ia',
};

const languageOf = (langCode: string): string => langCode.split('-', 1)[0] ?? '';

/** Katakana sounds like hiragana. */
export function listLetters(langCode: string): ScriptLetter[] {
  const table = tables[languageOf(langCode)];
  if (table === undefined) return [];
  return [...new Set(`${table} ${toKatakana(table)}`.split(' '))].map((entry) => {
    const [letter = '', sound = '', name, hint] = entry.replaceAll('_', ' ').split(':');
    return { letter, sound, name, hint: hint as HintKey | undefined };
  });
}

const finalLetters: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** The letter of the table that a character is written for. A hamza on a letter is a mark. */
function toLetter(character: string): string {
  const [base = ''] = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(character)
    ? character.normalize('NFD')
    : character.toLowerCase();
  return finalLetters[base] ?? base;
}

/** The letters of a word as it is read, each once. */
export const listWordLetters = (word: string): string[] => [
  ...new Set(Array.from(word.matchAll(/\p{L}/gu), ([character]) => toLetter(character))),
];

/** A sign with its marks. Lām and alif are one sign. */
const signs = /(?:ل\p{M}*(?=[اأإآ]))?\p{L}\p{M}*/gu;

export const isLamAlif = (sign: string): boolean => listWordLetters(sign).length > 1;

/** A word around the first sign that a letter is a part of. */
export function splitAtLetter(word: string, letter: string): [string, string, string] {
  for (const { 0: found, index } of word.matchAll(signs)) {
    if (listWordLetters(found).includes(letter))
      return [word.slice(0, index), found, word.slice(index + found.length)];
  }
  return [word, '', ''];
}

/** Where in a word a letter has a form. */
type LetterPlace =
  | 'alone'
  | 'first'
  | 'middle'
  | 'last'
  | 'aloneOrFirst'
  | 'middleOrLast'
  | 'firstOrMiddle'
  | 'capital'
  | 'small';

interface LetterForm {
  place: LetterPlace;
  text: string;
}

/** Joins a letter to the one beside it. */
const joint = '\u0640';

/** The forms of a letter; none if it always looks the same. */
export function listForms(letter: string): LetterForm[] {
  if (letter === 'ء') return [];
  if (/[ةى]/.test(letter)) return toForms({ alone: letter, last: joint + letter });
  if (/[ادذرزو]/.test(letter))
    return toForms({ aloneOrFirst: letter, middleOrLast: joint + letter });
  if (/\p{Script=Arabic}/u.test(letter)) {
    const [first, last] = [letter + joint, joint + letter];
    return toForms({ alone: letter, first, middle: joint + first, last });
  }
  const final = Object.keys(finalLetters).find((form) => finalLetters[form] === letter);
  if (final !== undefined) return toForms({ firstOrMiddle: letter, last: final });
  // No word begins with the others.
  return /[^\P{Script=Cyrillic}ьъы]/u.test(letter)
    ? toForms({ capital: letter.toUpperCase(), small: letter })
    : [];
}

const toForms = (forms: Partial<Record<LetterPlace, string>>): LetterForm[] =>
  Object.entries(forms).map(([place, text]) => ({ place: place as LetterPlace, text }));

/** Letters that readers of Latin script know: the Latin ones, and Cyrillic ones that look and sound like them. */
const familiar = /[\p{Script=Latin}аекмот]/u;

/** The letters of a word, as it is read, that a learner does not know. */
export const listUnknown = (word: string, { taught, missed }: KnownLetters): string[] =>
  listWordLetters(word).filter(
    (letter) => !familiar.test(letter) && (!taught.includes(letter) || missed.includes(letter)),
  );
