import type { QuizAnswer } from '@wordhoard/contract';
import { isRightVerdict } from '@wordhoard/quiz-engine';
import { unknownWord } from '../review/word-progress.ts';
import type { ResultRow } from './result-store.ts';
import { type AppliedAnswer, applyAnswer, type Known } from './rules.ts';

interface Moment {
  quizId: string;
  now: Date;
}

interface Past {
  /** The answers of this quiz so far. */
  kept: readonly ResultRow[];
  /** Answers to the same words since, in all quizzes, in their order. */
  later: readonly ResultRow[];
  known: ReadonlyMap<string, Known>;
}

/** The last answer to each word, where it is not kept already. */
export function newAnswers(
  answers: readonly QuizAnswer[],
  kept: readonly ResultRow[],
): QuizAnswer[] {
  const keptOf = new Map(kept.map((row) => [row.wordId, row]));
  return [...new Map(answers.map((answer) => [answer.wordId, answer])).values()].filter(
    (answer) => !isSameAnswer(answer, keptOf.get(answer.wordId)),
  );
}

/** What answers to different words do, one after the other. */
export function applyAnswers(
  answers: readonly QuizAnswer[],
  { kept, later, known }: Past,
  { quizId, now }: Moment,
): AppliedAnswer<ResultRow>[] {
  const lastOrder = Math.max(0, ...kept.map(({ order }) => order));
  const correct = ({ verdict }: QuizAnswer) => isRightVerdict(verdict);
  return answers.map((answer, place) => {
    const former = kept.find(({ wordId }) => wordId === answer.wordId);
    const history = {
      known: known.get(answer.wordId) ?? unknownWord,
      former,
      later: former === undefined ? [] : answersAfter(former, later),
    };
    return applyAnswer(history, (before) => ({
      ...answer,
      quizId,
      before,
      correct: correct(answer),
      order: lastOrder + place + 1,
      answeredAt: now.toISOString(),
    }));
  });
}

/** Those to the same word that were given after one. */
export function answersAfter(taken: ResultRow, others: readonly ResultRow[]): ResultRow[] {
  return others.filter(
    ({ wordId, quizId, answeredAt }) =>
      wordId === taken.wordId &&
      quizId !== taken.quizId &&
      (answeredAt > taken.answeredAt || (answeredAt === taken.answeredAt && quizId > taken.quizId)),
  );
}

/** Whether it is the same to the learner: how long it took is of no account. */
const isSameAnswer = (answer: QuizAnswer, kept: ResultRow | undefined): boolean =>
  kept !== undefined &&
  kept.verdict === answer.verdict &&
  kept.answer === answer.answer &&
  kept.code === answer.code &&
  kept.isHinted === answer.isHinted &&
  kept.day === answer.day;
