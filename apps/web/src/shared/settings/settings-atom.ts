import { type LevelCode, type LocaleCode, levelCodes } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { defaultLanguages, isLocaleCode, negotiateLocale } from '@wordhoard/i18n';
import type { WordDisplay } from '@wordhoard/ui';
import { atom } from 'jotai';
import { isRecord, isText, storedAtom, validEntries } from '../storage/stored-atom.ts';
import {
  isAnswerMode,
  isDirection,
  isKindChoice,
  type KindChoice,
  type QuizPreferences,
  quizKindChoices,
} from './quiz-choice.ts';

interface LocalSettings {
  version: number;
  locale: LocaleCode;
  theme: 'system' | 'light' | 'dark';
  audio: { muted: boolean; volume: number };
  /** The URI of the chosen voice for each language that has several. */
  voices: Readonly<Record<string, string>>;
  learnLangCode: string;
  tranLangCode: string;
  /** What is shown with words. */
  wordDisplay: WordDisplay;
  /** Whether letters, digits and signs are shortcuts. */
  characterKeys: boolean;
  quiz: QuizPreferences;
  /** Of a visitor; accounts have their own. */
  goal: DailyGoal;
  /** The hour at which a day of the learner ends. That of an account is kept here too. */
  dayEndsAt: number;
  /** The level of the learner in each language for which it was found. */
  levels: Readonly<Record<string, LevelCode>>;
}

export interface DailyGoal {
  unit: 'words' | 'minutes';
  target: number;
}

/** Raise it when the shape changes, and convert settings of the previous version in `restoreSettings`. */
const settingsVersion = 1;

/** @param languages - the language tags that the browser prefers, best first */
export function defaultSettings(languages: readonly string[]): LocalSettings {
  const locale = negotiateLocale(languages.join(','));
  return {
    version: settingsVersion,
    locale,
    theme: 'system',
    audio: { muted: false, volume: 1 },
    voices: {},
    ...defaultLanguages(locale),
    wordDisplay: { readings: true, vowelMarks: true, stressMarks: true, romanisation: true },
    characterKeys: true,
    quiz: { kind: 'multiple-choice', choices: {} },
    goal: { unit: 'words', target: limits.dailyGoalWords },
    dayEndsAt: limits.dayEndsAt,
    levels: {},
  };
}

/** The valid fields of stored settings; none if they are of an unknown version. */
export function restoreSettings(stored: unknown): Partial<LocalSettings> {
  const { version, locale, theme, audio, learnLangCode, tranLangCode, ...others } = Object(stored);
  const { voices, wordDisplay, characterKeys, quiz, goal, dayEndsAt, levels } = others;
  if (version !== settingsVersion) return {};
  return {
    version: settingsVersion,
    ...(isLocaleCode(locale) && { locale }),
    ...(isTheme(theme) && { theme }),
    ...(isAudio(audio) && { audio }),
    ...(isRecord(voices) && { voices: validEntries(voices, isText) }),
    ...(isLangCode(learnLangCode) &&
      isLangCode(tranLangCode) &&
      learnLangCode !== tranLangCode && { learnLangCode, tranLangCode }),
    ...(isWordDisplay(wordDisplay) && { wordDisplay }),
    ...(typeof characterKeys === 'boolean' && { characterKeys }),
    ...restoreQuiz(quiz),
    ...(isGoal(goal) && { goal }),
    ...(Number.isInteger(dayEndsAt) &&
      dayEndsAt >= 0 &&
      dayEndsAt <= limits.dayEndsAtMax && { dayEndsAt }),
    ...(isRecord(levels) && { levels: validEntries(levels, isLevel) }),
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

function isWordDisplay(value: unknown): value is WordDisplay {
  const { readings, vowelMarks, stressMarks, romanisation } = Object(value);
  return [readings, vowelMarks, stressMarks, romanisation].every(
    (part) => typeof part === 'boolean',
  );
}

const isLevel = (value: unknown): value is LevelCode => levelCodes.some((code) => code === value);

function restoreQuiz(value: unknown): { quiz?: QuizPreferences } {
  const { kind, choices } = Object(value);
  if (!isKindChoice(kind)) return {};
  const valid = quizKindChoices.flatMap((each) => {
    const choice: unknown = Object(choices)[each];
    return isChoice(choice) ? [[each, choice]] : [];
  });
  return { quiz: { kind, choices: Object.fromEntries(valid) } };
}

function isChoice(value: unknown): value is KindChoice {
  const { wordCount, mode, direction } = Object(value);
  return (
    isAnswerMode(mode) && isDirection(direction) && Number.isInteger(wordCount) && wordCount > 0
  );
}

export const maxGoal: Readonly<Record<DailyGoal['unit'], number>> = {
  words: limits.dailyGoalMaxWords,
  minutes: limits.dailyGoalMaxMinutes,
};

export function isGoal(value: unknown): value is DailyGoal {
  const { unit, target } = Object(value);
  const max = unit === 'words' || unit === 'minutes' ? maxGoal[unit as DailyGoal['unit']] : 0;
  return Number.isInteger(target) && target > 0 && target <= max;
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

export const changeSettingsAtom = atom(null, (get, set, changes: Partial<LocalSettings>) => {
  set(settingsAtom, { ...get(settingsAtom), ...changes });
});

/**
 * Chooses the language to learn. A language is never translated into itself. The language into which a page translates
 * becomes that of a newcomer, and replaces one that cannot stay.
 */
export const learnAtom = atom(null, (get, set, langCode: string, shownLangCode?: string) => {
  const { learnLangCode, tranLangCode } = get(settingsAtom);
  const { tranLangCode: chosen } = get(storedSettingsAtom);
  const shown = shownLangCode === langCode ? undefined : shownLangCode;
  const wanted = chosen ?? shown ?? tranLangCode;
  set(changeSettingsAtom, {
    learnLangCode: langCode,
    tranLangCode: wanted === langCode ? (shown ?? learnLangCode) : wanted,
  });
});
