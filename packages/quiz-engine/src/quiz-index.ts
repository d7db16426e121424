import type { Quiz, QuizPair, QuizResult } from './quiz.ts';
import { resultOf } from './quiz-result.ts';

/**
 * Moves to a pair by its place. A negative index becomes 0; an index beyond the pairs, or one that
 * is no whole number, changes nothing.
 *
 * @param quiz - the quiz so far
 * @param index - the place to go to, counted from 0
 * @returns the quiz at that place, or the same quiz
 * @example
 * setIndex(quiz, -3).index; // 0
 * setIndex(quiz, 1_000_000) === quiz; // true
 */
export function setIndex<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
  index: number,
): Quiz<Pair, Result> {
  if (!Number.isInteger(index)) return quiz;
  if (index < 0) return moveTo(quiz, 0);
  if (index >= quiz.pairs.length) return quiz;
  return moveTo(quiz, index);
}

/**
 * Moves to the next pair after the current one that has no result; otherwise to the first
 * unanswered pair; otherwise to the last pair.
 *
 * @param quiz - the quiz so far
 * @returns the quiz at that pair, or the same quiz where it is there already
 * @example
 * const quiz = createQuiz({ pairs: [{ word: { id: 'cat' } }, { word: { id: 'dog' } }] });
 * goToNext(addResult(quiz, { wordId: 'cat', correct: true })).index; // 1
 */
export function goToNext<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
): Quiz<Pair, Result> {
  const isUnanswered = (pair: Pair) => resultOf(quiz, pair.word.id) === undefined;

  const following = quiz.pairs.findIndex((pair, place) => place > quiz.index && isUnanswered(pair));
  if (following !== -1) return moveTo(quiz, following);

  const first = quiz.pairs.findIndex(isUnanswered);
  if (first !== -1) return moveTo(quiz, first);

  return moveTo(quiz, quiz.pairs.length - 1);
}

function moveTo<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
  place: number,
): Quiz<Pair, Result> {
  const index = Math.max(0, place);
  return Object.is(index, quiz.index) ? quiz : { ...quiz, index };
}
