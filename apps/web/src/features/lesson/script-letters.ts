import { toKatakana } from '@wordhoard/quiz-engine/text';

/** A letter to learn before the first words. */
export interface ScriptLetter {
  letter: string;
  /** Its sound in Latin letters. */
  sound: string;
  name?: string | undefined;
  /** A word of the lesson that has it. */
  word: string;
}

/**
 * Letters with their sounds and, where learners call them so, their names. Cyrillic letters that look and sound like
 * Latin ones are left out, and so are letters without a sound of their own.
 */
const tables: Readonly<Record<string, string>> = {
  ar: 'ا:ā:alif ب:b:bāʾ ت:t:tāʾ ث:th:thāʾ ج:j:jīm ح:ḥ:ḥāʾ خ:kh:khāʾ د:d:dāl ذ:dh:dhāl ر:r:rāʾ ز:z:zāy س:s:sīn ش:sh:shīn ص:ṣ:ṣād ض:ḍ:ḍād ط:ṭ:ṭāʾ ظ:ẓ:ẓāʾ ع:ʿ:ʿayn غ:gh:ghayn ف:f:fāʾ ق:q:qāf ك:k:kāf ل:l:lām م:m:mīm ن:n:nūn ه:h:hāʾ و:w,_ū:wāw ي:y,_ī:yāʾ',
  he: 'ב:b,_v:bet ג:g:gimel ד:d:dalet ה:h:he ו:v,_o,_u:vav ז:z:zayin ח:kh:khet ט:t:tet י:y,_i:yod כ:k,_kh:kaf ל:l:lamed מ:m:mem נ:n:nun ס:s:samekh פ:p,_f:pe צ:ts:tsadi ק:k:kof ר:r:resh ש:sh:shin ת:t:tav',
  ja: 'あ:a い:i う:u え:e お:o か:ka き:ki く:ku け:ke こ:ko が:ga ぎ:gi ぐ:gu げ:ge ご:go さ:sa し:shi す:su せ:se そ:so ざ:za じ:ji ず:zu ぜ:ze ぞ:zo た:ta ち:chi つ:tsu て:te と:to だ:da で:de ど:do な:na に:ni ぬ:nu ね:ne の:no は:ha ひ:hi ふ:fu へ:he ほ:ho ば:ba び:bi ぶ:bu べ:be ぼ:bo ぱ:pa ぴ:pi ぷ:pu ぺ:pe ぽ:po ま:ma み:mi む:mu め:me も:mo や:ya ゆ:yu よ:yo ら:ra り:ri る:ru れ:re ろ:ro わ:wa を:o ん:n',
  ru: 'б:b в:v г:g д:d ё:yo ж:zh з:z и:i й:y л:l н:n п:p р:r с:s у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch э:e ю:yu я:ya',
  uk: 'б:b в:v г:h ґ:g д:d є:ye ж:zh з:z и:y і:i ї:yi л:l н:n п:p р:r с:s у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ю:yu я:ya',
};

const courseLength = 5;

/**
 * Chooses the letters that most of the words have, of which each sounds differently.
 *
 * @param words - the first words, as they are read: kana for kanji
 */
export function chooseLetters(words: readonly string[], langCode: string): ScriptLetter[] {
  const letters = listEntries(langCode).flatMap((entry) => {
    const [letter = '', sound = '', name] = entry.split(':');
    const having = words.filter((word) => word.toLowerCase().includes(letter));
    const [word] = having;
    return word === undefined
      ? []
      : [{ letter, sound: sound.replaceAll('_', ' '), name, word, count: having.length }];
  });
  const commonest = letters.toSorted((one, other) => other.count - one.count);
  const isFirstOfSound = ({ sound }: { sound: string }, index: number) =>
    commonest.findIndex((other) => other.sound === sound) === index;
  return commonest
    .filter(isFirstOfSound)
    .slice(0, courseLength)
    .map(({ count: _count, ...letter }) => letter);
}

/** Katakana sounds like hiragana. */
function listEntries(langCode: string): string[] {
  const [language = ''] = langCode.split('-', 1);
  const table = tables[language];
  if (table === undefined) return [];
  return [...new Set(`${table} ${toKatakana(table)}`.split(' '))];
}
