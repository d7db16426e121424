import { getCurrentPair, goToNext, setIndex } from './navigation.ts';
import type { Quiz, QuizPair, QuizResult } from './quiz.ts';
import { findLatestResult, findResult } from './results.ts';

/**
 * Deletes the answer to a word, then moves to the next unanswered pair as `goToNext` does. That is the
 * pair of the deleted answer only if no other unanswered pair comes first.
 *
 * @param quiz - the quiz
 * @param wordId - the id of the word
 * @returns a new quiz, or the same quiz if the word is unanswered
 * @example
 * deleteResult(quiz, 'cat');
 */
export function deleteResult<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
  wordId: string,
): Quiz<Pair, Result> {
  if (findResult(quiz, wordId) === undefined) return quiz;
  return goToNext(removeResult(quiz, wordId));
}

/**
 * Undoes the latest answer and returns to its pair: the current pair if it asks that word, otherwise the
 * first one that does. Repeat it to undo all answers.
 *
 * @param quiz - the quiz
 * @returns a new quiz, or the same quiz if nothing is answered
 * @example
 * undo(goToNext(addResult(quiz, { wordId: 'cat', correct: false }))); // back at the cat
 */
export function undo<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
): Quiz<Pair, Result> {
  const latest = findLatestResult(quiz);
  if (latest === undefined) return quiz;

  const reopened = removeResult(quiz, latest.wordId);
  if (getCurrentPair(quiz)?.word.id === latest.wordId) return reopened;

  const index = quiz.pairs.findIndex((pair) => pair.word.id === latest.wordId);
  return index === -1 ? reopened : setIndex(reopened, index);
}

function removeResult<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
  wordId: string,
): Quiz<Pair, Result> {
  const { [wordId]: _removed, ...results } = quiz.results;
  return { ...quiz, results };
}
