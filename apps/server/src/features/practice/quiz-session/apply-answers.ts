import type { QuizAnswer } from '@wordhoard/contract';
import { isRightVerdict } from '@wordhoard/quiz-engine';
import type { DatedProgress } from '../quiz/schema.ts';
import { unknownWord } from '../review/word-progress.ts';
import type { ResultRow } from './result-store.ts';
import { type AppliedAnswer, applyAnswer } from './rules.ts';

interface Moment {
  quizId: string;
  now: Date;
}

interface History {
  /** The answers of this session so far. */
  stored: readonly ResultRow[];
  /** The later answers to the same words in all sessions, in their order. */
  later: readonly ResultRow[];
  progress: ReadonlyMap<string, DatedProgress>;
}

/** The last answer to each word, unless the same one is stored already. */
export function newAnswers(
  answers: readonly QuizAnswer[],
  stored: readonly ResultRow[],
): QuizAnswer[] {
  const storedOf = new Map(stored.map((row) => [row.wordId, row]));
  return [...new Map(answers.map((answer) => [answer.wordId, answer])).values()].filter(
    (answer) => !isSameAnswer(answer, storedOf.get(answer.wordId)),
  );
}

/** Applies answers to distinct words, one after the other. */
export function applyAnswers(
  answers: readonly QuizAnswer[],
  { stored, later, progress }: History,
  { quizId, now }: Moment,
): AppliedAnswer<ResultRow>[] {
  const lastOrder = Math.max(0, ...stored.map(({ order }) => order));
  return answers.map((answer, index) => {
    const replaced = stored.find(({ wordId }) => wordId === answer.wordId);
    const history = {
      progress: progress.get(answer.wordId) ?? unknownWord,
      replaced,
      later: replaced === undefined ? [] : answersAfter(replaced, later),
    };
    return applyAnswer(history, (before) => ({
      ...answer,
      quizId,
      before,
      correct: isRightVerdict(answer.verdict),
      order: lastOrder + index + 1,
      answeredAt: now.toISOString(),
    }));
  });
}

/** The answers to the same word in other sessions that were given after a result. */
export function answersAfter(result: ResultRow, others: readonly ResultRow[]): ResultRow[] {
  return others.filter(
    ({ wordId, quizId, answeredAt }) =>
      wordId === result.wordId &&
      quizId !== result.quizId &&
      (answeredAt > result.answeredAt ||
        (answeredAt === result.answeredAt && quizId > result.quizId)),
  );
}

/** Compares answers apart from the time that they took. */
const isSameAnswer = (answer: QuizAnswer, stored: ResultRow | undefined): boolean =>
  stored !== undefined &&
  stored.verdict === answer.verdict &&
  stored.answer === answer.answer &&
  stored.code === answer.code &&
  stored.isHinted === answer.isHinted &&
  stored.day === answer.day;
