import type { StudyBreak } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import {
  type BacklogPlan,
  type Day,
  findStreak,
  forecast,
  isDue,
  isKnown,
  isWeak,
  planBacklog,
  type ReviewCard,
  type Streak,
} from '@wordhoard/review-scheduler';
import type { DailyGoal } from '../../shared/settings/settings-atom.ts';
import { addDays, daysBetween } from '../../shared/time/local-day.ts';
import type { ReviewRecord, StoredReview, WordHistory } from '../review/review-history.ts';
import { listPractisedDays, type PractisedDay } from './practised-days.ts';

export interface LearnerToday {
  due: number;
  /** Words to learn. */
  saved: number;
  /** Saved words without a review. */
  new: number;
  weak: number;
  missed: number;
  /** Reached in all languages. */
  goal: DailyGoal & { done: number };
  streak: Streak & { recentDays: readonly Day[] };
  /** Words due on each of the next days. Overdue words count today. */
  forecast: readonly number[];
  /** Undefined unless more words are due than the learner reviews in two days. */
  backlog: BacklogPlan | undefined;
  /** How long a word takes the learner. */
  secondsPerWord: number;
  /** Whether the learner is back after a week or longer, and has not practised today. */
  isBack: boolean;
  /** The present break or the next one. */
  nextBreak: ShownBreak | undefined;
}

export interface ShownBreak extends StudyBreak {
  hasBegun: boolean;
  /** The words that will be due in it, and can be reviewed today. */
  dueIds: readonly string[];
}

interface Learner {
  goal: DailyGoal;
  breaks: readonly StudyBreak[];
  record: ReviewRecord;
  langCode: string;
  today: Day;
}

/** What a learner has to do on a day, and has done, by the practice on this device. */
export function buildToday({ record, langCode, today, goal, breaks }: Learner): LearnerToday {
  const histories = Object.values(record);
  const ofLanguage = Object.entries(record).filter(([, word]) => word.langCode === langCode);
  const cards = ofLanguage.flatMap(([, { card }]) => card ?? []);
  const count = (isCounted: (card: ReviewCard) => boolean) => cards.filter(isCounted).length;
  const days = listPractisedDays(histories);
  const { words = 0, milliseconds = 0 } = days.get(today) ?? {};
  const streak = buildStreak([...days.keys()], today, breaks);
  const secondsPerWord = findPace([...days.values()]);
  const dueOn = forecast(cards, today, limits.forecastDays);
  const lastDay = [...days.keys()].toSorted().at(-1);
  return {
    due: count((card) => isDue(card, today)),
    saved: count((card) => !isKnown(card)),
    new: count(({ stability }) => stability === null),
    weak: ofLanguage.filter(([, { card, reviews }]) => card && isWeak(card, reviews)).length,
    missed: count(({ lastRating }) => lastRating === 1),
    goal: { ...goal, done: goal.unit === 'words' ? words : Math.floor(milliseconds / minute) },
    streak,
    forecast: dueOn,
    secondsPerWord,
    isBack: lastDay !== undefined && daysBetween(lastDay, today) >= daysAway,
    nextBreak: findBreak(ofLanguage, today, breaks),
    backlog: planBacklog(
      {
        cards,
        reviewedToday: ofLanguage.filter(([, { reviews }]) => isReviewed(reviews, today)).length,
        usualPerDay: Math.max(
          goal.unit === 'words' ? goal.target : (goal.target * 60) / secondsPerWord,
          findUsualWords(days, today),
        ),
      },
      today,
    ),
  };
}

/** In how many minutes the learner reviews words. */
export const countMinutes = ({ secondsPerWord }: LearnerToday, words: number): number =>
  Math.max(1, Math.round((words * secondsPerWord) / 60));

/** From so many days without practice on, a learner is welcomed back. */
const daysAway = 7;

const minute = 60_000;

/** Whether a word that was known before was answered on a day. */
const isReviewed = (reviews: readonly StoredReview[], today: Day): boolean =>
  reviews.some((review) => 'rating' in review && review.day === today) &&
  reviews.some((review) => 'rating' in review && review.day < today);

const recentDays = 14;

/** The median of the words that were answered on each of the last days with practice, without today. */
function findUsualWords(days: ReadonlyMap<Day, PractisedDay>, today: Day): number {
  const counts = [...days]
    .filter(([day, { words }]) => words > 0 && day < today && daysBetween(day, today) <= recentDays)
    .map(([, { words }]) => words)
    .toSorted((one, other) => one - other);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

const usualSecondsPerWord = 8;

/** The mean time of a word with all its answers of a day, unless answers were left open for long. */
function findPace(days: readonly PractisedDay[]): number {
  const timed = days.filter(({ milliseconds }) => milliseconds > 0);
  const sum = (part: keyof PractisedDay) => timed.reduce((total, day) => total + day[part], 0);
  const seconds = sum('milliseconds') / 1_000 / sum('words');
  return Number.isNaN(seconds) ? usualSecondsPerWord : Math.min(30, Math.max(3, seconds));
}

function findBreak(
  words: readonly [string, WordHistory][],
  today: Day,
  breaks: readonly StudyBreak[],
): ShownBreak | undefined {
  const [next] = breaks
    .filter(({ until }) => until >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (next === undefined) return undefined;
  const isAhead = ({ stability, due, reviewedOn }: ReviewCard) =>
    stability !== null &&
    due > today &&
    due >= next.from &&
    due <= next.until &&
    reviewedOn !== today;
  const dueIds = words.flatMap(([id, { card }]) => (card && isAhead(card) ? [id] : []));
  return { ...next, hasBegun: next.from <= today, dueIds };
}

const daysOfWeek = 7;

function buildStreak(
  activeDays: readonly Day[],
  today: Day,
  breaks: readonly StudyBreak[],
): LearnerToday['streak'] {
  const lastDays = Array.from({ length: daysOfWeek }, (_, index) =>
    addDays(today, index + 1 - daysOfWeek),
  );
  return {
    ...findStreak(activeDays, today, breaks),
    recentDays: lastDays.filter((day) => activeDays.includes(day)),
  };
}
