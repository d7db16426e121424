// Raw SQL: retention needs an earlier review of each word.

import type { Today } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { findStreak } from '@wordhoard/review-scheduler';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { review } from '../../schema/review.ts';
import { word } from '../../schema/word.ts';
import {
  countByStrength,
  countSavedWords,
  forecastDueWords,
  type OwnWords,
} from '../review/own-words.ts';
import { addPeriods, findPeriodStart, findPractisedDays } from './activity.ts';
import { findStudySettings, goalProgress, toGoal } from './settings/settings-store.ts';

/** How well a learner remembers the words of a language, and when they are due. */
export async function presentOverview(database: Database, own: OwnWords) {
  const [strengths, forecast, retention] = await Promise.all([
    countByStrength(database, own),
    forecastDueWords(database, own, limits.forecastDays),
    findRetention(database, own),
  ]);
  return { strengths, forecast, retention };
}

interface Week {
  start: string;
  reviews: number;
  recalled: number;
}

/** The first answers to words on a day after an earlier one with answers, by week. */
async function findRetention(database: Database, { userId, langCode, day }: OwnWords) {
  const first = addPeriods(findPeriodStart(day, 'week'), 'week', 1 - limits.retentionWeeks);
  const weeks = await selectRows<Week>(
    database,
    sql`with answer as (
          select distinct on (word_id, day) word_id, day, rating
          from ${review}
          where user_id = ${userId} and rating is not null and not is_undone
            and day between ${first} and ${day}
            and (select lang_code from ${word} where ${word.id} = ${review.wordId}) = ${langCode}
          order by word_id, day, reviewed_at
        )
        select to_char(date_trunc('week', day), 'YYYY-MM-DD') as start, count(*)::int as reviews,
          (count(*) filter (where rating > 1))::int as recalled
        from answer
        where exists (
          select from ${review} as earlier
          where earlier.user_id = ${userId} and earlier.word_id = answer.word_id
            and earlier.rating is not null and not earlier.is_undone and earlier.day < answer.day
        )
        group by 1`,
  );
  const weekOf = new Map(weeks.map((week) => [week.start, week]));
  return Array.from({ length: limits.retentionWeeks }, (_, index) => {
    const start = addPeriods(first, 'week', index);
    const { reviews = 0, recalled = 0 } = weekOf.get(start) ?? {};
    return { start, reviews, recalled };
  });
}

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
  const { current, longest, isTodayActive, restDays } = findStreak(
    activeDays,
    day,
    settings.breaks,
  );
  return {
    due: forecast[0] ?? 0,
    ...saved,
    goal: goalProgress(toGoal(settings), practised, day),
    streak: {
      current,
      longest,
      isTodayActive,
      restDays: [...restDays],
      recentDays: activeDays.filter((active) => active > addPeriods(day, 'day', -recentDays)),
    },
    forecast,
  };
}
