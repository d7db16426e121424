import { atom } from 'jotai';
import { defaultSettings, type LocalSettings } from './local-settings.ts';

export const settingsAtom = atom<LocalSettings>(defaultSettings([]));

/** Changes some of the settings. */
export const changeSettingsAtom = atom(null, (get, set, changes: Partial<LocalSettings>) => {
  set(settingsAtom, { ...get(settingsAtom), ...changes });
});

/** Chooses the language to learn. One is never explained in itself. */
export const learnAtom = atom(null, (get, set, langCode: string) => {
  const { learnLangCode, tranLangCode } = get(settingsAtom);
  set(changeSettingsAtom, {
    learnLangCode: langCode,
    tranLangCode: tranLangCode === langCode ? learnLangCode : tranLangCode,
  });
});
