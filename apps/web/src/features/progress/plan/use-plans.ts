import { useQuery } from '@tanstack/react-query';
import type { StudyList } from '@wordhoard/contract';
import { useAtomValue } from 'jotai';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { useLocalDay } from '../../../shared/time/local-day.ts';
import { reviewsAtom } from '../../review/practice.ts';
import { listVisitorWords } from '../list/visitor-words.ts';
import { plansQuery, studyListsQuery } from '../queries.ts';
import { forecastPlan, type Plan } from './plan.ts';
import { visitorPlansAtom } from './visitor-plans.ts';

/** The learner's plans, from the account or the browser; `undefined` while they are loading, none if that fails. */
export function usePlans(): readonly Plan[] | undefined {
  const { user } = useSession();
  const { tranLangCode } = useAtomValue(settingsAtom);
  const inBrowser = useAtomValue(visitorPlansAtom);
  const day = useLocalDay();
  const account = useQuery({
    ...plansQuery(useApiQueries(), { tranLangCode, day }),
    enabled: user !== undefined,
  });
  const browser = useStudyLists(user === undefined ? inBrowser.map(({ listId }) => listId) : []);
  if (user !== undefined) {
    const planned = account.isError ? [] : account.data?.data;
    return planned?.map((one) => forecastPlan(one, day));
  }
  return browser?.flatMap((studyList) => {
    const plan = inBrowser.find(({ listId }) => listId === studyList.list.id);
    return plan ? [forecastPlan({ ...studyList, wordsPerDay: plan.wordsPerDay }, day)] : [];
  });
}

/** Counts the learned and the remaining words of lists. Lists that the learner cannot see are omitted. */
export function useStudyLists(listIds: readonly string[]): readonly StudyList[] | undefined {
  const { user } = useSession();
  const { tranLangCode } = useAtomValue(settingsAtom);
  const record = useAtomValue(reviewsAtom);
  const day = useLocalDay();
  const { learnedIds, learnedTodayIds } = listVisitorWords(user === undefined ? record : {}, day);
  const { data, isError } = useQuery({
    ...studyListsQuery(useApiQueries(), {
      listIds: [...listIds],
      tranLangCode,
      day,
      learnedIds,
      learnedTodayIds,
    }),
    enabled: listIds.length > 0,
  });
  return listIds.length === 0 || isError ? [] : data?.data;
}
