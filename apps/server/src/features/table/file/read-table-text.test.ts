import { normalizeText } from '@wordhoard/contract/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinWords, readTableText, splitWords } from './read-table-text.ts';

describe('readTableText', () => {
  const verbs = [{ langCode: null }, { langCode: 'de' }];
  const faultsOf = (text: string, columns: Parameters<typeof readTableText>[1] = verbs) =>
    readTableText(text, columns).errors;

  it('returns columns, labels and words', () => {
    expect(readTableText('Person,  Präsens\n1,"bin; \u00a0werde"\n2,\n', verbs)).toEqual({
      names: ['Person', 'Präsens'],
      rows: [
        { line: 2, cells: [{ label: '1' }, { words: [{ text: 'bin' }, { text: 'werde' }] }] },
        { line: 3, cells: [{ label: '2' }, { words: [] }] },
      ],
      errors: [],
    });
  });

  it('requires the names of the existing columns, in any case', () => {
    const existing = [
      { langCode: null, name: 'Person' },
      { langCode: 'de', name: 'Präsens' },
    ];
    expect(faultsOf('person\tPRÄSENS\n1\tbin', existing)).toEqual([]);
    for (const header of ['Präsens,Person', 'Person', 'Person,Präsens,Imperfekt']) {
      expect(faultsOf(`\n${header}`, existing)).toMatchObject([{ line: 2 }]);
    }
  });

  it('reports every invalid line', () => {
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

  it('requires a name for each column', () => {
    expect(faultsOf('')).toEqual([{ line: 1, issue: { code: 'required' } }]);
    expect(faultsOf('Person,')).toEqual([{ line: 1, issue: { code: 'required' } }]);
    expect(faultsOf('Person')).toEqual([{ line: 1, issue: { code: 'minItems', minItems: 2 } }]);
    expect(faultsOf(`Person,${'n'.repeat(81)}`)).toMatchObject([{ issue: { code: 'maxLength' } }]);
  });
});

describe('the words of a cell', () => {
  it.each([
    ['went', ['went']],
    ['was; were', ['was', 'were']],
    ['was;were;', ['was', 'were']],
    ['got / gotten', ['got', 'gotten']],
    ['he/she', ['he/she']],
    [' ', []],
    ['and so on\\; etc.', ['and so on; etc.']],
    ['C:\\words', ['C:\\words']],
    ['הוא; היא', ['הוא', 'היא']],
  ])('in %s are %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it('are the same after joining and splitting', () => {
    const word = fc
      .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'a\\;/ \t') }))
      .map(normalizeText)
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(splitWords(joinWords(words))).toEqual(words);
      }),
      { numRuns: 2_000 },
    );
  });
});
