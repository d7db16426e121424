import type { PlannedList } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { type Day, forecastStudy, type StudyForecast } from '@wordhoard/review-scheduler';

/** A plan with the words left for today and its last day. */
export interface Plan extends PlannedList, StudyForecast {}

export const forecastPlan = (planned: PlannedList, today: Day): Plan => ({
  ...planned,
  ...forecastStudy(planned, today),
});

/** How many words the next lesson teaches. A portion is divided evenly: 7 words into 4 and 3. */
export function countLessonWords(leftToday: number): number {
  const { lessonWords } = limits;
  return Math.ceil(leftToday / Math.ceil(leftToday / lessonWords)) || lessonWords;
}

const usualPaces = [5, 7, 10, 15, 20];
const defaultPace = 7;

/**
 * The paces to choose from, in order, and the one to begin with. The daily goal and the pace so far are among
 * them.
 */
export function listPaces(goal: number | undefined, current: number | undefined) {
  const own = [goal, current].filter((pace) => pace !== undefined);
  const options = [...new Set([...usualPaces, ...own])].sort((one, other) => one - other);
  return { options, preset: current ?? goal ?? defaultPace };
}
