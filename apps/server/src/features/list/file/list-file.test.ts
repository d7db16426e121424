import { WordMode } from '@wordhoard/contract/enumeration';
import { splitSenses } from '@wordhoard/word-import';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLines } from './import-lines.ts';
import { type ExportedList, writeList } from './list-file.ts';

const list: ExportedList = {
  slug: 'en-cats',
  name: 'Cats',
  note: '',
  langCode: 'en',
  tranLangCode: 'ru',
  words: [
    { text: 'cat', mode: WordMode.Word, translations: ['кошка', 'кот'] },
    { text: '-like', mode: WordMode.Word, translations: [] },
  ],
};
const onlyWords = { ...list, tranLangCode: undefined };

it('writes CSV without formulas', () => {
  expect(writeList(list, 'csv')).toEqual({
    fileName: 'en-cats.csv',
    mediaType: 'text/csv; charset=utf-8',
    content: '\ufeffword,translation\r\ncat,"кошка; кот"\r\n\'-like,\r\n',
  });
  expect(writeList(onlyWords, 'csv').content).toBe("\ufeffcat\r\n'-like\r\n");
});

it('writes text for Anki', () => {
  expect(writeList(list, 'anki')).toEqual({
    fileName: 'en-cats.txt',
    mediaType: 'text/plain; charset=utf-8',
    content:
      '#separator:tab\n#html:false\n#columns:Word\tTranslation\ncat\t"кошка; кот"\n-like\t\n',
  });
  expect(writeList(onlyWords, 'anki').content).toContain('#columns:Word\ncat\n-like\n');
});

describe('the article, the plural and the reading of words', () => {
  const german: ExportedList = {
    ...list,
    words: [
      { text: 'Auge', mode: WordMode.Word, article: 'das', plural: 'Augen', translations: ['eye'] },
      { text: 'sehen', mode: WordMode.Word, translations: ['see', 'a; b'] },
    ],
  };

  it('are columns of CSV before the translations', () => {
    expect(writeList(german, 'csv').content).toBe(
      '\ufeffword,article,plural,translation\r\nAuge,das,Augen,eye\r\nsehen,,,"see; ""a; b"""\r\n',
    );
    const withoutTranslations = { ...german, tranLangCode: undefined };
    expect(writeList(withoutTranslations, 'csv').content).toBe(
      '\ufeffword,article,plural\r\nAuge,das,Augen\r\nsehen,,\r\n',
    );
  });

  it('are fields for Anki', () => {
    const words = [{ text: '猫', mode: WordMode.Word, reading: 'ねこ', translations: ['cat'] }];
    expect(writeList({ ...list, words }, 'anki').content).toContain(
      '#columns:Word\tReading\tTranslation\n猫\tねこ\tcat\n',
    );
  });

  it('are fields of JSON', () => {
    expect(JSON.parse(writeList(german, 'json').content).words).toEqual(german.words);
  });
});

describe('the modes of words', () => {
  const mixed: ExportedList = {
    ...list,
    words: [
      { text: 'cat', mode: WordMode.Word, translations: ['кошка'] },
      { text: 'buy a pig in a poke', mode: WordMode.Idiom, translations: [] },
      { text: 'a pet, such as a cat', mode: WordMode.Definition, translations: [] },
    ],
  };

  it('are a column after the word, unless all are words', () => {
    expect(writeList(mixed, 'csv').content).toBe(
      '\ufeffword,mode,translation\r\ncat,word,кошка\r\nbuy a pig in a poke,idiom,\r\n"a pet, such as a cat",definition,\r\n',
    );
    expect(writeList({ ...mixed, tranLangCode: undefined }, 'csv').content).toContain(
      'word,mode\r\ncat,word\r\n',
    );
    expect(writeList(mixed, 'anki').content).toContain('#columns:Word\tMode\tTranslation\n');
  });

  it('are codes in JSON', () => {
    expect(JSON.parse(writeList(mixed, 'json').content).words).toEqual(mixed.words);
  });
});

it('writes JSON', () => {
  const { fileName, mediaType, content } = writeList(list, 'json');
  expect({ fileName, mediaType }).toEqual({
    fileName: 'en-cats.json',
    mediaType: 'application/json',
  });
  const { slug, ...written } = list;
  expect(JSON.parse(content)).toEqual(written);
  expect(JSON.parse(writeList(onlyWords, 'json').content)).toMatchObject({ tranLangCode: null });
});

describe('a written list', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...'aя\'"=+-@,;/#\t :w'), minLength: 1, maxLength: 8 })
    .map((some) => some.trim().replace(/\s+/g, ' '))
    .filter((some) => some !== '');
  const words = fc.uniqueArray(
    fc.record({
      text: fc.oneof(text, fc.constantFrom('word', 'слово', '#separator:comma')),
      mode: fc.constantFrom(...Object.values(WordMode)),
      translations: fc.uniqueArray(fc.oneof(text, fc.constantFrom('перевод', 'km/h', 'a; b')), {
        maxLength: 4,
      }),
    }),
    { selector: (word) => word.text, minLength: 1 },
  );

  it.each(['csv', 'anki'] as const)('is the same when read from %s', (format) => {
    fc.assert(
      fc.property(words, fc.constantFrom('ru', undefined), (some, tranLangCode) => {
        const { content } = writeList({ ...list, tranLangCode, words: some }, format);
        const { lines, errors, commas } = readLines({ text: content });
        expect(errors).toEqual([]);
        expect(lines.map(({ text, mode = WordMode.Word }) => ({ text, mode }))).toEqual(
          some.map((word) => ({ text: word.text, mode: word.mode })),
        );
        if (tranLangCode === undefined) return;
        const read = lines.map(({ cells }) =>
          cells.flatMap((cell) => splitSenses(cell, { commas })),
        );
        expect(read).toEqual(some.map(({ translations }) => translations));
      }),
      { numRuns: 300 },
    );
  });
});
