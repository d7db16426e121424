import type { QuizQuestionKey, ResolvedQuizSettings } from '@wordhoard/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/database/feed-page.ts';
import { type Page, selectPage } from '../../../platform/database/feed-page.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { publish } from '../../../platform/realtime/publish.ts';

export interface QuizRow {
  id: string;
  settings: ResolvedQuizSettings;
  pairs: QuizQuestionKey[];
  index: number;
  createdAt: string;
  changedAt: string;
  finishedAt: string | null;
}

type NewQuiz = Pick<QuizRow, 'id' | 'settings' | 'pairs'> & { userId: string };

const columns = sql`quiz.id, quiz.settings, quiz.pairs, quiz.pair_index as index,
  quiz.created_at as "createdAt", quiz.changed_at as "changedAt",
  quiz.finished_at as "finishedAt"`;

/** @returns whether it is new: its id may be that of a quiz which is here already */
export async function addQuiz(
  database: Database,
  { id, userId, settings, pairs }: NewQuiz,
  { startedAt, finishedAt }: { startedAt: Date; finishedAt: Date | null },
): Promise<boolean> {
  const rows = await selectRows(
    database,
    sql`insert into quiz
          (id, user_id, settings, pairs, pair_index, created_at, changed_at, finished_at)
        values (${id}, ${userId}, ${JSON.stringify(settings)}, ${JSON.stringify(pairs)}, 0,
          ${startedAt}, ${finishedAt ?? startedAt}, ${finishedAt})
        on conflict do nothing returning id`,
  );
  await publish(database, { userId, kind: 'quiz' });
  return rows.length > 0;
}

/** One of the learner's own; nobody else's is there for them. */
export async function findOwnQuiz(
  database: Database,
  userId: string,
  quizId: string,
): Promise<QuizRow> {
  const quiz = await selectQuiz(database, sql`id = ${quizId} and user_id = ${userId}`);
  if (quiz === undefined) throw new ApplicationError('NotFound');
  return quiz;
}

export const findCurrentQuiz = (database: Database, userId: string): Promise<QuizRow | undefined> =>
  selectQuiz(
    database,
    sql`user_id = ${userId} and finished_at is null order by changed_at desc, id desc limit 1`,
  );

/** Those in which something was answered, the latest first. */
export async function findQuizzes(
  database: Database,
  userId: string,
  request: PageRequest,
): Promise<Page<QuizRow>> {
  const { total, rows } = await selectPage<QuizRow>(
    database,
    {
      columns,
      source: sql`from quiz where user_id = ${userId}
        and exists (select from quiz_result where quiz_result.quiz_id = quiz.id)`,
      order: sql`quiz.changed_at desc, quiz.id desc`,
    },
    request,
  );
  return { total, rows: rows.map(withIsoTimes) };
}

/** Changes are never earlier than those before, whatever the clock of this server says. */
export async function changeQuiz(
  database: Database,
  { id, index, finishedAt }: Pick<QuizRow, 'id' | 'index'> & { finishedAt: string | null },
  now: Date,
): Promise<void> {
  const changed = await selectRow<{ userId: string }>(
    database,
    sql`update quiz set pair_index = ${index}, finished_at = ${finishedAt},
          changed_at = greatest(changed_at, ${now})
        where id = ${id} returning user_id as "userId"`,
  );
  if (changed !== undefined) await publish(database, { ...changed, kind: 'quiz' });
}

export async function deleteQuiz(database: Database, quizId: string): Promise<void> {
  const deleted = await selectRow<{ userId: string }>(
    database,
    sql`delete from quiz where id = ${quizId} returning user_id as "userId"`,
  );
  if (deleted !== undefined) await publish(database, { ...deleted, kind: 'quiz' });
}

async function selectQuiz(database: Database, condition: SQL): Promise<QuizRow | undefined> {
  const row = await selectRow<QuizRow>(
    database,
    sql`select ${columns} from quiz where ${condition}`,
  );
  return row && withIsoTimes(row);
}

const withIsoTimes = (row: QuizRow): QuizRow => ({
  ...row,
  createdAt: isoTime(row.createdAt),
  changedAt: isoTime(row.changedAt),
  finishedAt: row.finishedAt === null ? null : isoTime(row.finishedAt),
});

const isoTime = (time: string): string => new Date(time).toISOString();
