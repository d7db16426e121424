import type { QuizResult, QuizScore, QuizSession, QuizSessionRecord } from '@wordhoard/contract';
import { toQuestionKey } from '@wordhoard/quiz-builder';
import { countBestStreak, countPoints, isRightVerdict } from '@wordhoard/quiz-engine';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isAmong } from '../../../platform/database/sql.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { review } from '../../../schema/review.ts';
import { isCounted } from '../../review/event-store.ts';
import { restoreQuiz } from './restore-session.ts';
import type { QuizSessionRow } from './store.ts';

/** A session with its answers so far and everything that is needed to continue it. */
export async function presentQuizSession(
  database: Database,
  session: QuizSessionRow,
  context: SignedInContext,
): Promise<QuizSession> {
  const [restored, answersOf] = await Promise.all([
    restoreQuiz(database, session, context),
    findAnswers(database, context.caller.id, [session.id]),
  ]);
  const answers = answersOf.get(session.id) ?? [];
  const results = chooseResults(answers);
  return {
    ...presentRecord(session, results),
    ...restored,
    conditions: session.conditions,
    answers,
    results: Object.fromEntries(results.map((result) => [result.wordId, result])),
  };
}

/** Sessions of the history. One query finds the answers of all. */
export async function presentRecords(
  database: Database,
  userId: string,
  sessions: readonly QuizSessionRow[],
) {
  const ids = sessions.map(({ id }) => id);
  const answersOf = await findAnswers(database, userId, ids);
  return sessions.map((session) =>
    presentRecord(session, chooseResults(answersOf.get(session.id) ?? [])),
  );
}

function presentRecord(
  { id, settings, pairs, createdAt, changedAt, finishedAt }: QuizSessionRow,
  results: readonly QuizResult[],
): QuizSessionRecord {
  return {
    id,
    settings,
    score: computeScore(results, new Set(pairs.map(toQuestionKey)).size),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

type ScoredAnswer = Pick<QuizResult, 'wordId' | 'correct' | 'isHinted' | 'order' | 'milliseconds'>;

export function computeScore(answers: readonly ScoredAnswer[], total: number): QuizScore {
  const results = Object.fromEntries(answers.map((result) => [result.order, result]));
  return {
    correct: answers.filter(({ correct }) => correct).length,
    answered: answers.length,
    total,
    points: addUp(answers.map(countPoints)),
    seconds: Math.round(addUp(answers.map(({ milliseconds }) => milliseconds)) / 1_000),
    bestStreak: countBestStreak({ results }),
  };
}

const addUp = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** The answers of sessions that are not undone, in order, by session. */
async function findAnswers(
  database: Database,
  userId: string,
  sessionIds: readonly string[],
): Promise<Map<string, QuizResult[]>> {
  const { id, wordId, reviewedAt, day, sessionId, code, verdict, answer, milliseconds } = review;
  const { isHinted, isOverridden, isEasy, rowId, columnId } = review;
  const fields = { id, wordId, reviewedAt, day, code, verdict, answer, milliseconds };
  const rows = await database
    .select({ ...fields, sessionId, rowId, columnId, isHinted, isOverridden, isEasy })
    .from(review)
    .where(and(eq(review.userId, userId), isAmong(sessionId, sessionIds), isCounted))
    .orderBy(reviewedAt, id);
  const answersOf = Map.groupBy(rows.flatMap(toAnswer), (answer) => answer.sessionId);
  return new Map([...answersOf].map(([session, answers]) => [session, answers.map(inOrder)]));
}

type Answer = Omit<QuizResult, 'order'> & { sessionId: string };

const inOrder = ({ sessionId: _, ...answer }: Answer, index: number): QuizResult => ({
  ...answer,
  order: index + 1,
});

type AnswerRow = Pick<
  typeof review.$inferSelect,
  Exclude<keyof Answer, 'answeredAt' | 'correct'> | 'reviewedAt'
>;

function toAnswer({ reviewedAt, rowId, columnId, ...row }: AnswerRow): Answer[] {
  const { verdict } = row;
  if (verdict === null || !isComplete(row)) return [];
  const cell = { ...(rowId && { rowId }), ...(columnId && { columnId }) };
  const answeredAt = reviewedAt.toISOString();
  return [{ ...row, ...cell, answeredAt, correct: isRightVerdict(verdict) }];
}

/** Whether an event of a session has everything that an answer has. */
function isComplete<Row extends object>(
  row: Row,
): row is Row & { [Name in keyof Row]: NonNullable<Row[Name]> } {
  return Object.values(row).every((value) => value !== null);
}

/** Chooses the answers that count, in order: of each word or cell the first wrong one, or else the latest. */
function chooseResults(answers: readonly QuizResult[]): QuizResult[] {
  const counted = [...Map.groupBy(answers, toQuestionKey).values()].flatMap(
    (ofQuestion) => ofQuestion.find(({ correct }) => !correct) ?? ofQuestion.at(-1) ?? [],
  );
  return answers.filter((answer) => counted.includes(answer));
}
