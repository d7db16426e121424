import { type LocaleCode, QuizMode } from '@wordhoard/contract/enumeration';
import { defaultLanguages, isLocaleCode, negotiateLocale } from '@wordhoard/i18n';
import { atom } from 'jotai';
import { isAnswerMode, isDirection, isKindChoice, type QuizChoice } from './quiz-choice.ts';

/** What this browser remembers of how its learner likes things. */
interface LocalSettings {
  version: number;
  locale: LocaleCode;
  theme: 'system' | 'light' | 'dark';
  audio: { muted: boolean; volume: number };
  learnLangCode: string;
  tranLangCode: string;
  quiz: QuizChoice;
}

/** Settings of another version are not restored: raise it when their shape changes. */
const settingsVersion = 1;

/** @param languages Language tags the browser prefers, best first. */
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

/**
 * Settings out of what the storage held, and the defaults where that is of another version or
 * where a field of it is of no use.
 */
export function restoreSettings(stored: string | null, defaults: LocalSettings): LocalSettings {
  const kept = parse(stored);
  if (kept?.version !== settingsVersion) return defaults;
  const { locale, theme, audio, learnLangCode, tranLangCode, quiz } = kept;
  return {
    version: settingsVersion,
    locale: isLocaleCode(locale) ? locale : defaults.locale,
    theme: isTheme(theme) ? theme : defaults.theme,
    audio: isAudio(audio) ? audio : defaults.audio,
    ...(isLangCode(learnLangCode) && isLangCode(tranLangCode) && learnLangCode !== tranLangCode
      ? { learnLangCode, tranLangCode }
      : { learnLangCode: defaults.learnLangCode, tranLangCode: defaults.tranLangCode }),
    quiz: isQuiz(quiz) ? quiz : defaults.quiz,
  };
}

function parse(stored: string | null): Partial<Record<keyof LocalSettings, unknown>> | undefined {
  try {
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

const isTheme = (value: unknown): value is LocalSettings['theme'] =>
  value === 'system' || value === 'light' || value === 'dark';

const isLangCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,3}(-[A-Za-z\d]{2,8}){0,2}$/.test(value);

function isAudio(value: unknown): value is LocalSettings['audio'] {
  const { muted, volume } = (value ?? {}) as Partial<LocalSettings['audio']>;
  return typeof muted === 'boolean' && typeof volume === 'number' && volume >= 0 && volume <= 1;
}

function isQuiz(value: unknown): value is QuizChoice {
  const { wordCount, mode, kind, direction } = (value ?? {}) as Partial<QuizChoice>;
  return (
    isAnswerMode(mode) &&
    isDirection(direction) &&
    isKindChoice(kind) &&
    Number.isInteger(wordCount) &&
    Number(wordCount) > 0
  );
}

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
