import { foldForSearch } from '@wordhoard/contract/text';
import { listRetyped } from '@wordhoard/quiz-engine/keyboard';
import {
  addToneMarks,
  isOfScripts,
  listScripts,
  replaceLookAlikes,
  toHiragana,
} from '@wordhoard/quiz-engine/text';
import { listCharacterVariants } from './chinese-characters.ts';
import { listUnglued } from './glued-words.ts';
import { transliterate } from './transliterate.ts';

/** Bounds the work of the database, as the corrections of typing errors do. */
const maxTexts = 500;
/** Of so many of the likeliest texts, glued words are removed too. */
const maxGlued = 12;

/**
 * How unlikely each change is. Readings in another script cost more by the letters that are less usual, and glued words by
 * their letters.
 */
const cost = {
  script: 0,
  keyboard: 0.5,
  spelling: 1,
  glued: 1.5,
  gluedLetter: 0.01,
  keyboardOfScript: 1.8,
  transliterated: 2,
};

/** A text that may be meant, with its letters as they would be written. */
export interface MeantText {
  text: string;
  cost: number;
}

/**
 * Lists what a text without matches may mean, by their folds, the likeliest first: it was typed on another keyboard, in
 * Latin letters, with letters or characters of another script, with tones as numbers, or with words that are
 * glued to it.
 */
export function listMeantTexts(
  typed: string,
  langCodes: readonly string[],
): Map<string, MeantText> {
  const share = Math.floor(maxTexts / Math.max(1, langCodes.length));
  const found = langCodes.flatMap((langCode, place) =>
    listForLanguage(typed, langCode, share)
      .sort(byCost)
      .slice(0, share)
      .map(({ text, cost: paid }) => ({ text, cost: paid + place / 10 })),
  );
  const ownKey = foldForSearch(typed);
  const texts = new Map<string, MeantText>();
  for (const meant of found.sort(byCost)) {
    const key = foldForSearch(meant.text);
    if (key !== '' && key !== ownKey && !texts.has(key)) texts.set(key, meant);
  }
  return texts;
}

/** Whether it is typed in letters that replace missing ones, such as the German _ae_. */
export const isSpelling = ({ cost: paid }: MeantText): boolean =>
  paid >= cost.spelling && paid < cost.glued;

const byCost = (one: MeantText, other: MeantText): number => one.cost - other.cost;

const price = (texts: readonly string[], paid: number): MeantText[] =>
  texts.map((text) => ({ text, cost: paid }));

function listForLanguage(typed: string, langCode: string, max: number): MeantText[] {
  const isInScript = isOfScripts(typed, listScripts(langCode));
  const changed = [
    { text: typed, cost: 0 },
    ...price(listInScript(typed, langCode), cost.script),
    ...price(listRetyped(typed, langCode), isInScript ? cost.keyboardOfScript : cost.keyboard),
    ...price(listSpellings(typed, langCode), cost.spelling),
    ...listTransliterated(typed, langCode, max),
  ].sort(byCost);
  const bare = changed.slice(0, maxGlued).flatMap(({ text, cost: paid }) => {
    const key = foldForSearch(text);
    return listUnglued(key, langCode).map((rest) => ({
      text: rest,
      cost: paid + cost.glued + cost.gluedLetter * (key.length - rest.length),
    }));
  });
  return [...changed, ...bare];
}

/** With the letters, the kana or the characters of the language instead of those of another one. */
function listInScript(text: string, langCode: string): string[] {
  const variants = /\p{Script=Han}/u.test(text) ? listCharacterVariants(text) : [];
  const replaced = replaceLookAlikes(text, langCode);
  const isWhole = isOfScripts(replaced, listScripts(langCode));
  return [...(isWhole ? [replaced] : []), swapKana(text), ...variants];
}

/** Hiragana as katakana, and the other way round. */
function swapKana(text: string): string {
  const hiragana = toHiragana(text);
  if (hiragana !== text) return hiragana;
  return text.replaceAll(/[ぁ-ゖ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

const unspaced = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

function listTransliterated(typed: string, langCode: string, max: number): MeantText[] {
  return [...transliterate(typed, langCode, max)].flatMap(([found, paid]) => {
    const text = unspaced.test(found) ? found.replaceAll(' ', '') : found;
    return price([text, swapKana(text)], cost.transliterated + paid);
  });
}

/** What learners type on a keyboard that lacks a letter. */
const plainSpellings: Readonly<Record<string, readonly string[]>> = {
  da: ['ae>æ', 'oe>ø', 'aa>å'],
  de: ['ae>ä', 'oe>ö', 'ue>ü'],
  eo: ['cx>ĉ', 'gx>ĝ', 'hx>ĥ', 'jx>ĵ', 'sx>ŝ', 'ux>ŭ'],
  fi: ['ae>ä', 'oe>ö'],
  hr: ['dj>đ'],
  sv: ['aa>å', 'ae>ä', 'oe>ö'],
};
const sharedSpellings: Readonly<Record<string, string>> = {
  bs: 'hr',
  nb: 'da',
  nn: 'da',
  no: 'da',
  sr: 'hr',
};

/** With the letters that a keyboard lacks, with other spaces and hyphens, and with the marks of tones. */
function listSpellings(typed: string, langCode: string): string[] {
  const [primary = ''] = langCode.split('-');
  const text = typed.toLowerCase();
  const pairs = (plainSpellings[sharedSpellings[primary] ?? primary] ?? []).map((pair) =>
    pair.split('>'),
  );
  const replaced = pairs.reduce((all, [from = '', to = '']) => all.replaceAll(from, to), text);
  const each = pairs.map(([from = '', to = '']) => text.replace(from, to));
  const separated = ['', ' ', '-'].map((separator) => text.replaceAll(/[\s-]+/gu, separator));
  const isChinese = primary === 'zh' || primary === 'yue';
  return [replaced, ...each, ...separated, ...(isChinese ? [markTones(text)] : [])];
}

/** A reading in pinyin without separators, as the keys of readings are. */
const markTones = (pinyin: string): string => addToneMarks(pinyin).replaceAll(/[\s'’-]/gu, '');
