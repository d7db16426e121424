import { Privacy } from '@wordhoard/contract/enumeration';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import type { FileWord } from '../../src/features/import/account/account-file.ts';
import type { AccountFile } from '../../src/features/import/account/account-worker.ts';

type FileTable = AccountFile['tables'][number];

export const time = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString();
export const text = fc.string({ unit: fc.constantFrom(...'aŝ漢"\\<;/,=\n '), maxLength: 12 });
export const name = text.map((some) => `n${some.replaceAll('\n', ' ')}n`);

const collected = {
  id: fc.constant('').map(() => newId()),
  slug: fc.constant('').map(() => `vortoj-${newId()}`),
  langCode: fc.constant('eo'),
  name,
  note: text.map((one) => one.trim()),
  privacy: fc.constant(Privacy.Private),
  createdAt: fc.integer({ max: 0, min: -90 }).map(time),
};

const buildColumns = (): FileTable['columns'] => [
  { id: newId(), name: 'Kazo', langCode: null },
  { id: newId(), name: 'Vorto', langCode: 'eo' },
];

/** Any lists and tables of words. */
export function anyCollections(words: readonly FileWord[]) {
  const some = fc.shuffledSubarray([...words]);
  const cell = some.map((ofCell) => ({
    label: null,
    words: ofCell.map((one) => ({ ...one, form: one.homograph === 1 ? null : `${one.text}j` })),
  }));
  const label = name.map((one) => ({ label: one, words: [] }));
  const row = fc.tuple(label, cell).map((cells): FileTable['rows'][number] => [...cells]);
  const columns = fc.constant('').map(buildColumns);
  const rows = fc.array(row, { maxLength: 3 });
  const table = fc
    .record({ ...collected, columns, rows })
    .map((one): FileTable => ({ ...one, rowIds: one.rows.map(() => newId()) }));
  return {
    lists: fc.array(fc.record({ ...collected, words: some }), { maxLength: 3 }),
    tables: fc.array(table, { maxLength: 2 }),
  };
}
