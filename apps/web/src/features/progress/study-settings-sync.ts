import type { StudySettings, StudySettingsChange } from '@wordhoard/contract';
import type { LevelCode, LocaleCode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import type { DailyGoal } from '../../shared/settings/settings-atom.ts';

type Levels = Readonly<Record<string, LevelCode>>;

interface BrowserSettings {
  timeZone: string;
  locale: LocaleCode;
  /** The goal that was chosen before signing in. */
  goal: DailyGoal;
  levels: Levels;
}

export const defaultGoal: DailyGoal = { unit: 'words', target: limits.dailyGoalWords };

/** What the account takes over from the browser; undefined if nothing is new. */
export function changeFromBrowser(
  account: StudySettings,
  { timeZone, locale, goal, levels }: BrowserSettings,
): StudySettingsChange | undefined {
  const newLevels = Object.entries(levels).filter(
    ([langCode, level]) => account.levels[langCode] !== level,
  );
  const change: StudySettingsChange = {
    ...(timeZone !== account.timeZone && { timeZone }),
    ...(isEqual(account.goal, defaultGoal) && !isEqual(goal, defaultGoal) && { goal }),
    ...(newLevels.length > 0 && { levels: Object.fromEntries(newLevels) }),
  };
  // Any change stores the language of the interface.
  const isChanged = Object.keys(change).length > 0 || locale !== account.locale;
  return isChanged ? change : undefined;
}

const isEqual = (one: DailyGoal, other: DailyGoal): boolean =>
  one.unit === other.unit && one.target === other.target;
