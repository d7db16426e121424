import { limits } from '@wordhoard/contract/limits';
import { expect, it } from 'vitest';
import { readLines } from './import-lines.ts';

const wordsOf = (text: string) => readLines(text).lines.map((line) => line.text);

it('are words, alone or with translations behind them', () => {
  expect(readLines('cat\n  black   dog \tсобака\t\n')).toEqual({
    lines: [
      { line: 1, text: 'cat', cells: [] },
      { line: 2, text: 'black dog', cells: ['собака'] },
    ],
    faults: [],
  });
});

it.each(['Word,Translation', 'слово\tперевод\tперевод', 'term;definition'])(
  'may begin with the names of columns: %s',
  (header) => {
    const delimiter = /[,;\t]/.exec(header)?.[0] ?? '';
    expect(wordsOf(`${header}\ncat${delimiter}кошка`)).toEqual(['cat']);
  },
);

it('may hold words that are names of columns', () => {
  expect(wordsOf('word\ntranslation')).toEqual(['word', 'translation']);
  expect(wordsOf('word,слово\nterm,термин')).toEqual(['word', 'term']);
  expect(wordsOf('#separator:tab\nword\tперевод')).toEqual(['word']);
});

it('must be there', () => {
  expect(readLines(' \n\n')).toEqual({
    lines: [],
    faults: [{ line: 1, issue: { code: 'required' } }],
  });
});

it('are no more than a list holds', () => {
  const lines = 'cat\n'.repeat(limits.listMaxWords);
  expect(wordsOf(lines)).toHaveLength(limits.listMaxWords);
  const refusal = expect.objectContaining({ code: 'ListMaxWordsExceeded' });
  expect(() => readLines(`${lines}dog`)).toThrow(refusal);
});
