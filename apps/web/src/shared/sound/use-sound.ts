import { useQuery } from '@tanstack/react-query';
import { type ApiClient, readData } from '@wordhoard/api-client';
import { useAtomValue } from 'jotai';
import { useContext, useSyncExternalStore } from 'react';
import { initDataQuery, useApi, useApiQueries } from '../api/api-context.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { SoundContext } from './sound-context.ts';
import type { SoundSource } from './sound-player.ts';
import { findSpokenLanguage, type Voices } from './voices.ts';

export interface SpokenWord {
  /** The server speaks words that it knows only. */
  id?: string | undefined;
  text: string;
  langCode: string;
  recording?: string | undefined;
}

/** What is heard, the best first. */
const soundOrigins = ['person', 'device', 'server'] as const;
type SoundOrigin = (typeof soundOrigins)[number];

/** Whether a language can be spoken: by the browser or by the server. */
export function useHasVoice(langCode: string): boolean {
  const hasBrowserVoice = useHasBrowserVoice(langCode);
  const isSpokenByServer = useIsSpokenByServer(langCode, { isNeeded: !hasBrowserVoice });
  return hasBrowserVoice || isSpokenByServer;
}

function useHasBrowserVoice(langCode: string): boolean {
  const { voices } = useContext(SoundContext);
  return useSyncExternalStore(voices.subscribe, () => voices.of(langCode).length > 0);
}

/** Asks the server only if nothing better speaks. */
function useIsSpokenByServer(langCode: string, { isNeeded }: { isNeeded: boolean }): boolean {
  const { data } = useQuery({ ...initDataQuery(useApiQueries()), enabled: isNeeded });
  return isNeeded && (data?.speechLangCodes.includes(langCode) ?? false);
}

/**
 * How a word sounds: its recording by a person, otherwise a voice of the device, otherwise the
 * speech of the server.
 */
export function useSound(word: SpokenWord) {
  const api = useApi();
  const { playFile, voices } = useContext(SoundContext);
  const { voices: chosenVoices } = useAtomValue(settingsAtom);
  const { id, text, langCode, recording } = word;
  const isRecorded = recording !== undefined;
  const hasBrowserVoice = useHasBrowserVoice(langCode);
  const isSpokenByServer = useIsSpokenByServer(langCode, {
    isNeeded: id !== undefined && !isRecorded && !hasBrowserVoice,
  });
  const player = usePlayer(`${langCode} ${text}`, () => {
    const voice = chooseVoice(voices, langCode, chosenVoices);
    const sources: (SoundSource | undefined)[] = [
      recording === undefined ? undefined : (how) => playFile(recording, how),
      voice && ((how) => voices.speak(text, { ...how, voice })),
      id === undefined ? undefined : (how) => playSpeech(api, id, (url) => playFile(url, how)),
    ];
    return sources.filter((source) => source !== undefined);
  });
  const origins: Record<SoundOrigin, boolean> = {
    person: isRecorded,
    device: hasBrowserVoice,
    server: isSpokenByServer,
  };
  const origin = soundOrigins.find((name) => origins[name]);
  return { ...player, origin, hasSound: origin !== undefined };
}

/** Plays one recording of a word, and nothing else if it cannot be played. */
export function useRecordingSound(url: string) {
  const { playFile } = useContext(SoundContext);
  return usePlayer(url, () => [(how) => playFile(url, how)]);
}

/** Plays the first source that works. */
function usePlayer(key: string, listSources: () => readonly SoundSource[]) {
  const { player } = useContext(SoundContext);
  const { audio } = useAtomValue(settingsAtom);
  const played = useSyncExternalStore(player.subscribe, () => player.stateOf(key));
  const play = (isSlow: boolean) =>
    player.play(key, listSources(), { isSlow, volume: audio.volume });
  return {
    isMuted: audio.muted,
    /** At which speed the sound is playing. */
    playing: played && (played.isSlow ? ('slowly' as const) : ('normally' as const)),
    play: () => play(false),
    playSlowly: () => play(true),
  };
}

/** The voice that the learner chose for a language, otherwise the best one. */
export function chooseVoice(
  voices: Voices,
  langCode: string,
  chosen: Readonly<Record<string, string>>,
): SpeechSynthesisVoice | undefined {
  const available = voices.of(langCode);
  const uri = chosen[findSpokenLanguage(langCode)];
  return available.find(({ voiceURI }) => voiceURI === uri) ?? available[0];
}

/** Sends the learner's token, because personal words are spoken to their owner only. */
async function playSpeech(api: ApiClient, id: string, playFile: (url: string) => Promise<void>) {
  const request = { params: { path: { id } }, parseAs: 'blob' } as const;
  const file = await readData(api.GET('/front-word/speech/{id}', request));
  const url = URL.createObjectURL(file as unknown as Blob);
  try {
    await playFile(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
