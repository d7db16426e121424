import { useAtomValue } from 'jotai';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { settingsAtom } from '../settings/settings-atom.ts';
import { createSpeech, type Speech } from './speech.ts';

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
