import { useQuery } from '@tanstack/react-query';
import type { Today } from '@wordhoard/contract';
import { useAtomValue } from 'jotai';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { useLocalDay } from '../../shared/time/local-day.ts';
import { queuedSessionsAtom } from '../quiz/session-sync/queued-session.ts';
import { reviewsAtom } from '../review/review-history.ts';
import { todayQuery } from './queries.ts';
import { buildVisitorToday } from './today.ts';

/** The day of the learner, from the account or the browser; `undefined` while it is loading. */
export function useToday(): Today | undefined {
  const { user } = useSession();
  const { learnLangCode: langCode, goal } = useAtomValue(settingsAtom);
  const record = useAtomValue(reviewsAtom);
  const sessions = useAtomValue(queuedSessionsAtom);
  const day = useLocalDay();
  const account = useQuery({
    ...todayQuery(useApiQueries(), { langCode, day }),
    enabled: user !== undefined,
  });
  if (user !== undefined) return account.data;
  const answers = sessions.flatMap(({ owner, answers }) => (owner === undefined ? answers : []));
  const milliseconds = answers
    .filter((answer) => answer.day === day)
    .reduce((sum, answer) => sum + answer.milliseconds, 0);
  const histories = Object.values(record);
  return buildVisitorToday({ histories, langCode, today: day, goal, milliseconds });
}
