import { langCodes as catalogue } from '@wordhoard/contract/language-catalogue';
import { type Espeak, openEspeak } from './espeak.ts';
import { openFlite } from './flite.ts';
import { moveStress } from './russian-stress.ts';
import { isLatin, type SpokenWord, toSpokenPinyin, toSpokenText } from './spoken-text.ts';
import { placeStress } from './ukrainian-stress.ts';

/** Reads Latin letters as English, and many characters too. */
const mandarin = 'cmn';
const pinyinVoice = 'cmn-latn-pinyin';

/** Languages whose voices have other names, the best first. */
const voiceNames: Readonly<Record<string, readonly string[]>> = {
  en: ['en-gb'],
  'es-MX': ['es-419'],
  fr: ['fr-fr'],
  no: ['nb'],
  pt: ['pt-br', 'pt'],
  'pt-PT': ['pt'],
  zh: [pinyinVoice, mandarin],
};

/** Put the stress into the phonemes of a voice that guesses it. */
const stressRules: Readonly<Record<string, typeof placeStress>> = {
  ru: moveStress,
  uk: placeStress,
};

/** eSpeak NG spells the vowel marks of Hebrew instead of saying the vowels. */
const unsuitable: ReadonlySet<string> = new Set(['he']);

/**
 * The speech synthesis of the installed programs, without any language if there are none.
 *
 * @param commands - the name or the path of each program
 */
export async function openSpeech(commands: Record<'espeak' | 'flite', string>) {
  const [espeak, flite] = await Promise.all([
    openEspeak(commands.espeak),
    openFlite(commands.flite),
  ]);
  const voices = mapVoices(espeak);
  const isOfFlite = (langCode: string) => flite.isInstalled && /^en(?:-|$)/.test(langCode);
  const speech: SpeechSynthesis = {
    langCodes: catalogue.filter((code) => voices.has(code) || isOfFlite(code)).toSorted(),
    plan: (word) =>
      isOfFlite(word.langCode)
        ? { program: 'flite', text: word.text }
        : planEspeak(word, voices.get(word.langCode), espeak),
    speak: async (utterance) =>
      utterance.program === 'flite' ? flite.speak(utterance.text) : speakWith(espeak, utterance),
  };
  return speech;
}

async function speakWith(espeak: Espeak, utterance: EspeakUtterance): Promise<Uint8Array> {
  const [text = ''] = await withPhonemes([utterance], espeak);
  return espeak.speak(text, utterance.voice);
}

/** The voice of each language: of the variety, otherwise of the language itself. */
export const mapVoices = ({ voices }: Espeak): ReadonlyMap<string, string> =>
  new Map(
    catalogue
      .filter((code) => !unsuitable.has(code))
      .map((code) => [code, listVoiceNames(code).find((name) => voices.has(name))] as const)
      .flatMap(([code, voice]) => (voice === undefined ? [] : [[code, voice]])),
  );

function listVoiceNames(langCode: string): string[] {
  const [language = ''] = langCode.split('-');
  return [langCode, language].flatMap((code) => voiceNames[code] ?? code.toLowerCase());
}

/** What eSpeak NG reads for a word, if it can say it. */
export function planEspeak(
  word: SpokenWord,
  voice: string | undefined,
  { voices }: Espeak,
): EspeakUtterance | undefined {
  if (voice === undefined) return undefined;
  if (voice === pinyinVoice) return planMandarin(word, voices);
  const text = toSpokenText(word);
  if (text === undefined) return undefined;
  const stress = voice in stressRules ? { stress: word.stress ?? word.text } : {};
  return { program: 'espeak', voice, text, ...stress };
}

/** A word in Latin letters, such as “DNA”, is no pinyin. */
function planMandarin({ text, reading }: SpokenWord, voices: Espeak['voices']): EspeakUtterance {
  if (isLatin(reading)) {
    return { program: 'espeak', voice: pinyinVoice, text: toSpokenPinyin(reading) };
  }
  const voice = isLatin(text) && voices.has(mandarin) ? mandarin : pinyinVoice;
  return { program: 'espeak', voice, text };
}

/** The texts for the program, where text in double brackets is phonemes. All have the same voice. */
export async function withPhonemes(
  utterances: readonly EspeakUtterance[],
  espeak: Espeak,
): Promise<string[]> {
  const guessed = utterances.filter(({ stress }) => stress !== undefined);
  const texts = guessed.map(({ text }) => text);
  const phonemes = await espeak.readPhonemes(texts, guessed[0]?.voice ?? '');
  const phonemesOf = new Map(guessed.map((utterance, index) => [utterance, phonemes[index]]));
  return utterances.map((utterance) => {
    const { text, voice, stress = '' } = utterance;
    const stressed = stressRules[voice]?.(phonemesOf.get(utterance) ?? '', stress);
    return stressed === undefined ? text : `[[${stressed}]]`;
  });
}

/** What a program says, and how. The same utterance always sounds the same. */
export type Utterance = EspeakUtterance | { program: 'flite'; text: string };

export interface EspeakUtterance {
  program: 'espeak';
  voice: string;
  text: string;
  /** The text with its stress marked, where the voice would guess it. */
  stress?: string;
}

/** Speaks words. */
export interface SpeechSynthesis {
  /** The languages that it speaks, in alphabetical order. */
  langCodes: readonly string[];
  /** How a word is said; undefined if it would be said wrongly. */
  plan(word: SpokenWord): Utterance | undefined;
  /** @returns a WAV file */
  speak(utterance: Utterance): Promise<Uint8Array>;
}
