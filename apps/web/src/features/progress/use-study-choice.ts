import type { StudyBreak } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { useAtom, useAtomValue } from 'jotai';
import { useSession } from '../../shared/session/use-session.ts';
import { type DailyGoal, isGoal, settingsAtom } from '../../shared/settings/settings-atom.ts';
import { isText, storedAtom } from '../../shared/storage/stored-atom.ts';
import { useStudySettings } from './use-study-settings.ts';

interface StoredStudy {
  /** Empty for a visitor. */
  username: string;
  /** Of an account; that of a visitor is a setting of the browser. */
  goal?: DailyGoal;
  /** Past and coming ones. */
  breaks: readonly StudyBreak[];
}

const noBreaks: readonly StudyBreak[] = [];

/** The breaks of a visitor, or the breaks and the goal of an account, for a start without a connection. */
export const storedStudyAtom = storedAtom<StoredStudy>({
  key: 'wordhoard.study',
  area: 'local',
  restore(stored) {
    const { username, goal, breaks } = Object(stored);
    return {
      username: isText(username) ? username : '',
      ...(isGoal(goal) && { goal }),
      breaks: Array.isArray(breaks) ? breaks.filter(isBreak) : noBreaks,
    };
  },
  isShared: true,
});

function isBreak(value: unknown): value is StudyBreak {
  const { from, until } = Object(value);
  return [from, until].every((day) => !Number.isNaN(Date.parse(day))) && from <= until;
}

/** The goal and the breaks of the learner, from the account or the browser. */
export function useStudyChoice() {
  const { user } = useSession();
  const visitorGoal = useAtomValue(settingsAtom).goal;
  const [stored, setStored] = useAtom(storedStudyAtom);
  const { settings, change } = useStudySettings({ isEnabled: user !== undefined });
  const username = user?.username ?? '';
  const own = stored.username === username ? stored : undefined;
  const { goal = visitorGoal, breaks = noBreaks } = (user && settings) ?? own ?? {};
  return {
    goal,
    breaks,
    /** Changes the breaks. Those of long ago are forgotten. */
    changeBreaks(changed: readonly StudyBreak[]): void {
      const kept = changed.slice(-limits.studyMaxBreaks);
      if (user === undefined) setStored({ username, breaks: kept });
      else change({ breaks: kept });
    },
  };
}
