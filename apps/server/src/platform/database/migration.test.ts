import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateFirstMigration, migrationFile } from '../../../scripts/migration.ts';

it('the migration creates the tables that the code defines: pnpm migration writes it', async () => {
  const { statements } = await generateFirstMigration();
  expect(readFileSync(migrationFile, 'utf8')).toBe(statements);
});
