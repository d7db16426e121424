import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { expect, it, onTestFinished } from 'vitest';
import { chunkRows } from '../../platform/database/insert-rows.ts';
import { tag } from '../../schema/tag.ts';
import { openPreparedContent, writePreparedContent } from './prepared-content.ts';

const rows = Array.from({ length: 12_000 }, (_, index) => ({
  id: `01a22d4b-f35a-7000-8600-${`${index}`.padStart(12, '0')}`,
  code: `"größe" \\ ${index}`,
  wordCount: index,
  status: EntryStatus.Approved,
}));
const chunks = [...chunkRows(tag, rows)];

function write(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writePreparedContent(folder, 'spring', chunks);
  return folder;
}

it('reads the rows of the content that it was made of, in their order', () => {
  const folder = write();
  expect(chunks).toHaveLength(3);
  expect([...(openPreparedContent(folder, 'spring') ?? [])]).toEqual(chunks);
  expect(openPreparedContent(folder, 'summer')).toBeUndefined();
});

it('does not read what an interrupted build has left', () => {
  const folder = write();
  rmSync(join(folder, readdirSync(folder).at(-1) ?? ''));
  expect(openPreparedContent(folder, 'spring')).toBeUndefined();
  expect(openPreparedContent(join(folder, 'missing'), 'spring')).toBeUndefined();
});
