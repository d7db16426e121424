import type { StudySettings } from '@wordhoard/contract';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { changeSettingsAtom, settingsAtom } from '../../shared/settings/settings-atom.ts';
import { changeFromBrowser, defaultGoal } from './study-settings-sync.ts';
import { useStudySettings } from './use-study-settings.ts';

/**
 * Keeps the account and this browser in step. The account follows the time zone and the language of the
 * browser, and takes over the goal of a visitor. Levels are the same in both; at the start, the account wins.
 */
export function AccountStudySettings(): null {
  const { settings: account, change } = useStudySettings({ isSilent: true });
  const { locale, goal, levels } = useAtomValue(settingsAtom);
  const changeBrowser = useSetAtom(changeSettingsAtom);
  const isInitialised = useRef(false);
  const lastSent = useRef('');

  const synchronise = useEffectEvent((loaded: StudySettings) => {
    const known = isInitialised.current ? levels : { ...levels, ...loaded.levels };
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const missing = changeFromBrowser(loaded, { timeZone, locale, goal, levels: known });
    if (!isInitialised.current) changeBrowser({ goal: defaultGoal, levels: known });
    isInitialised.current = true;
    // A change that failed is not repeated before the next start.
    const sent = JSON.stringify([missing, locale]);
    if (missing === undefined || sent === lastSent.current) return;
    lastSent.current = sent;
    change(missing);
  });
  useEffect(() => {
    if (account !== undefined) synchronise(account);
  }, [account, locale, levels]);
  return null;
}
