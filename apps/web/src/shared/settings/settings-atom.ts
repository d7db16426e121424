import { type LocaleCode, QuizMode } from '@wordhoard/contract/enumeration';
import { defaultLanguages, isLocaleCode, negotiateLocale } from '@wordhoard/i18n';
import { atom } from 'jotai';
import { storedAtom } from '../storage/stored-atom.ts';
import { isAnswerMode, isDirection, isKindChoice, type QuizChoice } from './quiz-choice.ts';

/** The settings of this browser. */
interface LocalSettings {
  version: number;
  locale: LocaleCode;
  theme: 'system' | 'light' | 'dark';
  audio: { muted: boolean; volume: number };
  learnLangCode: string;
  tranLangCode: string;
  quiz: QuizChoice;
}

/** Raise it when the shape changes: settings of another version are dropped. */
const settingsVersion = 1;

/** @param languages - the language tags that the browser prefers, best first */
export function defaultSettings(languages: readonly string[]): LocalSettings {
  const locale = negotiateLocale(languages.join(','));
  return {
    version: settingsVersion,
    locale,
    theme: 'system',
    audio: { muted: false, volume: 1 },
    ...defaultLanguages(locale),
    quiz: { wordCount: 10, mode: QuizMode.Tran, kind: 'multiple-choice', direction: 'forward' },
  };
}

/** The valid fields of stored settings; none if they are of another version. */
export function restoreSettings(stored: unknown): Partial<LocalSettings> {
  const { version, locale, theme, audio, learnLangCode, tranLangCode, quiz } = Object(stored);
  if (version !== settingsVersion) return {};
  return {
    version: settingsVersion,
    ...(isLocaleCode(locale) && { locale }),
    ...(isTheme(theme) && { theme }),
    ...(isAudio(audio) && { audio }),
    ...(isLangCode(learnLangCode) &&
      isLangCode(tranLangCode) &&
      learnLangCode !== tranLangCode && { learnLangCode, tranLangCode }),
    ...(isQuiz(quiz) && { quiz }),
  };
}

const isTheme = (value: unknown): value is LocalSettings['theme'] =>
  value === 'system' || value === 'light' || value === 'dark';

const isLangCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,3}(-[A-Za-z\d]{2,8}){0,2}$/.test(value);

function isAudio(value: unknown): value is LocalSettings['audio'] {
  const { muted, volume } = Object(value);
  return typeof muted === 'boolean' && typeof volume === 'number' && volume >= 0 && volume <= 1;
}

function isQuiz(value: unknown): value is QuizChoice {
  const { wordCount, mode, kind, direction } = Object(value);
  return (
    isAnswerMode(mode) &&
    isDirection(direction) &&
    isKindChoice(kind) &&
    Number.isInteger(wordCount) &&
    wordCount > 0
  );
}

const storedSettingsAtom = storedAtom({
  key: 'wordhoard.settings',
  area: 'local',
  restore: restoreSettings,
  isShared: true,
});

/** The defaults of settings that are not stored. They depend on the languages of the browser. */
export const defaultSettingsAtom = atom(defaultSettings([]));

export const settingsAtom = atom(
  (get): LocalSettings => ({ ...get(defaultSettingsAtom), ...get(storedSettingsAtom) }),
  (_get, set, settings: LocalSettings) => set(storedSettingsAtom, settings),
);

/** Changes some of the settings. */
export const changeSettingsAtom = atom(null, (get, set, changes: Partial<LocalSettings>) => {
  set(settingsAtom, { ...get(settingsAtom), ...changes });
});

/** Chooses the language to learn. A language is never translated into itself. */
export const learnAtom = atom(null, (get, set, langCode: string) => {
  const { learnLangCode, tranLangCode } = get(settingsAtom);
  set(changeSettingsAtom, {
    learnLangCode: langCode,
    tranLangCode: tranLangCode === langCode ? learnLangCode : tranLangCode,
  });
});
