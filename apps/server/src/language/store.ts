import { sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../database/database.ts';

export interface LanguageRow {
  code: string;
  wordCount: number;
}

const columns = sql`code, word_count as "wordCount"`;

export function findLanguages(database: Database): Promise<LanguageRow[]> {
  return selectRows(
    database,
    sql`select ${columns} from language where word_count > 0 order by code`,
  );
}

export function findLanguage(database: Database, code: string): Promise<LanguageRow | undefined> {
  return selectRow(
    database,
    sql`select ${columns} from language where word_count > 0 and code = ${code}`,
  );
}
