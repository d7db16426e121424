import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';

export interface LanguageRow {
  code: string;
  wordCount: number;
}

const columns = sql`code, word_count as "wordCount"`;

/** The languages of the catalogue that have words. */
export async function findLanguages(database: Database): Promise<LanguageRow[]> {
  const rows = await selectRows<LanguageRow>(
    database,
    sql`select ${columns} from language where word_count > 0 order by code`,
  );
  return rows.filter(({ code }) => isLangCode(code));
}

/** A language of the catalogue, with or without words. */
export async function findLanguage(
  database: Database,
  code: string,
): Promise<LanguageRow | undefined> {
  if (!isLangCode(code)) return undefined;
  const row = await selectRow<LanguageRow>(
    database,
    sql`select ${columns} from language where code = ${code}`,
  );
  return row ?? { code, wordCount: 0 };
}
