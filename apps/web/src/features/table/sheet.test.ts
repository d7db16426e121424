import { expect, it } from 'vitest';
import {
  applyEdit,
  createUnsavedCell,
  findCellIssue,
  formatCell,
  parseCell,
  type Sheet,
  type SheetEdit,
} from './sheet.ts';

const columns = [
  { id: 'a', name: 'Infinitive', langCode: 'en' },
  { id: 'b', name: 'Note', langCode: null },
];
const createRow = (id: string, texts: readonly string[]) => ({
  id,
  cells: texts.map((text, index) =>
    createUnsavedCell(text, columns[index]?.langCode ?? null, undefined),
  ),
});
const sheet: Sheet = { columns, rows: [createRow('1', ['see', 'x']), createRow('2', ['be', 'y'])] };
const summarize = ({ columns, rows }: Sheet) => [
  columns.map(({ name }) => name).join(' '),
  ...rows.map(({ cells }) => cells.map(formatCell).join(' ')),
];

it.each<[SheetEdit, string[]]>([
  [
    { kind: 'set cell', row: '2', column: 'a', text: 'was;were' },
    ['Infinitive Note', 'see x', 'was; were y'],
  ],
  [
    { kind: 'add row', id: '3', index: 1, texts: ['go', 'z'] },
    ['Infinitive Note', 'see x', 'go z', 'be y'],
  ],
  [{ kind: 'move row', id: '2', index: 0 }, ['Infinitive Note', 'be y', 'see x']],
  [{ kind: 'delete row', id: '1' }, ['Infinitive Note', 'be y']],
  [
    { kind: 'add column', id: 'c', index: 1, name: 'Past', langCode: 'en' },
    ['Infinitive Past Note', 'see  x', 'be  y'],
  ],
  [{ kind: 'rename column', id: 'b', name: 'Remark' }, ['Infinitive Remark', 'see x', 'be y']],
  [{ kind: 'move column', id: 'b', index: 0 }, ['Note Infinitive', 'x see', 'y be']],
  [{ kind: 'delete column', id: 'a' }, ['Note', 'x', 'y']],
])('applies %j to a table', (edit, rows) => {
  expect(summarize(applyEdit(sheet, edit))).toEqual(rows);
});

it('shows a row or column once after it is saved', () => {
  const row: SheetEdit = { kind: 'add row', id: '3', index: 0, texts: [] };
  expect(applyEdit(applyEdit(sheet, row), row).rows).toHaveLength(3);
  const column: SheetEdit = { kind: 'add column', id: 'c', index: 0, name: 'N', langCode: null };
  expect(applyEdit(applyEdit(sheet, column), column).columns).toHaveLength(3);
});

it('sends unchanged words by id', () => {
  const before = {
    label: null,
    words: [
      { id: 'w', text: 'was', langCode: 'en', mode: 1 as const, homograph: 1, grammar: null },
    ],
  };
  expect(parseCell('was; were / was', 'en', before)).toEqual({
    words: [{ id: 'w' }, { text: 'were' }],
  });
  expect(parseCell('1st; 2nd', null, undefined)).toEqual({ label: '1st; 2nd' });
});

it('reports why a text is invalid in a cell', () => {
  const many = Array.from({ length: 11 }, (_, index) => index).join(';');
  expect(findCellIssue(many, 'en')).toEqual({ code: 'maxItems', maxItems: 10 });
  expect(findCellIssue('a'.repeat(121), null)).toEqual({ code: 'maxLength', maxLength: 120 });
  expect(findCellIssue(many, null)).toBeUndefined();
});
