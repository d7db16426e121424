import { describe, expect, it } from 'vitest';
import { splitHomograph } from '../word/numbered-text.ts';
import { parseConcepts, parseRegions } from './concepts.ts';
import { type ContentLangCode, contentLangCodes } from './content.ts';
import {
  findTaught,
  parseForms,
  parseGrammar,
  parseTables,
  withExamples,
  withSenses,
} from './read-content.ts';

const columns = ['speechPart', 'level', 'picture', 'sense', ...contentLangCodes];
const header = columns.join('\t');
const words = contentLangCodes.map((langCode) => `${langCode}-word`).join('\t');
const lines = (...all: string[]) => `${all.join('\n')}\n`;
const parse = (text: string) => parseConcepts('fruit.tsv', text, 'fruit');

describe('a file of concepts', () => {
  it('returns the words of a row, the headword first', () => {
    const row = `noun\tA1\t1f34e\t\tapple | pome\t${words.slice(8)}`;
    const [apple] = parse(lines(header, row));
    expect(apple).toMatchObject({
      picture: '1f34e',
      group: 'fruit',
      level: 'A1',
      speechPart: 'noun',
    });
    expect(apple?.words.en).toEqual(['apple', 'pome']);
    expect(apple?.words.ru).toEqual(['ru-word']);
  });

  it('returns a picture that goes with a word without telling it', () => {
    const [always] = parse(lines(header, `adverb\tA1\t~1f4af\t\t${words}`));
    expect(always).toMatchObject({ picture: '1f4af', isDecorative: true });
  });

  it.each([
    ['too few cells', 'noun\tA1\tapple', 'fruit.tsv:3: 3 cells instead of 17'],
    ['an invalid picture', `noun\tA1\tapple\t\t${words}`, /^fruit\.tsv:3: .*picture/s],
    ['an invalid level', `noun\tA3\t\t\t${words}`, /^fruit\.tsv:3: .*level/s],
    ['a missing level', `noun\t\t\t\t${words}`, /^fruit\.tsv:3: .*level/s],
    ['an invalid part of speech', `nuon\tA1\t\t\t${words}`, /^fruit\.tsv:3: .*speechPart/s],
  ])('reports %s', (_, row, message) => {
    expect(() => parse(lines(header, `noun\tA1\t\t\t${words}`, row))).toThrow(message);
  });

  it('requires its columns in order', () => {
    expect(() => parse(lines(`level\tspeechPart\t${contentLangCodes.join('\t')}`))).toThrow(
      'fruit.tsv:1',
    );
  });
});

it.each([
  ['sein', { text: 'sein', homograph: 1 }],
  ['sein²', { text: 'sein', homograph: 2 }],
  ['ظهر³', { text: 'ظهر', homograph: 3 }],
])('reads the number of the homograph in %s', (name, word) => {
  expect(splitHomograph(name)).toEqual(word);
});

describe('a file of examples', () => {
  const concepts = parse(lines(header, `noun\tA1\t\t\t${words}`));
  const exampleColumns = ['speechPart', 'word', 'sense', ...contentLangCodes].join('\t');
  const readExample = (word: string, sentences: Partial<Record<ContentLangCode, string>>) => {
    const cells = contentLangCodes.map((langCode) => sentences[langCode] ?? '');
    const row = ['noun', word, '', ...cells].join('\t');
    return withExamples('fruit.tsv', lines(exampleColumns, row), concepts)[0]?.example;
  };

  it('has the word of a concept in braces', () => {
    const sentences = { en: 'Three {words}.', de: 'Ich {rufe} dich {an}.' };
    expect(readExample('en-word', sentences)).toEqual({
      en: { text: 'Three words.', form: 'words' },
      de: { text: 'Ich rufe dich an.' },
    });
  });

  it.each([
    ['an unknown concept', 'pear', 'Three {pears}.', 'fruit.tsv:2: noun pear  is not'],
    ['a sentence without a marked word', 'en-word', 'Three.', 'no word is marked'],
    ['a brace without its other', 'en-word', 'Three {words} or {more.', 'no word is marked'],
  ])('reports %s', (_, word, en, message) => {
    expect(() => readExample(word, { en })).toThrow(message);
  });
});

