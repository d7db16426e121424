import type { Quiz, QuizPair, QuizResult } from './quiz.ts';
import { goToNext, setIndex } from './quiz-index.ts';
import { currentPair } from './quiz-progress.ts';
import { latestResult, resultOf, withoutResult } from './quiz-result.ts';

/**
 * Removes a word's answer and moves to the next unanswered pair, found as `goToNext` finds it with
 * the answer already gone: where nothing else is left, that is the pair of the removed answer.
 *
 * @param quiz - the quiz so far
 * @param wordId - the word whose answer goes
 * @returns a new quiz, or the same quiz where the word has no answer
 * @example
 * deleteResult(quiz, 'cat');
 */
export function deleteResult<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
  wordId: string,
): Quiz<Pair, Result> {
  if (resultOf(quiz, wordId) === undefined) return quiz;
  return goToNext(withoutResult(quiz, wordId));
}

/**
 * Takes back the latest answer and returns to its pair: the current pair if it asks that word,
 * otherwise the first that does. It can be repeated until no answer is left.
 *
 * @param quiz - the quiz so far
 * @returns a new quiz, or the same quiz where nothing is answered
 * @example
 * undo(goToNext(addResult(quiz, { wordId: 'cat', correct: false }))); // back at the cat
 */
export function undo<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
): Quiz<Pair, Result> {
  const latest = latestResult(quiz);
  if (latest === undefined) return quiz;

  const reopened = withoutResult(quiz, latest.wordId);
  if (currentPair(quiz)?.word.id === latest.wordId) return reopened;

  const place = quiz.pairs.findIndex((pair) => pair.word.id === latest.wordId);
  return place === -1 ? reopened : setIndex(reopened, place);
}
