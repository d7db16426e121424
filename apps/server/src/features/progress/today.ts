import type { Today } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { streakOf } from '@wordhoard/review-scheduler';
import type { Database } from '../../platform/database/database.ts';
import { countSavedWords, forecastDueWords } from '../review/own-words.ts';
import { addDays } from './activity.ts';
import { findPractisedDays } from './activity-store.ts';
import { goalProgress } from './settings/goal.ts';
import { findStudySettings, goalOf } from './settings/settings-store.ts';

/** The days that a learner sees, today included. */
const recentDays = 7;

/** What a learner can do today, and what they have done. */
export async function presentToday(
  database: Database,
  userId: string,
  { langCode, day }: { langCode: string; day: string },
): Promise<Today> {
  const own = { userId, langCode, day };
  const [settings, forecast, saved, practised] = await Promise.all([
    findStudySettings(database, userId),
    forecastDueWords(database, own, limits.forecastDays),
    countSavedWords(database, own),
    findPractisedDays(database, userId, day),
  ]);
  const activeDays = practised.map((active) => active.day);
  const { current, longest, isTodayActive, restDays } = streakOf(activeDays, day);
  return {
    due: forecast[0] ?? 0,
    ...saved,
    goal: goalProgress(goalOf(settings), practised, day),
    streak: {
      current,
      longest,
      isTodayActive,
      restDays: [...restDays],
      recentDays: activeDays.filter((active) => active > addDays(day, -recentDays)),
    },
    forecast,
  };
}
