import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { word } from '../../schema/word.ts';
import { visibleTo } from '../word/visible.ts';

/** The account that is exported, and a snapshot of the database. */
export interface ExportSource {
  database: Database;
  userId: string;
}

/** A joined word. Its text is exported only if the learner sees the word. */
export const exportedWordFor = (userId: string) => ({
  id: word.id,
  langCode: word.langCode,
  mode: word.mode,
  homograph: word.homograph,
  text: sql<string | null>`case when ${visibleTo(userId)} then ${word.text} end`,
});
