import { describe, expect, it } from 'vitest';
import { parsePicturedConcepts, parseRegions, parseSpokenConcepts } from './concepts.ts';
import { contentLangCodes } from './content.ts';
import { parseGrammar } from './parse-grammar.ts';
import { parseTables } from './read-content.ts';

const header = (first: string) => [first, 'group', 'level', ...contentLangCodes].join('\t');
const words = contentLangCodes.map((langCode) => `${langCode}-word`).join('\t');
const lines = (...all: string[]) => `${all.join('\n')}\n`;

describe('a file of concepts', () => {
  it('returns the words of a row, the headword first', () => {
    const text = lines(header('picture'), `1f34e\tfruit\tA1\tapple | pome\t${words.slice(8)}`);
    const [apple] = parsePicturedConcepts('concepts.tsv', text);
    expect(apple).toMatchObject({
      picture: '1f34e',
      group: 'fruit',
      level: 'A1',
      speechPart: 'noun',
    });
    expect(apple?.words.en).toEqual(['apple', 'pome']);
    expect(apple?.words.ru).toEqual(['ru-word']);
  });

  it('reports a row with too few cells', () => {
    const text = lines(header('picture'), `1f34e\tfruit\t\t${words}`, '1f34f\tfruit\tapple');
    expect(() => parsePicturedConcepts('concepts.tsv', text)).toThrow(
      'concepts.tsv:3: 3 cells instead of 16',
    );
  });

  it('reports an invalid picture', () => {
    const text = lines(header('picture'), `apple\tfruit\tA1\t${words}`);
    expect(() => parsePicturedConcepts('concepts.tsv', text)).toThrow(
      'concepts.tsv:2: apple is not a picture',
    );
  });

  it('reports an invalid level', () => {
    const text = lines(header('picture'), `1f34e\tfruit\tA3\t${words}`);
    expect(() => parsePicturedConcepts('concepts.tsv', text)).toThrow(
      'concepts.tsv:2: A3 is not a level',
    );
  });

  it('reports an invalid part of speech', () => {
    const text = lines(header('speechPart'), `nuon\tfruit\tA1\t${words}`);
    expect(() => parseSpokenConcepts('words.tsv', text)).toThrow(
      'words.tsv:2: nuon is not a part of speech',
    );
  });

  it('requires its columns in order', () => {
    const text = lines(`group\tpicture\t${contentLangCodes.join('\t')}`);
    expect(() => parsePicturedConcepts('concepts.tsv', text)).toThrow('concepts.tsv:1');
  });
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
  const columns = 'word\tgender\tplural\treading\tromanisation\tstress\tipa\tfrequencyRank';

  it('returns what is written about each word', () => {
    const text = lines(
      columns,
      'Auge\tneuter\tAugen\t\t\t\tˈaʊ̯ɡə\t968',
      '猫\t\t\tねこ\tneko\t\t\t',
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

  it.each(['Auge\tneutral\t\t\t\t\t\t', 'Auge\t\t\t\t\t\t\toften'])('reports %j', (row) => {
    expect(() => parseGrammar('de.tsv', lines(columns, row), 'de')).toThrow('de.tsv:2');
  });
});
