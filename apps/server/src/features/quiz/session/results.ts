import type { QuizResult } from '@wordhoard/contract';
import { isRightVerdict } from '@wordhoard/quiz-engine';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isAmong } from '../../../platform/database/sql.ts';
import { review } from '../../../schema/review.ts';
import { isCounted } from '../../review/event-store.ts';

/** The answers of sessions that are not undone, in order, by session. */
export async function findAnswers(
  database: Database,
  userId: string,
  sessionIds: readonly string[],
): Promise<Map<string, QuizResult[]>> {
  const { id, wordId, reviewedAt, day, sessionId, code, verdict, answer, milliseconds } = review;
  const { isHinted, isOverridden, isEasy } = review;
  const fields = { id, wordId, reviewedAt, day, code, verdict, answer, milliseconds };
  const rows = await database
    .select({ ...fields, sessionId, isHinted, isOverridden, isEasy })
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

function toAnswer({ reviewedAt, ...row }: AnswerRow): Answer[] {
  const { verdict } = row;
  if (verdict === null || !isComplete(row)) return [];
  return [{ ...row, answeredAt: reviewedAt.toISOString(), correct: isRightVerdict(verdict) }];
}

/** Whether an event of a session has everything that an answer has. */
function isComplete<Row extends object>(
  row: Row,
): row is Row & { [Name in keyof Row]: NonNullable<Row[Name]> } {
  return Object.values(row).every((value) => value !== null);
}

/** Chooses the answers that count, in order: of each word the first wrong one, or else the latest. */
export function chooseResults(answers: readonly QuizResult[]): QuizResult[] {
  const counted = [...Map.groupBy(answers, ({ wordId }) => wordId).values()].flatMap(
    (ofWord) => ofWord.find(({ correct }) => !correct) ?? ofWord.at(-1) ?? [],
  );
  return answers.filter((answer) => counted.includes(answer));
}
