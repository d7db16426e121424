import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database/database.ts';
import type { WordRow } from '../word/store.ts';
import { visibleTo, wordColumns } from '../word/visible.ts';
import { bounds } from './bounds.ts';

/** Words whose latest answer was wrong, the latest first. Only the latest quizzes are looked through. */
export function findMissedWords(
  database: Database,
  userId: string,
  langCode: string,
): Promise<WordRow[]> {
  return selectRows(
    database,
    sql`select ${wordColumns}
        from (
          select distinct on (quiz_result.word_id) quiz_result.word_id, quiz_result.is_right,
            quiz_result.answered_at
          from (
            select id from quiz where user_id = ${userId}
            order by changed_at desc limit ${bounds.latestQuizzes}
          ) as latest
          join quiz_result on quiz_result.quiz_id = latest.id
          order by quiz_result.word_id, quiz_result.answered_at desc
        ) as answer
        join word on word.id = answer.word_id
        where not answer.is_right and word.lang_code = ${langCode} and ${visibleTo(userId)}
        order by answer.answered_at desc, word.id limit ${bounds.candidates}`,
  );
}
