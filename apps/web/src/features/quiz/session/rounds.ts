import { findResult, flattenRounds, type RecordedResult } from '@wordhoard/quiz-engine';
import type { QuizSession, WordPair, WordResult } from './quiz-session.ts';
import type { WordItem } from './word-item.ts';

/**
 * Deals items to as few rounds as possible. A round asks a word once, because its answers belong to words,
 * but a word may be in several cells of a table. The rounds are about equally long and keep the order.
 */
export function dealRounds<Item extends Pick<WordItem, 'wordId'>>(
  items: readonly Item[],
): Item[][] {
  const wordIds = items.map(({ wordId }) => wordId);
  const repetitions = wordIds.map((id) => wordIds.filter((other) => other === id).length);
  const count = Math.max(0, ...repetitions);
  const byWord = items.toSorted(
    (one, other) => wordIds.indexOf(one.wordId) - wordIds.indexOf(other.wordId),
  );
  const roundOf = new Map(byWord.map((item, index) => [item, index % count]));
  return Array.from({ length: count }, (_, round) =>
    items.filter((item) => roundOf.get(item) === round),
  );
}

/** A word or a cell of a session, as it was asked when its answer counted. */
export interface Outcome {
  subject: string;
  pair: WordPair;
  /** Absent before the answer. */
  result: RecordedResult<WordResult> | undefined;
}

/** What became of each word and each cell: its first wrong answer counts, otherwise its latest. */
export function listOutcomes({ quiz, finishedRounds, ...session }: QuizSession): Outcome[] {
  const flat = flattenRounds({
    ...session,
    quiz: keyBySubject(quiz),
    finishedRounds: finishedRounds.map(keyBySubject),
  });
  return flat.pairs.map(({ word: { id: subject }, question }) => ({
    subject,
    pair: { word: { id: question.item.wordId }, question },
    result: findResult(flat, subject),
  }));
}

export const isMissed = ({ result }: Outcome): boolean => result?.correct === false;

/** The key of a question: its word or, in a table, its cell. */
export const buildSubjectKey = ({ wordId, rowId, columnId }: WordItem): string =>
  columnId === undefined ? wordId : `${wordId} ${rowId} ${columnId}`;

/** A round whose pairs and results are keyed by question. */
function keyBySubject(round: QuizSession['quiz']): QuizSession['quiz'] {
  const subjects = new Map(
    round.pairs.map(({ word, question }) => [word.id, buildSubjectKey(question.item)]),
  );
  const subjectFor = (wordId: string) => subjects.get(wordId) ?? wordId;
  const results = Object.values(round.results).map((result) => ({
    ...result,
    wordId: subjectFor(result.wordId),
  }));
  return {
    ...round,
    pairs: round.pairs.map((pair) => ({ ...pair, word: { id: subjectFor(pair.word.id) } })),
    results: Object.fromEntries(results.map((result) => [result.wordId, result])),
  };
}
