import { validate as isId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { quizSession } from '../../../schema/quiz.ts';
import { countedTime } from '../../review/received-events.ts';
import type { AccountFile } from './account-worker.ts';
import type { AccountImport } from './import-account.ts';

const quizzesAtOnce = 500;

/** Adds quizzes that the learner does not have. */
export async function addQuizzes(
  transaction: Database,
  { quizzes }: AccountFile,
  { run, made, idOf }: AccountImport,
): Promise<void> {
  const userId = run.caller.id;
  const toTime = (time: string) => countedTime(new Date(time), run.now);
  const rows = quizzes.map(({ settings, pairs, conditions, ...quiz }) => ({
    ...{ id: quiz.id, userId, ...moveIds({ settings, pairs, conditions }, idOf) },
    createdAt: toTime(quiz.createdAt),
    changedAt: toTime(quiz.changedAt),
    finishedAt: quiz.finishedAt === null ? null : toTime(quiz.finishedAt),
  }));
  for (let start = 0; start < rows.length; start += quizzesAtOnce) {
    const added = await transaction
      .insert(quizSession)
      .values(rows.slice(start, start + quizzesAtOnce))
      .onConflictDoNothing()
      .returning({ id: quizSession.id });
    made.push(...added.map(({ id }) => ({ kind: 'quiz' as const, id })));
  }
}

/** Replaces the ids and addresses of the file by those of this site. A quiz whose source is missing here asks its words, or is left out. */
const moveIds = <Part extends object>(part: Part, idOf: AccountImport['idOf']): Part =>
  JSON.parse(JSON.stringify(part), (key, value) =>
    key === 'slug' || isId(value) ? (idOf.get(value) ?? value) : value,
  );
