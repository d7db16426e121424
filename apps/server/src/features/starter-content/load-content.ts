import { eq, getTableName, sql } from 'drizzle-orm';
import type { CopyRows } from '../../platform/database/copy-rows.ts';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { withoutIndexes } from '../../platform/database/insert-rows.ts';
import { loadedContent } from '../../schema/content.ts';
import { restoreSearchIndex } from '../word/search-index.ts';
import type { Content } from './content.ts';
import { mergeContent } from './merge-content.ts';
import type { ContentPlan } from './plan.ts';
import {
  contentTables,
  keepContent,
  openPreparedContent,
  type PreparedContent,
  prepareContent,
  preparedContentFolder,
  readKept,
} from './prepared-content.ts';
import { digestContent, readContent } from './read-content.ts';

/** Where the content comes from. */
export interface ContentSource {
  digest: () => string;
  read: () => Promise<{ content: Content; plan: (content: Content) => ContentPlan }>;
  /** The rows of a new database, if a build has prepared them. */
  openPrepared?: (digest: string) => PreparedContent | undefined;
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
export async function prepareDatabase(
  database: Database,
  copyRows: CopyRows,
  content?: ContentLoad,
): Promise<void> {
  await restoreSearchIndex(database);
  await loadStarterContent(database, copyRows, content);
}

const contentName = 'starter';

/**
 * Loads the starter content into a new database, or merges what is new into a database with another version of it.
 * Either happens in one transaction.
 */
export async function loadStarterContent(
  database: Database,
  copyRows: CopyRows,
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
  const isNew = await database.transaction(async (transaction) => {
    const [former] = await transaction.select().from(loadedContent).where(isStarter);
    const isNew = former === undefined && (await isEmpty(transaction));
    const kept = isNew
      ? await fill(transaction, copyRows, await openContent(source, digest))
      : await merge(transaction, source, former?.content);
    const loaded = { digest, content: kept };
    await transaction
      .insert(loadedContent)
      .values({ name: contentName, ...loaded })
      .onConflictDoUpdate({ target: loadedContent.name, set: loaded });
    return isNew;
  });
  // Index-only scans need the visibility map, which only a vacuum updates. Copied rows are in it already.
  if (!isNew) await database.execute(sql`vacuum`);
}

const tables = Object.values(contentTables);

/** Whether filling the tables removes nothing. */
async function isEmpty(database: Database): Promise<boolean> {
  const rows = sql.join(
    tables.map((table) => sql`(select from ${table} limit 1)`),
    sql` union all `,
  );
  return (await selectRow(database, rows)) === undefined;
}

async function openContent(
  { openPrepared, read }: ContentSource,
  digest: string,
): Promise<PreparedContent> {
  const prepared = openPrepared?.(digest);
  if (prepared !== undefined) return prepared;
  const { content, plan } = await read();
  return prepareContent(content, plan(content));
}

/**
 * Fills the tables, and collects their statistics, which the embedded database does not do by itself.
 *
 * @returns what the database keeps of the content
 */
async function fill(
  database: Database,
  copyRows: CopyRows,
  { copies, kept }: PreparedContent,
): Promise<Buffer> {
  const names = sql.join(tables, sql`, `);
  await withoutIndexes(database, tables.map(getTableName), async () => {
    // Rows can be copied as frozen only into tables that the same transaction has emptied.
    await database.execute(sql`truncate ${names}`);
    for (const [target, text] of copies) await copyRows(target, text);
  });
  await database.execute(sql`analyze ${names}`);
  return kept;
}

/** @returns what the database keeps of the content */
async function merge(database: Database, { read }: ContentSource, former: Buffer | undefined) {
  const { content, plan } = await read();
  await mergeContent(database, plan(content), plan(former ? readKept(former) : emptyContent));
  await database.execute(sql`analyze`);
  return keepContent(content);
}

/** What the starter content was in a database without any. */
const emptyContent: Content = {
  concepts: [],
  groups: [],
  units: [],
  tables: [],
  grammar: [],
  forms: [],
};
