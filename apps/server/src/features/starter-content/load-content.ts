import { eq, getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { insertRows, withoutIndexes } from '../../platform/database/insert-rows.ts';
import { courseUnit, list, listWord, wordTable } from '../../schema/collection.ts';
import { loadedContent } from '../../schema/content.ts';
import { image, wordImage } from '../../schema/image.ts';
import { tableCell, tableCellWord, tableColumn, tableRow } from '../../schema/table.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { language, word, wordContribution, wordForm } from '../../schema/word.ts';
import { restoreSearchIndex } from '../word/search-index.ts';
import type { Content } from './content.ts';
import { mergeContent } from './merge-content.ts';
import type { ContentPlan } from './plan.ts';
import { digestContent, readContent } from './read-content.ts';

const name = 'starter';

/** Where the content comes from. */
export interface ContentSource {
  digest: () => string;
  read: () => Promise<{ content: Content; plan: (content: Content) => ContentPlan }>;
}

export interface ContentLoad {
  /** By default, the files of the starter content. */
  source?: ContentSource | undefined;
  /** Called if there is something to load. */
  onLoad?: () => void;
}

/** Reads the content only when it has changed, because that takes a while. */
const contentFiles: ContentSource = {
  digest: digestContent,
  async read() {
    const { planStarterContent } = await import('./plan.ts');
    return { content: readContent(), plan: planStarterContent };
  },
};

/** What a migrated database still needs before a server or a command uses it. */
export async function prepareDatabase(database: Database, content?: ContentLoad): Promise<void> {
  await restoreSearchIndex(database);
  await loadStarterContent(database, content);
}

/**
 * Loads the starter content into a new database, or merges what is new into a database with another version of it.
 * Either happens in one transaction.
 */
export async function loadStarterContent(
  database: Database,
  { source = contentFiles, onLoad }: ContentLoad = {},
): Promise<void> {
  const digest = source.digest();
  const isStarter = eq(loadedContent.name, name);
  const [loaded] = await database
    .select({ digest: loadedContent.digest })
    .from(loadedContent)
    .where(isStarter);
  if (loaded?.digest === digest) return;
  onLoad?.();
  const { content, plan } = await source.read();
  await database.transaction(async (transaction) => {
    const [former] = await transaction.select().from(loadedContent).where(isStarter);
    if (former === undefined) {
      await withoutIndexes(transaction, largeTables.map(getTableName), () =>
        insertContent(transaction, plan(content)),
      );
    } else {
      // A former version may have had no course.
      const { units = [], ...rest } = former.content as Omit<Content, 'units'> & Partial<Content>;
      await mergeContent(transaction, plan(content), plan({ ...rest, units }));
    }
    // Nobody edits the forms, so a merge needs no former ones.
    const kept = { digest, content: { ...content, forms: [] } };
    await transaction
      .insert(loadedContent)
      .values({ name, ...kept })
      .onConflictDoUpdate({ target: loadedContent.name, set: kept });
    // The embedded database does not collect statistics by itself.
    await transaction.execute(sql`analyze`);
  });
  // Index-only scans need the visibility map, which only a vacuum updates.
  await database.execute(sql`vacuum`);
}

/** Inserts referenced rows first. */
async function insertContent(database: Database, rows: ContentPlan): Promise<void> {
  await insertRows(database, language, rows.language);
  await insertRows(database, word, rows.word);
  await insertRows(database, wordForm, rows.wordForm);
  await insertRows(database, wordContribution, rows.wordContribution);
  await insertRows(database, translation, rows.translation);
  await insertRows(database, image, rows.image);
  await insertRows(database, wordImage, rows.wordImage);
  await insertRows(database, tag, rows.tag);
  await insertRows(database, tagWord, rows.tagWord);
  await insertRows(database, list, rows.list);
  await insertRows(database, listWord, rows.listWord);
  await insertRows(database, courseUnit, rows.courseUnit);
  await insertRows(database, wordTable, rows.wordTable);
  await insertRows(database, tableColumn, rows.tableColumn);
  await insertRows(database, tableRow, rows.tableRow);
  await insertRows(database, tableCell, rows.tableCell);
  await insertRows(database, tableCellWord, rows.tableCellWord);
}

/** The largest tables of the content. */
const largeTables = [word, wordForm, wordContribution, translation, wordImage, tagWord, listWord];
