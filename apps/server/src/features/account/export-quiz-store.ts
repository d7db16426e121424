import type { AccountExport } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { exportedWordFor, isoTime, listed } from './export-sql.ts';

export function exportQuizzes(
  database: Database,
  userId: string,
): Promise<AccountExport['quizzes']> {
  const result = sql`json_build_object(
    'word', ${exportedWordFor(userId, sql`quiz_result.word_id`)}, 'code', code,
    'verdict', verdict, 'isRight', is_right, 'answer', answer, 'milliseconds', milliseconds,
    'isHinted', is_hinted, 'day', day, 'answeredAt', ${isoTime(sql`answered_at`)}
  )`;
  const results = listed(result, {
    order: sql`place`,
    source: sql`from quiz_result where quiz_id = quiz.id`,
  });
  return selectRows(
    database,
    sql`select id, settings, ${isoTime(sql`created_at`)} as "createdAt",
          ${isoTime(sql`changed_at`)} as "changedAt", ${isoTime(sql`finished_at`)} as "finishedAt",
          ${results} as results
        from quiz where user_id = ${userId} order by id`,
  );
}

export function exportSuggestions(
  database: Database,
  userId: string,
): Promise<AccountExport['suggestions']> {
  return selectRows(
    database,
    sql`select id, ${exportedWordFor(userId, sql`answer_suggestion.word_id`)} as word,
          lang_code as "langCode", text, status, reason, ${isoTime(sql`created_at`)} as "createdAt"
        from answer_suggestion where user_id = ${userId} order by id`,
  );
}