it('finds the concepts of a unit in their order, and refuses an unknown one', () => {
  const row = `noun\tA1\t\t\t${words}`;
  const [pear, plum] = parse(
    lines(header, row.replace('en-word', 'pear'), row.replace('en-word', 'plum')),
  );
  const find = (...rows: string[]) =>
    findTaught(
      'course/shop.tsv',
      lines('list\tspeechPart\tword\tsense', ...rows),
      [pear, plum].flatMap((one) => one ?? []),
    );
  expect(find('fruit\tnoun\tplum\t', 'fruit\tnoun\tpear\t')).toEqual([plum, pear]);
  expect(() => find('fruit\tnoun\tplum\t', 'fruit\tnoun\tkiwi\t')).toThrow(
    'course/shop.tsv:3: fruit noun kiwi  is not a concept',
  );
});

it('refuses a sense of an unknown concept', () => {
  const concepts = parse(lines(header, `noun\tA1\t\t\t${words}`));
  const read = (word: string) =>
    withSenses(
      'senses.tsv',
      lines('speechPart\tword\tsense\tru', `noun\t${word}\t\tв саду`),
      concepts,
    );
  expect(read('en-word')[0]?.senses).toEqual({ ru: 'в саду' });
  expect(() => read('pear')).toThrow('senses.tsv:2: noun pear  is not a concept');
});

it('uses names of countries from Intl by default', () => {
  const cells = contentLangCodes.map((langCode) => (langCode === 'fr' ? 'la France' : ''));
  const text = lines(`code\t${contentLangCodes.join('\t')}`, `FR\t${cells.join('\t')}`);
  const [france] = parseRegions('regions.tsv', text);
  expect(france).toMatchObject({ group: 'countries', picture: '1f1eb-1f1f7' });
  expect(france?.words).toMatchObject({ fr: ['la France'], ru: ['Франция'], de: ['Frankreich'] });
});

describe('a file of tables', () => {
  const column = (langCode: string | null) => ({ name: { en: 'Word', ru: 'Слово' }, langCode });
  const table = (rows: unknown[]) =>
    JSON.stringify(
      [
        {
          slug: 'some-table',
          langCode: 'en',
          name: { en: 'Some', ru: 'Что-то' },
          note: { en: 'Note', ru: 'Заметка' },
          columns: [column(null), column('en')],
          rows,
        },
      ],
      null,
      2,
    );
  const label = { en: 'one', ru: 'один' };

  it('returns rows of labels and words', () => {
    const [parsed] = parseTables('tables.json', table([[label, ['one', 'an']]]));
    expect(parsed?.rows).toEqual([[label, ['one', 'an']]]);
  });

  it('reports a row with too few cells', () => {
    expect(() => parseTables('tables.json', table([[label, ['one']], [label]]))).toThrow(
      'tables.json:3: row 2 of some-table has 1 cells',
    );
  });

  it('reports words in a column without language', () => {
    expect(() => parseTables('tables.json', table([[['one'], ['one']]]))).toThrow(
      'row 1 of some-table: words need a language',
    );
  });
});

describe('a file of grammar', () => {
  const columns =
    'word\tgender\tarticle\tplural\treading\tromanisation\tstress\tipa\tfrequencyRank';

  it('returns what is written about each word', () => {
    const text = lines(
      columns,
      'Auge\tneuter\t\tAugen\t\t\t\tˈaʊ̯ɡə\t968',
      '猫\t\t\t\tねこ\tneko\t\t\t',
    );
    expect(parseGrammar('de.tsv', text, 'de')).toEqual([
      {
        langCode: 'de',
        text: 'Auge',
        grammar: { gender: 'neuter', plural: 'Augen', ipa: 'ˈaʊ̯ɡə', frequencyRank: 968 },
      },
      { langCode: 'de', text: '猫', grammar: { reading: 'ねこ', romanisation: 'neko' } },
    ]);
  });

  it.each(['Auge\tneutral\t\t\t\t\t\t\t', 'Auge\t\t\t\t\t\t\t\toften'])('reports %j', (row) => {
    expect(() => parseGrammar('de.tsv', lines(columns, row), 'de')).toThrow('de.tsv:2');
  });
});

it('reads the forms of words', () => {
  const rows = lines('word\tkind\tforms', 'gehen\tirregular\tging|gegangen', 'gehen\tother\tgeh');
  expect(() => parseForms('de.tsv', rows, 'de')).toThrow(/^de\.tsv:3: .*kind/s);
  expect(parseForms('de.tsv', rows.replace('other', 'inflected'), 'de')).toEqual([
    { langCode: 'de', text: 'gehen', kind: 'irregular', forms: ['ging', 'gegangen'] },
    { langCode: 'de', text: 'gehen', kind: 'inflected', forms: ['geh'] },
  ]);
});
