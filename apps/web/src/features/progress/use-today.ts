import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { useLocalDay } from '../../shared/time/local-day.ts';
import { completeRecordAtom } from '../review/complete-record.ts';
import { buildToday, type LearnerToday } from './today.ts';
import { useStudyChoice } from './use-study-choice.ts';

/** The day of the learner; `undefined` while this device does not have all of their practice. */
export function useToday(): LearnerToday | undefined {
  const { learnLangCode: langCode } = useAtomValue(settingsAtom);
  const record = useAtomValue(completeRecordAtom);
  const today = useLocalDay();
  const { goal, breaks } = useStudyChoice();
  return useMemo(
    () => record && buildToday({ record, langCode, today, goal, breaks }),
    [record, langCode, today, goal, breaks],
  );
}
