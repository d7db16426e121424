import type { Grammar } from '@wordhoard/contract';
import { type Content, contentLangCodes } from '../../features/starter-content/content.ts';
import { splitHomograph } from '../../features/word/numbered-text.ts';
import { type Espeak, openEspeak } from '../../platform/speech/espeak.ts';
import {
  type EspeakUtterance,
  mapVoices,
  planEspeak,
  withPhonemes,
} from '../../platform/speech/speech.ts';
import type { SpokenWord } from '../../platform/speech/spoken-text.ts';

const faults = ['unspoken', 'foreign', 'vowels', 'stress'] as const;
type Fault = (typeof faults)[number];

/**
 * Prints which words eSpeak NG would say wrongly, as far as their phonemes tell.
 *
 * @param list - whether to name the words
 */
export async function printSpeech(
  content: Content,
  { list, command = 'espeak-ng' }: { list: boolean; command?: string },
  print: (line: string) => void,
): Promise<void> {
  const espeak = await openEspeak(command);
  if (espeak.voices.size === 0) return print(`${command} is not installed`);
  print(['speech', 'words', 'sound', ...faults].join('\t'));
  for (const [langCode, words] of listSpokenWords(content)) {
    const voice = mapVoices(espeak).get(langCode);
    const spoken = words.map((word) => ({ word, utterance: planEspeak(word, voice, espeak) }));
    const found = await findFaults(spoken, espeak);
    const count = (fault: Fault) => found.filter((row) => row.fault === fault).length;
    const sound = words.length - found.length;
    print([langCode, words.length, sound, ...faults.map(count)].join('\t'));
    if (!list) continue;
    for (const { word, fault, ipa } of found) print(`  ${fault}: ${word.text} ${ipa}`.trimEnd());
  }
}

/** The words of each language, with what the content says about their sound. */
function listSpokenWords({ concepts, grammar }: Content): Map<string, SpokenWord[]> {
  const grammarOf = new Map<string, Grammar>();
  for (const { langCode, text, grammar: known } of grammar) {
    const key = `${langCode} ${text}`;
    grammarOf.set(key, { ...grammarOf.get(key), ...known });
  }
  return new Map(
    contentLangCodes.map((langCode) => {
      const names = new Set(concepts.flatMap(({ words }) => words[langCode]));
      const words = [...names].map((name): SpokenWord => {
        const { reading, stress } = grammarOf.get(`${langCode} ${name}`) ?? {};
        return { langCode, text: splitHomograph(name).text, reading, stress };
      });
      return [langCode, words];
    }),
  );
}

interface PlannedWord {
  word: SpokenWord;
  utterance: EspeakUtterance | undefined;
}

async function findFaults(planned: readonly PlannedWord[], espeak: Espeak) {
  const utterances = planned.flatMap(({ utterance }) => utterance ?? []);
  const ipaOf = await readIpa(utterances, espeak);
  return planned.flatMap(({ word, utterance }) => {
    const ipa = (utterance && ipaOf.get(utterance)) ?? '';
    const fault = findFault(word, utterance?.text ?? '', ipa);
    return fault === undefined ? [] : [{ word, fault, ipa }];
  });
}

async function readIpa(utterances: readonly EspeakUtterance[], espeak: Espeak) {
  const ipaOf = new Map<EspeakUtterance, string | undefined>();
  for (const [voice, spoken] of Map.groupBy(utterances, (utterance) => utterance.voice)) {
    const texts = await withPhonemes(spoken, espeak);
    const ipa = await espeak.readPhonemes(texts, voice, '--ipa');
    for (const [index, utterance] of spoken.entries()) ipaOf.set(utterance, ipa[index]);
  }
  return ipaOf;
}

/** A vowel as IPA with the stress before it. The program prints `??` for some German ones. */
const vowels = /(?:ˈj?)?(?:[aeiouyæɐɑɒɔəɛɜɪʊʌɯøœɨʉɤɵᵻ]|\?\?)/gu;
const vowelsOf: Readonly<Record<string, RegExp>> = {
  /** Two equal vowels are a long one. */
  ja: /[aeiouɯː]/gu,
  /** Those of a syllable together. ɜ stands for a tone. */
  zh: /[aeiouyɑəɛ]+|i\./gu,
};

export function findFault(word: SpokenWord, text: string, ipa: string): Fault | undefined {
  if (!/\p{L}/u.test(ipa)) return 'unspoken';
  if (ipa.includes('(')) return 'foreign';
  const heard = ipa.normalize('NFD').match(vowelsOf[word.langCode] ?? vowels) ?? [];
  if (heard.length < countSyllables(word, text)) return 'vowels';
  const stressed = findStressed(word.stress);
  if (stressed !== undefined && !heard[stressed]?.startsWith('ˈ')) return 'stress';
  return undefined;
}

/** What has one vowel each: letters, marks, or characters. Other spellings have at least one. */
const syllables: Readonly<Record<string, RegExp>> = {
  ru: /[аеёиоуыэюя]/giu,
  uk: /[аеєиіїоуюя]/giu,
  ar: /[\u064b-\u0650]/gu,
  ja: /(?![っッんンー・、。ゃゅょャュョァィゥェォぁぃぅぇぉ])[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  zh: /\p{Script=Han}/gu,
};

function countSyllables({ langCode, text: written }: SpokenWord, text: string): number {
  const counted = langCode === 'zh' ? written.replace(/(?<=.)儿$/u, '') : text;
  return counted.match(syllables[langCode] ?? /^/)?.length ?? 1;
}

/** Which vowel of a single word is stressed, from 0. */
function findStressed(stress: string | undefined): number | undefined {
  if (stress === undefined || !/^[^\s-]*\u0301[^\s-]*$/u.test(stress)) return undefined;
  const before = stress.slice(0, stress.indexOf('\u0301'));
  return (before.match(/[аеёєиіїоуыэюя]/giu)?.length ?? 1) - 1;
}
