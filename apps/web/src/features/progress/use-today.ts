import { useQuery } from '@tanstack/react-query';
import type { DailyGoal, Today } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import {
  type Day,
  findStreak,
  forecast,
  isDue,
  isKnown,
  isWeak,
  type Review,
  type ReviewCard,
} from '@wordhoard/review-scheduler';
import { useAtomValue } from 'jotai';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { addDays, useLocalDay } from '../../shared/time/local-day.ts';
import { reviewsAtom } from '../review/practice.ts';
import type { WordHistory } from '../review/review-history.ts';
import { todayQuery } from './queries.ts';

/** The day of the learner, from the account or the browser; `undefined` while it is loading. */
export function useToday(): Today | undefined {
  const { user } = useSession();
  const { learnLangCode: langCode, goal } = useAtomValue(settingsAtom);
  const record = useAtomValue(reviewsAtom);
  const day = useLocalDay();
  const account = useQuery({
    ...todayQuery(useApiQueries(), { langCode, day }),
    enabled: user !== undefined,
  });
  if (user !== undefined) return account.data;
  const histories = Object.values(record);
  return buildVisitorToday({ histories, langCode, today: day, goal });
}

interface Visitor {
  histories: readonly WordHistory[];
  langCode: string;
  today: Day;
  goal: Pick<DailyGoal, 'unit' | 'target'>;
}

/** The day of a visitor, as the server describes the one of an account. */
export function buildVisitorToday({ histories, langCode, today, goal }: Visitor): Today {
  const cards = histories.flatMap((history) =>
    history.card && isOfLanguage(history, langCode) ? [history.card] : [],
  );
  const count = (isCounted: (card: ReviewCard) => boolean) => cards.filter(isCounted).length;
  const answeredDays = histories.map(({ reviews }) => listAnsweredDays(reviews));
  const wordsToday = answeredDays.filter((days) => days.has(today)).length;
  const milliseconds = histories
    .flatMap(({ reviews }) => reviews)
    .reduce((sum, review) => sum + (review.day === today ? (review.milliseconds ?? 0) : 0), 0);
  const minutesToday = Math.floor(milliseconds / millisecondsPerMinute);
  return {
    due: count((card) => isDue(card, today)),
    saved: count((card) => !isKnown(card)),
    new: count(({ stability }) => stability === null),
    weak: count(isWeak),
    missed: count(({ lastRating }) => lastRating === 1),
    goal: { ...goal, done: goal.unit === 'words' ? wordsToday : minutesToday },
    streak: buildStreak(new Set(answeredDays.flatMap((days) => [...days])), today),
    forecast: forecast(cards, today, limits.forecastDays),
  };
}

const millisecondsPerMinute = 60_000;

/** The language of words that were marked long ago is not stored. */
const isOfLanguage = (history: WordHistory, langCode: string): boolean =>
  history.langCode === langCode || history.langCode === '';

const listAnsweredDays = (reviews: readonly Review[]): Set<Day> =>
  new Set(reviews.flatMap((review) => ('mark' in review ? [] : [review.day])));

const daysOfWeek = 7;

function buildStreak(activeDays: ReadonlySet<Day>, today: Day): Today['streak'] {
  const { restDays, ...streak } = findStreak(activeDays, today);
  const lastDays = Array.from({ length: daysOfWeek }, (_, index) =>
    addDays(today, index + 1 - daysOfWeek),
  );
  return {
    ...streak,
    restDays: [...restDays],
    recentDays: lastDays.filter((day) => activeDays.has(day)),
  };
}
