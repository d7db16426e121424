import { getPrimaryLanguage } from '../text/fold.ts';
import { splitFolded } from '../text/leading-word.ts';
import { toAmerican, writeOut } from './english.ts';
import { unifyJapanese } from './japanese.ts';
import { unifyOfficialVariants } from './official-variants.ts';
import { removeMarker, unifyFrenchPartitive, unifyItalianPartitive } from './optional-starts.ts';
import { listOmissions, unifyPlaceholders } from './placeholders.ts';

/** A folded text in another way of writing it. */
export interface Variant {
  readonly text: string;
  /** Whether placeholders are left out. */
  readonly omits: boolean;
}

export interface VariantOptions {
  readonly langCode: string | undefined;
  /** Whether it is the right text, as opposed to the answer. */
  readonly isExpected: boolean;
  /** Whether the text lists several answers, whose words form no compound. */
  readonly isList: boolean;
  /** Whether the answer is in capitals, which have no accents in Greek. */
  readonly isCapital: boolean;
}

/** Other ways to write a folded text that has its apostrophes. A text of the learner is right if it shares one with an accepted text. */
export function listVariants(folded: string, options: VariantOptions): Variant[] {
  const { langCode, isExpected } = options;
  const written = unifyPlaceholders(folded, langCode);
  const omissions = listOmissions(written, langCode, !isExpected);
  const variants: Variant[] = [
    { text: written, omits: false },
    ...omissions.map((text) => ({ text, omits: true })),
  ];
  return variants.flatMap(({ text, omits }) =>
    respell(text, options).map((one) => ({ text: one, omits })),
  );
}

type Respell = (text: string, options: VariantOptions) => readonly string[];

const respellings: Readonly<Record<string, Respell>> = {
  ar: (text) => [text.replace('يء', 'ئ').replace('ؤو', 'ئو')],
  bs: (text) => [toSerbianLatin(text)],
  de: (text) => [text.replace(/(\p{L})'s(?!\p{L})/gu, '$1 es'), reformEszett(text)],
  el: (text, { isCapital }) =>
    isCapital ? [text.normalize('NFD').replace(/[\u0301\u0308]/gu, '')] : [text],
  en: respellEnglish,
  fa: (text) => [unifyPersian(text)],
  fr: (text) => [unifyFrenchPartitive(text)],
  hi: (text) => [unifyDevanagari(text)],
  it: (text) => [unifyItalianPartitive(text)],
  ja: (text) => [unifyJapanese(text)],
  ko: (text) => [text.replaceAll(' ', '')],
  mr: (text) => [unifyDevanagari(text)],
  ne: (text) => [unifyDevanagari(text)],
  pt: (text) => [
    text
      .normalize('NFD')
      .replace(/\u0301(?=[mn]\p{L})/gu, '\u0302')
      .normalize('NFC'),
  ],
  ro: (text) => [text.normalize('NFD').replaceAll('\u0327', '\u0326').normalize('NFC')],
  sr: (text) => [toSerbianLatin(text)],
  ur: (text) => [text.replaceAll(' ', '')],
  vi: (text) => [moveTones(text)],
};

/** Without spaces and with one seat of the hamza. The one of خانهٔ is a ی. */
const unifyPersian = (text: string): string =>
  text
    .replaceAll(' ', '')
    .replace(/[هە]\u0654|\u06c0/gu, 'هي')
    .replaceAll('ؤو', 'ئو')
    .replace(/(?<!^|ا)ئ(?=له|ت)/gu, 'ا');

function respell(text: string, options: VariantOptions): readonly string[] {
  const language = getPrimaryLanguage(options.langCode);
  return [
    text,
    unifyOfficialVariants(text, language),
    removeMarker(text, language),
    ...(respellings[language]?.(text, options) ?? []),
  ];
}

/** Before the reform of 1996, ß stood at the end of a syllable with a short vowel: _muß_. */
const reformEszett = (text: string): string => text.replace(/ß(?![aeiouyäöü])/gu, 'ss');

function respellEnglish(text: string, { isExpected, isList }: VariantOptions): string[] {
  const full = writeOut(text).map((one) =>
    toAmerican(one, isExpected)
      .replace('per cent', 'percent')
      .replace(/\b(any|every)body\b/gu, '$1one')
      .replace(/\bnobody\b/gu, 'no one'),
  );
  return isExpected
    ? full.flatMap((one) => [
        one,
        isList ? one : joinCompound(one),
        one.replace(separable, '$1 $3 $2'),
      ])
    : full.flatMap((one) => [generalise(one), one.replace(/\boneself$/u, 'yourself')]);
}

/** A verb with its particle behind the object, where a noun may also follow: _pick up somebody_. */
const separable = /^((?:to )?[a-z]+) (sb|sth) (away|back|down|in|off|on|out|over|up)$/u;

/** Whoever is meant: _your_ is right for _one’s_. */
const generalise = (text: string): string =>
  text
    .replace(/\b(?:my|your|his|her|our|their)\b/gu, "one's")
    .replace(/\b(?:(?:my|your|him|her|it)self|(?:our|your|them)selves)\b/gu, 'oneself');

/** Words that do not form a compound with the next or the last one: _thankyou_ is an error. */
const notInCompounds =
  /\b(?:black|blue|dark|good|green|high|light|long|red|short|sweet|white|a(?:bout|fter|ll|ny|re|way)|but|can|did|does|down|every|for|from|has|have|her|him|his|how|into|its|may|never|none?|not|off|one|our|out|over|she|some|thank|that|the[ymn]?|their|this|too|under|very|was|what|when|where|who|why|will|with|you|your)\b/u;

/** A compound of two words may be written in one: _icecream_. */
function joinCompound(text: string): string {
  const { leadingWord, rest } = splitFolded(text, 'en');
  const isCompound = /^[a-z]{3,} [a-z]{3,}$/u.test(rest) && !notInCompounds.test(rest);
  return isCompound && leadingWord !== 'to' ? text.replace(rest, rest.replace(' ', '')) : text;
}

const nasals = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/gu;

/** Writes nasals as anusvara, and the letters of loanwords without their dot. */
const unifyDevanagari = (text: string): string =>
  text.replace(nasals, 'ं').replace(/(?<=[कखगजफ])\u093c/gu, '');

/** Writes the mark of oa, oe and uy on the second vowel, and y after a consonant as i: both are usual. */
const moveTones = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(o)([\u0300\u0301\u0303\u0309\u0323])([ae])(?![\p{L}\p{M}])/gu, '$1$3$2')
    .replace(/(u)([\u0300\u0301\u0303\u0309\u0323])(y)(?![\p{L}\p{M}])/gu, '$1$3$2')
    .replace(/(?<=(?<!\p{L})[hklmst])y(?=\p{M}*(?!\p{L}))/gu, 'i')
    .normalize('NFC');

const serbian = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const serbianLatin = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ');

const toSerbianLatin = (text: string): string =>
  Array.from(text, (letter) => serbianLatin[serbian.indexOf(letter)] ?? letter).join('');
