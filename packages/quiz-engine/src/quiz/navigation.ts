import { findLatestResult, findResult, type Quiz, type QuizPair } from './quiz.ts';

/**
 * Returns the current pair.
 *
 * @returns the pair, or `undefined` in an empty quiz
 * @example
 * getCurrentPair(createQuiz()); // undefined
 */
export function getCurrentPair<Pair extends QuizPair>(quiz: Quiz<Pair>): Pair | undefined {
  return quiz.pairs[quiz.index];
}

/**
 * Moves to a pair by its index. A negative index becomes 0. An index beyond the pairs, or one that is
 * not a whole number, is ignored.
 *
 * @param index - the index to move to, counted from 0
 * @returns the quiz at that index, or the same quiz
 * @example
 * setIndex(quiz, -3).index; // 0
 * setIndex(quiz, 1_000_000) === quiz; // true
 */
export function setIndex<State extends Quiz>(quiz: State, index: number): State {
  if (!Number.isInteger(index)) return quiz;
  if (index < 0) return moveTo(quiz, 0);
  if (index >= quiz.pairs.length) return quiz;
  return moveTo(quiz, index);
}

/**
 * Moves to the next pair after the current one that has no result; otherwise to the first unanswered
 * pair; otherwise to the last pair.
 *
 * @returns the quiz at that pair, or the same quiz if it is there already
 * @example
 * const quiz = createQuiz({ pairs: [{ word: { id: 'cat' } }, { word: { id: 'dog' } }] });
 * goToNext(addResult(quiz, { wordId: 'cat', correct: true })).index; // 1
 */
export function goToNext<State extends Quiz>(quiz: State): State {
  const isUnanswered = (pair: QuizPair) => findResult(quiz, pair.word.id) === undefined;

  const next = quiz.pairs.findIndex((pair, index) => index > quiz.index && isUnanswered(pair));
  if (next !== -1) return moveTo(quiz, next);

  const first = quiz.pairs.findIndex(isUnanswered);
  if (first !== -1) return moveTo(quiz, first);

  return moveTo(quiz, quiz.pairs.length - 1);
}

function moveTo<State extends Quiz>(quiz: State, position: number): State {
  const index = Math.max(0, position);
  return Object.is(index, quiz.index) ? quiz : { ...quiz, index };
}

/**
 * Deletes the answer to a word, then moves to the next unanswered pair as `goToNext` does. That is the
 * pair of the deleted answer only if no other unanswered pair comes first.
 *
 * @param wordId - the id of the word
 * @returns a new quiz, or the same quiz if the word is unanswered
 * @example
 * deleteResult(quiz, 'cat');
 */
export function deleteResult<State extends Quiz>(quiz: State, wordId: string): State {
  if (findResult(quiz, wordId) === undefined) return quiz;
  return goToNext(removeResult(quiz, wordId));
}

/**
 * Undoes the latest answer and returns to its pair: the current pair if it asks that word, otherwise the
 * first one that does. Repeat it to undo all answers.
 *
 * @returns a new quiz, or the same quiz if nothing is answered
 * @example
 * undo(goToNext(addResult(quiz, { wordId: 'cat', correct: false }))); // back at the cat
 */
export function undo<State extends Quiz>(quiz: State): State {
  const latest = findLatestResult(quiz);
  if (latest === undefined) return quiz;

  const reopened = removeResult(quiz, latest.wordId);
  if (getCurrentPair(quiz)?.word.id === latest.wordId) return reopened;

  const index = quiz.pairs.findIndex((pair) => pair.word.id === latest.wordId);
  return index === -1 ? reopened : setIndex(reopened, index);
}

function removeResult<State extends Quiz>(quiz: State, wordId: string): State {
  const { [wordId]: _removed, ...results } = quiz.results;
  return { ...quiz, results };
}
