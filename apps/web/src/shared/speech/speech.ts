import { useAtomValue } from 'jotai';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { settingsAtom } from '../settings/settings-atom.ts';

/** The browser's speech synthesis. */
export interface Speech {
  /** Whether the browser has a voice for a language. Voices may load late. */
  hasVoice: (langCode: string) => boolean;
  /** Speaks a text and interrupts the previous one. `volume` is from 0 to 1. */
  speak: (text: string, langCode: string, volume: number) => void;
  /** Calls back when the voices change. Returns a function that unsubscribes. */
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

/** `pt_BR`, `pt-PT` and `pt` are the same language. */
const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

const SpeechContext = createContext<Speech>(createSpeech(undefined));

export const SpeechProvider = SpeechContext.Provider;

/** Speaks words of a language at the chosen volume. */
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
