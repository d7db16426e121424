export interface Voices {
  /** The voices of a language, the best first. They may load late. */
  of: (langCode: string) => readonly SpeechSynthesisVoice[];
  /** Speaks a text. Resolves when it ends, or when `signal` interrupts it. */
  speak: (text: string, how: SpokenHow) => Promise<void>;
  /** Calls back when the voices change. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

interface SpokenHow {
  voice: SpeechSynthesisVoice;
  /** From 0 to 1. */
  volume: number;
  isSlow: boolean;
  signal: AbortSignal;
}

/** At lower rates, many voices separate the syllables. */
const slowRate = 0.6;

/** @param synthesis - undefined if the browser has none */
export function createVoices(synthesis: SpeechSynthesis | undefined): Voices {
  if (synthesis === undefined) return noVoices;
  return {
    of: (langCode) => findVoices(langCode, synthesis.getVoices()),
    speak: (text, how) => speak(synthesis, text, how),
    subscribe(onChange) {
      synthesis.addEventListener('voiceschanged', onChange);
      return () => synthesis.removeEventListener('voiceschanged', onChange);
    },
  };
}

const noVoices: Voices = {
  of: () => [],
  speak: () => Promise.reject(new Error('The browser has no voices')),
  subscribe: () => () => undefined,
};

function speak(
  synthesis: SpeechSynthesis,
  text: string,
  { voice, volume, isSlow, signal }: SpokenHow,
): Promise<void> {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.volume = volume;
  utterance.rate = isSlow ? slowRate : 1;
  return new Promise((resolve, reject) => {
    utterance.onend = () => resolve();
    utterance.onerror = ({ error }) => {
      // Before the first gesture on a page, browsers refuse to speak.
      if (['canceled', 'interrupted', 'not-allowed'].includes(error)) resolve();
      else reject(new Error(`The browser could not speak: ${error}`));
    };
    signal.addEventListener('abort', () => {
      synthesis.cancel();
      resolve();
    });
    synthesis.speak(utterance);
  });
}

type VoiceFacts = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

/**
 * The voices of a language, the best first: of its region, then those that need no connection, then natural
 * voices. Voices that imitate robots or instruments come last.
 */
export function findVoices<Voice extends VoiceFacts>(
  langCode: string,
  voices: readonly Voice[],
): readonly Voice[] {
  return voices
    .filter(({ lang }) => findSpokenLanguage(lang) === findSpokenLanguage(langCode))
    .toSorted((one, other) => scoreVoice(other, langCode) - scoreVoice(one, langCode));
}

function scoreVoice(
  { name, lang, localService, default: isDefault }: VoiceFacts,
  langCode: string,
) {
  return (
    8 * scoreRegion(lang, langCode) +
    (localService ? 4 : 0) +
    (isNatural.test(name) ? 2 : 0) +
    (isDefault ? 1 : 0) -
    (isUnnatural.test(name) ? 32 : 0)
  );
}

/** The regions whose speech words are written for, the best first. */
const usualRegions: Readonly<Record<string, readonly string[]>> = {
  en: ['gb', 'us'],
  pt: ['br'],
  zh: ['cn'],
  'zh-hans': ['cn'],
  'zh-hant': ['tw'],
};

function scoreRegion(lang: string, langCode: string): number {
  const regions = usualRegions[normaliseTag(langCode)];
  if (regions === undefined) return normaliseTag(lang) === normaliseTag(langCode) ? 1 : 0;
  const place = regions.indexOf(normaliseTag(lang).split('-').at(-1) ?? '');
  return place < 0 ? 0 : regions.length - place;
}

/** As Apple, Microsoft and Google name their better voices. */
const isNatural = /natural|neural|premium|enhanced|siri|wavenet/i;

/** eSpeak, and the novelty and the Eloquence voices of Apple. */
const isUnnatural =
  /espeak|^(albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox|eddy|flo|fred|grandma|grandpa|junior|kathy|ralph|reed|rocko|sandy|shelley)\b/i;

/** `pt_BR` and `pt-BR` are the same. */
const normaliseTag = (tag: string): string => tag.toLowerCase().replaceAll('_', '-');

/** `pt_BR`, `pt-PT` and `pt` are the same language. Voices of Hong Kong and Macau speak Cantonese. */
export function findSpokenLanguage(tag: string): string {
  const [language = '', ...others] = normaliseTag(tag).split('-');
  if (language === 'cmn') return 'zh';
  const isCantonese = language === 'zh' && others.some((part) => /^(hk|mo|yue)$/.test(part));
  return isCantonese ? 'yue' : language;
}
