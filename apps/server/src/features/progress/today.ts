import type { Today } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { streakOf } from '@wordhoard/review-scheduler';
import type { Database } from '../../platform/database/database.ts';
import { countSavedWords, forecastDueWords } from '../practice/review/own-words.ts';
import { addDays } from './activity.ts';
import { findActiveDays, findPractice } from './activity-store.ts';
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
  const [settings, forecast, saved, practice, activeDays] = await Promise.all([
    findStudySettings(database, userId),
    forecastDueWords(database, own, limits.forecastDays),
    countSavedWords(database, own),
    findPractice(database, userId, day),
    findActiveDays(database, userId, day),
  ]);
  const { current, longest, isTodayActive, restDays } = streakOf(activeDays, day);
  return {
    due: forecast[0] ?? 0,
    ...saved,
    goal: goalProgress(goalOf(settings), practice),
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
