import { routes, type Table, type TableRecord } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import type { TestApp } from './test-app.ts';

type Headers = Record<string, string>;

export const wordsOf = (...texts: string[]) => ({ words: texts.map((text) => ({ text })) });

const row = (person: string, ...forms: string[]) => [{ label: person }, wordsOf(...forms)];

/** A table as a learner sends it. */
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

/** A table like that, of a new learner if nobody is named. */
export async function createVerbTable(
  app: TestApp,
  overrides: object = {},
  headers?: Headers,
): Promise<{ owner: Headers; table: TableRecord }> {
  const owner = headers ?? (await app.headersOf());
  const table = await app.call(routes.table.create, { ...verbTable, ...overrides }, owner);
  return { owner, table };
}

/** What stands in the first cells of the rows, and how many cells they have. */
export const labelsOf = ({ rowFeed }: Pick<Table, 'rowFeed'>) =>
  rowFeed.data.map(({ cells }) => cells[0]?.label);

export const textsIn = (cell: { words: { text: string }[] } | undefined) =>
  cell?.words.map(({ text }) => text);
