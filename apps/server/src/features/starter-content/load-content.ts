import { eq, getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { insertChunk, type RowChunk, withoutIndexes } from '../../platform/database/insert-rows.ts';
import { listWord } from '../../schema/collection.ts';
import { loadedContent } from '../../schema/content.ts';
import { wordImage } from '../../schema/image.ts';
import { tableCell, tableCellWord } from '../../schema/table.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { word, wordContribution, wordForm } from '../../schema/word.ts';
import { restoreSearchIndex } from '../word/search-index.ts';
import type { Content } from './content.ts';
import { mergeContent } from './merge-content.ts';
import type { ContentPlan } from './plan.ts';
import {
  chunkContent,
  contentName,
  openPreparedContent,
  preparedContentFolder,
  toKeptContent,
} from './prepared-content.ts';
import { digestContent, readContent } from './read-content.ts';

/** Where the content comes from. */
export interface ContentSource {
  digest: () => string;
  read: () => Promise<{ content: Content; plan: (content: Content) => ContentPlan }>;
  /** The rows of a new database, if a build has prepared them. */
  openPrepared?: (digest: string) => Iterable<RowChunk> | undefined;
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
  openPrepared: (digest) => openPreparedContent(preparedContentFolder, digest),
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
  const isStarter = eq(loadedContent.name, contentName);
  const [loaded] = await database
    .select({ digest: loadedContent.digest })
    .from(loadedContent)
    .where(isStarter);
  if (loaded?.digest === digest) return;
  onLoad?.();
  await database.transaction(async (transaction) => {
    const [former] = await transaction.select().from(loadedContent).where(isStarter);
    if (former === undefined) {
      await withoutIndexes(transaction, largeTables.map(getTableName), async () => {
        for (const chunk of await openChunks(source, digest)) await insertChunk(transaction, chunk);
      });
    } else {
      const { content, plan } = await source.read();
      // A former version may have had no course.
      const { units = [], ...rest } = former.content as Omit<Content, 'units'> & Partial<Content>;
      await mergeContent(transaction, plan(content), plan({ ...rest, units }));
      await transaction
        .update(loadedContent)
        .set({ digest, content: toKeptContent(content) })
        .where(isStarter);
    }
    // The embedded database does not collect statistics by itself.
    await transaction.execute(sql`analyze`);
  });
  // Index-only scans need the visibility map, which only a vacuum updates.
  await database.execute(sql`vacuum`);
}

async function openChunks(
  { openPrepared, read }: ContentSource,
  digest: string,
): Promise<Iterable<RowChunk>> {
  const prepared = openPrepared?.(digest);
  if (prepared !== undefined) return prepared;
  const { content, plan } = await read();
  return chunkContent(digest, content, plan(content));
}

/** The largest tables of the content. */
const largeTables = [
  word,
  wordForm,
  wordContribution,
  translation,
  wordImage,
  tagWord,
  listWord,
  tableCell,
  tableCellWord,
];
