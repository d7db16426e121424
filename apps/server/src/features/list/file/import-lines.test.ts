import { WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { describe, expect, it } from 'vitest';
import { readLines } from './import-lines.ts';

const wordsOf = (text: string) => readLines({ text }).lines.map((line) => line.text);

describe('readLines', () => {
  it('returns words with their translations', () => {
    expect(readLines({ text: 'cat\n  black   dog \tсобака\t\n' })).toMatchObject({
      lines: [
        { line: 1, text: 'cat', cells: [] },
        { line: 2, text: 'black dog', cells: ['собака'] },
      ],
      errors: [],
    });
  });

  it.each(['Word,Translation', 'слово\tперевод\tперевод', 'term;definition'])(
    'skips the header %s',
    (header) => {
      const delimiter = /[,;\t]/.exec(header)?.[0] ?? '';
      expect(wordsOf(`${header}\ncat${delimiter}кошка`)).toEqual(['cat']);
    },
  );

  it.each([
    'word,article,plural,reading,translation\nAuge,das,Augen,,eye,a sight',
    '#separator:comma\n#columns:Word,Article,Plural,Reading,Translation\nAuge,das,Augen,,eye,a sight',
    'слово,чтение,артикль,перевод,перевод\nAuge,,das,eye,a sight',
  ])('takes no column of %j for a translation that is none', (text) => {
    expect(readLines({ text }).lines).toMatchObject([
      { text: 'Auge', cells: ['eye', 'a sight'], entry: { article: 'das' } },
    ]);
  });

  it.each([
    'word,mode,translation\nmeet halfway,Idiom,eye,a sight',
    '#separator:comma\n#columns:Word,Article,Mode,Translation\nmeet halfway,,idiom,eye,a sight',
    'слово,перевод,вид,перевод\nmeet halfway,eye,idiom,a sight',
  ])('reads the mode of a word from a column of %j', (text) => {
    expect(readLines({ text }).lines).toMatchObject([
      {
        text: 'meet halfway',
        mode: WordMode.Idiom,
        cells: ['eye', 'a sight'],
      },
    ]);
  });

  it('leaves the mode open without the column or with an empty cell, and reports unknown modes', () => {
    const { lines, errors } = readLines({ text: 'word,mode\ncat,\ndog,poem\nfox,word' });
    expect(lines.map(({ mode }) => mode)).toEqual([undefined, undefined, WordMode.Word]);
    const options = ['word', 'definition', 'idiom'];
    expect(errors).toEqual([{ line: 3, issue: { code: 'option', options } }]);
    expect(readLines({ text: 'cat,idiom' }).lines).toMatchObject([
      { line: 1, text: 'cat', cells: ['idiom'] },
    ]);
  });

  it('does not mistake words for a header', () => {
    expect(wordsOf('word\ntranslation')).toEqual(['word', 'translation']);
    expect(wordsOf('word,слово\nterm,термин')).toEqual(['word', 'term']);
    expect(wordsOf('#separator:tab\nword\tперевод')).toEqual(['word']);
  });

  it('reads as the reader has chosen', () => {
    const text = 'spoon+Löffel, Kelle/fork+Gabel';
    const reading = { cells: '+', rows: '/', swap: true, commas: false };
    expect(readLines({ text, reading })).toMatchObject({
      lines: [
        { text: 'Löffel, Kelle', cells: ['spoon'] },
        { text: 'Gabel', cells: ['fork'] },
      ],
      commas: false,
    });
    const named = readLines({ text: 'x,y\na,b', reading: { isNamed: true } });
    expect(named.lines).toMatchObject([{ text: 'a', cells: ['b'] }]);
  });

  it('says which lines have only pictures', () => {
    const text = 'cat\tкошка\n<img src="a.png">\t[sound:a.mp3]';
    expect(readLines({ text })).toMatchObject({
      lines: [{ text: 'cat' }],
      errors: [{ line: 2, issue: { code: 'required' } }],
    });
  });

  it('requires a line', () => {
    expect(readLines({ text: ' \n\n' })).toMatchObject({
      lines: [],
      errors: [{ line: 1, issue: { code: 'required' } }],
    });
  });

  it('accepts as many lines as a list has words', () => {
    const lines = 'cat\n'.repeat(limits.listMaxWords);
    expect(wordsOf(lines)).toHaveLength(limits.listMaxWords);
    const refusal = expect.objectContaining({ code: 'ListMaxWordsExceeded' });
    expect(() => readLines({ text: `${lines}dog` })).toThrow(refusal);
    const parts = [1, 2].map((part) => readLines({ text: `${lines}dog\n"a"b`, part }));
    expect(parts.map((one) => one.lines.length)).toEqual([limits.listMaxWords, 1]);
    expect(parts.map((one) => one.errors.length)).toEqual([0, 1]);
  });
});

describe('a text that would take long to read', () => {
  it.each([
    ['a line of many tabs', 'a\t'.repeat(120_000)],
    ['a line of many semicolons', 'a;'.repeat(120_000)],
    ['a line without end', 'a - '.repeat(60_000)],
  ])('is refused before it is parsed: %s', (_, text) => {
    const issue = { code: 'maxItems', maxItems: 10 };
    expect(readLines({ text: `Hund\tdog\n${text}\nKatze\tcat` })).toMatchObject({
      lines: [
        { line: 1, text: 'Hund', cells: ['dog'] },
        { line: 3, text: 'Katze', cells: ['cat'] },
      ],
      errors: [{ line: 2, issue }],
    });
  });

  it('is refused after as many words as a list may have', () => {
    expect(() => readLines({ text: '"Hund",dog\n'.repeat(20_000) })).toThrow(
      'ListMaxWordsExceeded',
    );
  });
});

it('refuses more words than can be imported before the first thousand is', () => {
  const text = (count: number) => 'a\n'.repeat(count);
  expect(readLines({ text: text(50_000), part: 50 }).lines).toHaveLength(1_000);
  const refused = expect.objectContaining({ code: 'ImportMaxWordsExceeded' });
  expect(() => readLines({ text: text(50_001), part: 1 })).toThrow(refused);
});
