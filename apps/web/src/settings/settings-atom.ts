import { atom } from 'jotai';
import { defaultSettings, type LocalSettings } from './local-settings.ts';

export const settingsAtom = atom<LocalSettings>(defaultSettings([]));

/** Changes some of the settings. */
export const changeSettingsAtom = atom(null, (get, set, changes: Partial<LocalSettings>) => {
  set(settingsAtom, { ...get(settingsAtom), ...changes });
});
