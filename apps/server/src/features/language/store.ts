import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { language } from '../../schema/word.ts';

export type LanguageRow = typeof language.$inferSelect;

/** The languages of the catalogue that have words. */
export async function findLanguages(database: Database): Promise<LanguageRow[]> {
  const rows = await database
    .select()
    .from(language)
    .where(gt(language.wordCount, 0))
    .orderBy(language.code);
  return rows.filter(({ code }) => isLangCode(code));
}

/** A language of the catalogue, with or without words. */
export async function findLanguage(database: Database, code: string) {
  if (!isLangCode(code)) return undefined;
  const [row] = await database.select().from(language).where(eq(language.code, code));
  return row ?? { code, wordCount: 0 };
}
