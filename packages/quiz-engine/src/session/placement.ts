/** An answer to a question of a placement. */
export interface PlacementAnswer {
  /** The level of the question, counted from 0. */
  readonly level: number;
  /** The index of the question within its level. */
  readonly index: number;
  readonly correct: boolean;
}

/**
 * A placement finds the level of a learner: it asks questions of several levels, harder ones after right
 * answers and easier ones after wrong answers. It is plain data.
 */
export interface Placement {
  /** How many questions each level has, the easiest level first. */
  readonly questionCounts: readonly number[];
  readonly answers: readonly PlacementAnswer[];
}

/** A question of a placement, by its level and its index within that level. */
export type PlacementQuestion = Omit<PlacementAnswer, 'correct'>;

/** How many questions a placement asks at most. */
export const maxPlacementQuestions = 20;

/** The number of right answers in a row that leads to the next level. */
const rightsToRise = 2;

/** The part of right answers to a level that shows that the learner has reached it. */
const shareToPass = 0.7;

/** Fewer answers to a level may be lucky guesses. */
const answersToPass = 3;

/** The number of wrong answers in a row to the lowest level that ends a placement. */
const wrongsToEnd = 4;

/**
 * Creates a placement without answers.
 *
 * @param questionCounts - how many questions each level has, the easiest level first
 * @returns a new placement
 * @example
 * createPlacement([20, 20, 20, 20]); // starts at the level with the index 0
 */
export function createPlacement(questionCounts: readonly number[]): Placement {
  return { questionCounts, answers: [] };
}

/**
 * Finds the next question. Its level rises after two right answers in a row and falls after a wrong one.
 * If that level has no question left, the nearest one that has is asked.
 *
 * @returns the question, or `undefined` if the placement is complete
 * @example
 * const question = findNextPlacementQuestion(placement);
 * if (question) ask(levels[question.level][question.index]);
 */
export function findNextPlacementQuestion(placement: Placement): PlacementQuestion | undefined {
  const { questionCounts, answers } = placement;
  if (answers.length >= maxPlacementQuestions || isBeginner(answers)) return undefined;
  const countAsked = (level: number) => answers.filter((answer) => answer.level === level).length;
  const current = findCurrentLevel(placement);
  const distance = (level: number) => Math.abs(level - current);
  const [level] = questionCounts
    .map((_, index) => index)
    .filter((index) => countAsked(index) < (questionCounts[index] ?? 0))
    .sort((one, other) => distance(one) - distance(other) || other - one);
  return level === undefined ? undefined : { level, index: countAsked(level) };
}

function isBeginner(answers: readonly PlacementAnswer[]): boolean {
  const latest = answers.slice(-wrongsToEnd);
  return (
    latest.length === wrongsToEnd && latest.every(({ level, correct }) => level === 0 && !correct)
  );
}

function findCurrentLevel({ questionCounts, answers }: Placement): number {
  const highest = Math.max(0, questionCounts.length - 1);
  let level = 0;
  let rightsInRow = 0;
  for (const { correct } of answers) {
    rightsInRow = correct ? rightsInRow + 1 : 0;
    if (!correct) level = Math.max(0, level - 1);
    if (rightsInRow < rightsToRise) continue;
    level = Math.min(highest, level + 1);
    rightsInRow = 0;
  }
  return level;
}

/**
 * Answers the next question.
 *
 * @param correct - whether the answer is right; “I don’t know” is not
 * @returns a new placement, or the same one if it is complete
 * @example
 * answerPlacement(placement, false); // the next question is easier
 */
export function answerPlacement(placement: Placement, correct: boolean): Placement {
  const question = findNextPlacementQuestion(placement);
  if (question === undefined) return placement;
  return { ...placement, answers: [...placement.answers, { ...question, correct }] };
}

/**
 * Undoes the latest answer.
 *
 * @returns a new placement, or the same one if nothing is answered
 * @example
 * undoPlacement(answerPlacement(placement, true)); // equals placement
 */
export function undoPlacement(placement: Placement): Placement {
  const { answers } = placement;
  return answers.length === 0 ? placement : { ...placement, answers: answers.slice(0, -1) };
}

/**
 * Finds the level that the learner has reached: the highest one with at least three answers of which
 * 70 % are right.
 *
 * @param placement - the placement, complete or not
 * @returns the index of the level; 0 if none is reached
 * @example
 * levels[findPlacedLevel(placement)]; // 'B1'
 */
export function findPlacedLevel({ questionCounts, answers }: Placement): number {
  const reached = questionCounts.findLastIndex((_, level) => {
    const given = answers.filter((answer) => answer.level === level);
    const rights = given.filter(({ correct }) => correct).length;
    return given.length >= answersToPass && rights >= shareToPass * given.length;
  });
  return Math.max(0, reached);
}
