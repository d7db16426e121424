import { expect, it } from 'vitest';
import { readTableText } from './read-table-text.ts';

const verbs = [{ langCode: null }, { langCode: 'de' }];
const faultsOf = (text: string, columns: Parameters<typeof readTableText>[1] = verbs) =>
  readTableText(text, columns).faults;

it('reads labels and words under the names of their columns', () => {
  expect(readTableText('Person,  Präsens\n1,"bin; \u00a0werde"\n2,\n', verbs)).toEqual({
    names: ['Person', 'Präsens'],
    rows: [
      { line: 2, cells: [{ label: '1' }, { words: [{ text: 'bin' }, { text: 'werde' }] }] },
      { line: 3, cells: [{ label: '2' }, { words: [] }] },
    ],
    faults: [],
  });
});

it('takes the names of the columns that are there, in whatever case', () => {
  const there = [
    { langCode: null, name: 'Person' },
    { langCode: 'de', name: 'Präsens' },
  ];
  expect(faultsOf('person\tPRÄSENS\n1\tbin', there)).toEqual([]);
  for (const header of ['Präsens,Person', 'Person', 'Person,Präsens,Imperfekt']) {
    expect(faultsOf(`\n${header}`, there)).toMatchObject([{ line: 2 }]);
  }
});

it('names every line that is wrong, and what is wrong with it', () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) => `w${index}`).join(';');
  const text = [
    'Person,Präsens',
    '1',
    '2,bist,warst',
    `3,"${words(11)}"`,
    `4,"${words(10)}"`,
    `5,${'w'.repeat(121)}`,
    `${'l'.repeat(121)},sind`,
    '"7"x,y',
  ].join('\n');
  expect(faultsOf(text)).toEqual([
    { line: 2, issue: { code: 'minItems', minItems: 2 } },
    { line: 3, issue: { code: 'maxItems', maxItems: 2 } },
    { line: 4, issue: { code: 'maxItems', maxItems: 10 } },
    { line: 6, issue: { code: 'maxLength', maxLength: 120 } },
    { line: 7, issue: { code: 'maxLength', maxLength: 120 } },
    { line: 8, issue: { code: 'quotation' } },
  ]);
});

it('needs a name for each column', () => {
  expect(faultsOf('')).toEqual([{ line: 1, issue: { code: 'required' } }]);
  expect(faultsOf('Person,')).toEqual([{ line: 1, issue: { code: 'required' } }]);
  expect(faultsOf('Person')).toEqual([{ line: 1, issue: { code: 'minItems', minItems: 2 } }]);
  expect(faultsOf(`Person,${'n'.repeat(81)}`)).toMatchObject([{ issue: { code: 'maxLength' } }]);
});
