import { Strength } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { type Day, forecast, getStrength, type Review } from '@wordhoard/review-scheduler';
import { addDays } from '../../shared/time/local-day.ts';
import type { WordHistory } from '../review/review-history.ts';

interface Learner {
  /** Of the words of a language. */
  histories: readonly WordHistory[];
  today: Day;
}

/** How well a learner remembers words. */
export function buildOverview({ histories, today }: Learner) {
  const cards = histories.flatMap(({ card }) => (card ? [card] : []));
  const strengths = cards.map(getStrength);
  const reviews = histories.flatMap((history) => listLaterAnswers(history.reviews));
  return {
    strengths: Object.values(Strength).map(
      (value) => strengths.filter((strength) => strength === value).length,
    ),
    forecast: forecast(cards, today, limits.forecastDays),
    retention: listLastWeeks(today).map((start) => {
      const end = addDays(start, daysOfWeek);
      const ofWeek = reviews.filter(({ day }) => day >= start && day < end);
      const recalled = ofWeek.filter(({ isRecalled }) => isRecalled).length;
      return { start, reviews: ofWeek.length, recalled };
    }),
  };
}

interface LaterAnswer {
  day: Day;
  isRecalled: boolean;
}

/** The first answer of each day after the first day with answers. The reviews are in order. */
function listLaterAnswers(reviews: readonly Review[]): LaterAnswer[] {
  const firstOfDay = new Map<Day, LaterAnswer>();
  for (const review of reviews) {
    if ('rating' in review && !firstOfDay.has(review.day)) {
      firstOfDay.set(review.day, { day: review.day, isRecalled: review.rating > 1 });
    }
  }
  return [...firstOfDay.values()].slice(1);
}

const daysOfWeek = 7;

function listLastWeeks(today: Day): Day[] {
  const daysSinceMonday = (new Date(today).getUTCDay() + daysOfWeek - 1) % daysOfWeek;
  const monday = addDays(today, -daysSinceMonday);
  return Array.from({ length: limits.retentionWeeks }, (_, index) =>
    addDays(monday, (index + 1 - limits.retentionWeeks) * daysOfWeek),
  );
}
