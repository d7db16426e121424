import { readFileSync, writeFileSync } from 'node:fs';
import { generateFirstMigration, journalFile, migrationFile, snapshotFile } from './migration.ts';

const { statements, snapshot } = await generateFirstMigration();
if (statements !== readFileSync(migrationFile, 'utf8')) {
  const entry = { idx: 0, version: '7', when: Date.now(), tag: '0000_initial', breakpoints: true };
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] };
  writeFileSync(migrationFile, statements);
  writeFileSync(snapshotFile, `${JSON.stringify(snapshot, null, 2)}\n`);
  writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`);
}
