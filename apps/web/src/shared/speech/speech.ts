import { useAtomValue } from 'jotai';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { settingsAtom } from '../settings/settings-atom.ts';

/** The browser's voices, as far as the app speaks words. */
export interface Speech {
  /** Whether the browser has a voice for the language. Voices may arrive late: ask again then. */
  hasVoice: (langCode: string) => boolean;
  /** Speaks a text, cutting off what is being said. `volume` is from 0 to 1. */
  speak: (text: string, langCode: string, volume: number) => void;
  /** Calls back when the voices change, until the answered function is called. */
  subscribe: (onChange: () => void) => () => void;
}

export function createSpeech(synthesis: SpeechSynthesis | undefined): Speech {
  if (synthesis === undefined) return silence;

  const voiceFor = (langCode: string) =>
    synthesis.getVoices().find((voice) => languageOf(voice.lang) === languageOf(langCode));

  return {
    hasVoice: (langCode) => voiceFor(langCode) !== undefined,
    speak(text, langCode, volume) {
      const voice = voiceFor(langCode);
      if (voice === undefined) return;
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.volume = volume;
      synthesis.cancel();
      synthesis.speak(utterance);
    },
    subscribe(onChange) {
      synthesis.addEventListener('voiceschanged', onChange);
      return () => synthesis.removeEventListener('voiceschanged', onChange);
    },
  };
}

const silence: Speech = {
  hasVoice: () => false,
  speak: () => undefined,
  subscribe: () => () => undefined,
};

/** `pt_BR`, `pt-PT` and `pt` are one language. */
const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

const SpeechContext = createContext<Speech>(createSpeech(undefined));

export const SpeechProvider = SpeechContext.Provider;

/** Speaks words of one language at the learner's volume. */
export function useSpeech(langCode: string) {
  const speech = useContext(SpeechContext);
  const { audio } = useAtomValue(settingsAtom);
  const hasVoice = useSyncExternalStore(speech.subscribe, () => speech.hasVoice(langCode));
  return {
    hasVoice,
    isMuted: audio.muted,
    speak: (text: string) => speech.speak(text, langCode, audio.volume),
  };
}
