import { routes, type Table, type TableRecord } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import type { TestApp } from './test-app.ts';

type Headers = Record<string, string>;

export const buildCell = (...texts: string[]) => ({ words: texts.map((text) => ({ text })) });

const row = (label: string, ...forms: string[]) => [{ label }, buildCell(...forms)];

/** A request that creates a table. */
export const verbTable = {
  name: 'Verboj',
  langCode: 'eo',
  privacy: Privacy.Public,
  columns: [
    { name: 'Persono', langCode: null },
    { name: 'As-formo', langCode: 'eo' },
  ],
  rows: [row('mi', 'estas'), row('vi', 'estas', 'iĝas'), row('li')],
};

/** Creates the table, by default for a new learner. */
export async function createVerbTable(
  app: TestApp,
  overrides: object = {},
  headers?: Headers,
): Promise<{ owner: Headers; table: TableRecord }> {
  const owner = headers ?? (await app.headersOf());
  const table = await app.call(routes.table.create, { ...verbTable, ...overrides }, owner);
  return { owner, table };
}

/** The labels in the first cells of the rows. */
export const labelsOf = ({ rowFeed }: Pick<Table, 'rowFeed'>) =>
  rowFeed.data.map(({ cells }) => cells[0]?.label);

interface WordCell {
  words: readonly { text: string; form?: string | undefined }[];
}

export const textsIn = (cell: WordCell | undefined) =>
  cell?.words.map(({ text, form = text }) => form);
