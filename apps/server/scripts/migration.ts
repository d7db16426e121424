import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { partitionedNames } from '../src/schema/partitions.ts';

const schema = new URL('../src/schema/', import.meta.url);
const migrations = new URL('../migrations/', import.meta.url);

export const migrationFile = new URL('0000_initial.sql', migrations);
export const snapshotFile = new URL('meta/0000_snapshot.json', migrations);
export const journalFile = new URL('meta/_journal.json', migrations);

/** The statements that create an empty database, and the description of its tables for drizzle-kit. */
export interface Migration {
  statements: string;
  snapshot: DrizzleSnapshotJSON;
}

/** Generates the migration from the tables that the code defines, with the triggers written by hand. */
export async function generateFirstMigration(): Promise<Migration> {
  const files = globSync('*.ts', { cwd: fileURLToPath(schema) }).sort();
  const modules = await Promise.all(files.map((file) => import(new URL(file, schema).href)));
  const tablesByName = modules.flatMap(Object.entries).sort(([a], [b]) => (a < b ? -1 : 1));
  const snapshot = generateDrizzleJson(Object.fromEntries(tablesByName));
  const created = await generateMigration(generateDrizzleJson({}), snapshot);
  const statements = [
    'CREATE EXTENSION IF NOT EXISTS pg_trgm;',
    ...created.map((statement) => partition(statement.trimEnd())),
    readFileSync(new URL('triggers.sql', schema), 'utf8'),
  ];
  return { statements: statements.join('\n--> statement-breakpoint\n'), snapshot };
}

/** drizzle-kit knows no partitions. */
function partition(statement: string): string {
  const isPartitioned = partitionedNames.some((name) =>
    statement.startsWith(`CREATE TABLE "${name}" (`),
  );
  return isPartitioned ? statement.replace(/;$/, ' PARTITION BY HASH ("user_id");') : statement;
}
