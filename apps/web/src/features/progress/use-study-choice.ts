import { limits } from '@wordhoard/contract/limits';
import { useAtomValue, useSetAtom } from 'jotai';
import { useSession } from '../../shared/session/use-session.ts';
import {
  changeSettingsAtom,
  defaultStudy,
  restoreStudy,
  type StudyChoice,
  settingsAtom,
} from '../../shared/settings/settings-atom.ts';
import { storedAtom } from '../../shared/storage/stored-atom.ts';
import { useStudySettings } from './use-study-settings.ts';

/** The goal and the breaks of an account, for a start without a connection. */
export const accountStudyAtom = storedAtom({
  key: 'wordhoard.study',
  area: 'local',
  restore: (stored) => ({ username: Object(stored).username as unknown, ...restoreStudy(stored) }),
});

/** The goal and the breaks of the learner, from the account or the browser. */
export function useStudyChoice() {
  const { user } = useSession();
  const inBrowser = useAtomValue(settingsAtom);
  const changeBrowser = useSetAtom(changeSettingsAtom);
  const stored = useAtomValue(accountStudyAtom);
  const { settings, change } = useStudySettings({ isEnabled: user !== undefined });
  const inAccount = settings ?? (stored.username === user?.username ? stored : undefined);
  const { goal, breaks } = { ...defaultStudy, ...(user === undefined ? inBrowser : inAccount) };
  return {
    goal,
    breaks,
    /** Changes the breaks. Those of long ago are forgotten. */
    changeBreaks(changed: StudyChoice['breaks']): void {
      const kept = changed.slice(-limits.studyMaxBreaks);
      if (user === undefined) changeBrowser({ breaks: kept });
      else change({ breaks: [...kept] });
    },
  };
}
