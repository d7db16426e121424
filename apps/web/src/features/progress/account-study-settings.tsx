import type { StudyBreak, StudySettings, StudySettingsChange } from '@wordhoard/contract';
import type { LevelCode, LocaleCode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import {
  changeSettingsAtom,
  type DailyGoal,
  settingsAtom,
} from '../../shared/settings/settings-atom.ts';
import { storedStudyAtom } from './use-study-choice.ts';
import { useStudySettings } from './use-study-settings.ts';

/**
 * Keeps the account and this browser in step. The account follows the time zone and the language of the
 * browser, and takes over the goal and the breaks of a visitor. Levels are the same in both; at the start, the account wins.
 * The end of the day is that of the account, once it has one.
 */
export function AccountStudySettings(): null {
  const { settings: account, change } = useStudySettings({ isSilent: true });
  const { locale, goal, dayEndsAt, levels } = useAtomValue(settingsAtom);
  const { user } = useSession();
  const [study, storeStudy] = useAtom(storedStudyAtom);
  const changeBrowser = useSetAtom(changeSettingsAtom);
  const visitorBreaks = study.username === '' ? study.breaks : [];
  const isInitialised = useRef(false);
  const lastSent = useRef('');
  /** Whether the account has not taken yet what the visitor has chosen. */
  const isHandingOver = useRef(false);

  /** What the visitor has chosen ends once the account has it. */
  function keepAccount({ goal, breaks }: StudySettings): void {
    storeStudy({ username: user?.username ?? '', goal, breaks });
    changeBrowser({ goal: defaultGoal });
  }

  const synchronise = useEffectEvent((loaded: StudySettings) => {
    const known = isInitialised.current ? levels : { ...levels, ...loaded.levels };
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const missing = findChangeFromBrowser(loaded, {
      ...{ timeZone, locale, goal, dayEndsAt },
      breaks: visitorBreaks,
      levels: known,
    });
    isHandingOver.current ||= hasChoice(missing);
    if (!isHandingOver.current) keepAccount(loaded);
    if (!isInitialised.current) changeBrowser({ levels: known });
    if (loaded.dayEndsAt !== null) changeBrowser({ dayEndsAt: loaded.dayEndsAt });
    isInitialised.current = true;
    // A change that failed is not repeated before the next start.
    const sent = JSON.stringify([missing, locale]);
    if (missing === undefined || sent === lastSent.current) return;
    lastSent.current = sent;
    change(missing, (saved) => {
      isHandingOver.current = false;
      keepAccount({ ...loaded, ...saved });
    });
  });
  useEffect(() => {
    if (account !== undefined) synchronise(account);
  }, [account, locale, levels]);
  return null;
}

/** Whether the account takes over what a visitor has chosen. */
const hasChoice = ({ goal, breaks }: StudySettingsChange = {}): boolean =>
  goal !== undefined || breaks !== undefined;

type Levels = Readonly<Record<string, LevelCode>>;

interface BrowserSettings {
  timeZone: string;
  locale: LocaleCode;
  /** The goal that was chosen before signing in. */
  goal: DailyGoal;
  /** Those that were planned before signing in. */
  breaks: readonly StudyBreak[];
  dayEndsAt: number;
  levels: Levels;
}

export const defaultGoal: DailyGoal = { unit: 'words', target: limits.dailyGoalWords };

/** What the account takes over from the browser; undefined if nothing is new. */
export function findChangeFromBrowser(
  account: StudySettings,
  { timeZone, locale, goal, breaks, dayEndsAt, levels }: BrowserSettings,
): StudySettingsChange | undefined {
  const newBreaks = breaks.filter(
    ({ from, until }) => !account.breaks.some((own) => own.from === from && own.until === until),
  );
  const newLevels = Object.entries(levels).filter(
    ([langCode, level]) => account.levels[langCode] !== level,
  );
  const change: StudySettingsChange = {
    ...(timeZone !== account.timeZone && { timeZone }),
    ...(isEqual(account.goal, defaultGoal) && !isEqual(goal, defaultGoal) && { goal }),
    ...(account.dayEndsAt === null && dayEndsAt !== limits.dayEndsAt && { dayEndsAt }),
    ...(newBreaks.length > 0 && {
      breaks: [...account.breaks, ...newBreaks].slice(-limits.studyMaxBreaks),
    }),
    ...(newLevels.length > 0 && { levels: Object.fromEntries(newLevels) }),
  };
  // Any change stores the language of the interface.
  const isChanged = Object.keys(change).length > 0 || locale !== account.locale;
  return isChanged ? change : undefined;
}

const isEqual = (one: DailyGoal, other: DailyGoal): boolean =>
  one.unit === other.unit && one.target === other.target;
