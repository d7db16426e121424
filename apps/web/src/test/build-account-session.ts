import type { QuizSession as AccountSession } from '@wordhoard/contract';
import type { QuizMaterial } from '../features/quiz/session/plan-quiz.ts';
import { listAnswers, type QuizSession } from '../features/quiz/session/quiz-session.ts';
import { toPlayedSession } from '../features/quiz/session/session-events.ts';

/** A session as the account sends it to another device. */
export function buildAccountSession(
  session: QuizSession,
  { pairs, pool }: QuizMaterial,
): AccountSession {
  const played = toPlayedSession(session);
  const rounds = [...session.finishedRounds, session.quiz];
  return {
    ...played,
    score: { correct: 0, answered: 0, total: 0, points: 0, seconds: 0, bestStreak: 0 },
    createdAt: '',
    changedAt: '',
    pairs: played.pairs.flatMap(({ wordId, rowId, columnId, ...planned }) =>
      pairs
        .filter(({ word, item }) => word.id === wordId && item.columnId === columnId)
        .filter(({ item }) => item.rowId === rowId)
        .map((pair) => ({ ...pair, ...planned })),
    ),
    pool,
    results: {},
    answers: rounds
      .flatMap((quiz) =>
        listAnswers({ ...session, finishedRounds: [], quiz }).map((result) => {
          const asked = quiz.pairs.find(({ word }) => word.id === result.wordId);
          const { kind: code = 'cards', item } = asked?.question ?? {};
          const place = { rowId: item?.rowId, columnId: item?.columnId };
          const wordId = item?.word.id ?? result.wordId;
          const flags = { isHinted: false, isOverridden: false, isEasy: false };
          return { ...result, ...place, wordId, code, ...flags };
        }),
      )
      .map((answer, index) => ({ ...answer, order: index + 1 })),
  };
}
