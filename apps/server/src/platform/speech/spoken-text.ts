/** A word, and what its grammar says about its sound. */
export interface SpokenWord {
  langCode: string;
  text: string;
  /** Kana, pinyin, or vowel marks. */
  reading?: string | undefined;
  /** The word with its stress marked. */
  stress?: string | undefined;
}

/**
 * The text that a voice of eSpeak NG reads as people say the word.
 *
 * @returns undefined if the voice would not say the word
 */
export function toSpokenText({ langCode, text, reading }: SpokenWord): string | undefined {
  const [language] = langCode.split('-');
  if (language === 'ja') return toSpokenKana([reading, text].find(isKana));
  if (language === 'ar') return toSpokenArabic([reading, text].find(isVocalised));
  if (language === 'ru') return withoutStress(text);
  if (language === 'uk') return toSpokenUkrainian(withoutStress(text));
  return text;
}

export const isLatin = (reading: string | undefined): reading is string =>
  /^\p{Script=Latin}/u.test(reading ?? '');

const isKana = (text: string | undefined): boolean =>
  /^[\p{Script=Hiragana}\p{Script=Katakana}ー・、。！？\s]+$/u.test(text ?? '');

/** The voice names `・`, and spells a word with a small vowel after `ウ`. */
const toSpokenKana = (kana: string | undefined): string | undefined =>
  kana
    ?.replaceAll('・', ' ')
    .replaceAll('ウィ', 'ウイ')
    .replaceAll('ウェ', 'ウエ')
    .replaceAll('ウォ', 'ウオ');

/** Fatha, damma, kasra, their doubles, or a sukun: a word without any has no vowels to say. */
const isVocalised = (text: string | undefined): boolean =>
  /[\u064b-\u0650\u0652\u0670]/u.test(text ?? '');

/** The voice drops the vowel of a double consonant unless shadda comes first, and says each tāʾ marbūṭa as t. */
const toSpokenArabic = (text: string | undefined): string | undefined =>
  text
    ?.replace(/([\u064b-\u0650])\u0651/gu, '\u0651$1')
    .replace(/\u064e?\u0629[\u064b-\u0652]*(?=$|[.!?؟،])/gu, '\u064e');

/** A syllable on its own without a tone would get the first one. */
export const toSpokenPinyin = (pinyin: string): string =>
  /^[a-zü]+$/iu.test(pinyin) && /^[^aeiouü]*[aeiouü]+n?g?$/iu.test(pinyin) ? `${pinyin}5` : pinyin;

/** The voice stumbles over the apostrophe, and says `ї` without its `й`. */
const toSpokenUkrainian = (text: string): string =>
  text.replace(/['’ʼ]/gu, '').replaceAll('ї', 'йі').replaceAll('Ї', 'Йі');

/** A stress mark is silent at best. */
const withoutStress = (text: string): string => text.replaceAll('\u0301', '');
