import { type ContentLoad, loadStarterContent } from './features/starter-content/load-content.ts';
import { restoreSearchIndex } from './features/word/search-index.ts';
import type { Database } from './platform/database/database.ts';

/** What a migrated database still needs before a server or a command uses it. */
export async function prepareDatabase(database: Database, content?: ContentLoad): Promise<void> {
  await restoreSearchIndex(database);
  await loadStarterContent(database, content);
}
