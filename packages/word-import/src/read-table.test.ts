import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccountExport } from './account-export.ts';
import { readEntries } from './read-entries.ts';
import { type ReadingChoices, readTable } from './read-table.ts';
import { maxCells } from './records.ts';

const listCells = (text: string, choices?: ReadingChoices) =>
  readTable(text, choices).rows.map(({ cells }) => cells);
const listRoles = (text: string, choices?: ReadingChoices) =>
  readTable(text, choices).columns.map(({ role }) => role);

const pears = [
  ['cat', 'кошка'],
  ['dog', 'собака'],
];

describe('cells', () => {
  it.each([
    ['commas', 'cat,кошка\ndog,собака'],
    ['semicolons', 'cat;кошка\r\ndog;собака\r\n'],
    ['tabs', 'cat\tкошка\rdog\tсобака'],
    ['pipes', 'cat | кошка\ndog | собака'],
    ['colons', 'cat: кошка\ndog: собака'],
    ['double colons', 'cat :: кошка\ndog :: собака'],
    ['dashes', 'cat – кошка\ndog - собака'],
    ['equals signs', 'cat = кошка\r\ndog = собака'],
    ['full-width commas', 'cat，кошка\ndog，собака'],
    ['full-width semicolons', 'cat；кошка\ndog；собака'],
    ['quotes and a byte order mark', '\ufeff"cat" , "кошка"\n\n  \ndog,собака'],
    ['a line that names the separator', 'sep=;\r\ncat;кошка\r\ndog;собака'],
    ['a quoted line that names the separator', '"sep=,"\r\ncat,кошка\r\ndog,собака'],
  ])('[T1] are separated by %s', (_, text) => {
    expect(readTable(text)).toMatchObject({
      rows: pears.map((cells) => ({ cells })),
      unread: [],
    });
  });

  it('[T2] are split at what comes first in most lines', () => {
    expect(listCells('cat,кошка;кот\ndog,собака')).toEqual([['cat', 'кошка;кот'], pears[1]]);
    expect(listCells('cat;кошка, кот\n"a,b,c";d\ncow')).toEqual([
      ['cat', 'кошка, кот'],
      ['a,b,c', 'd'],
      ['cow'],
    ]);
    expect(listCells('a, b\tc; d')).toEqual([['a, b', 'c; d']]);
    expect(listCells('早,morning\n早上好，安娜,hello')).toEqual([
      ['早', 'morning'],
      ['早上好，安娜', 'hello'],
    ]);
    expect(listCells('pear,груша – плод\nfig,инжир')[0]).toEqual(['pear', 'груша – плод']);
  });

  const words = ['das Haus, ¨-er', 'der Hund, -e', 'gehen, ging, gegangen', 'alto, -a'];
  const meanings = ['house', 'dog, hound', 'to go', 'high'];
  it.each([' - ', ' – ', ' = ', ': ', ' | ', ';', ' :: ', '|', ':', '=', '\t', '；', '：'])(
    '[T2] have commas where every line has %j',
    (separator) => {
      const lines = words.map((word, index) => `${word}${separator}${meanings[index]}`);
      expect(listCells(lines.join('\n'))).toEqual(
        words.map((word, index) => [word, meanings[index]]),
      );
    },
  );

  it.each([
    ['das Haus, ¨-er – house', ['das Haus, ¨-er', 'house']],
    ['Ja, bitte;yes, please;polite\nalto, -a;high;adj', ['Ja, bitte', 'yes, please', 'polite']],
    ['die Frau,-en;woman\nder Hund,-e;dog', ['die Frau,-en', 'woman']],
    ['1,5 Liter;1.5 litres\n2,5 Liter;2.5 litres', ['1,5 Liter', '1.5 litres']],
    ['你好，世界 - hello, world', ['你好，世界', 'hello, world']],
    ['نعم، من فضلك – yes, please', ['نعم، من فضلك', 'yes, please']],
    ['cat,кошка;кот\ndog,собака;пёс', ['cat', 'кошка;кот']],
    ['cat, кошка; кот\nhouse, дом; здание; жильё\ncow, корова', ['cat', 'кошка; кот']],
    ['pear,груша – плод\nfig,инжир – плод', ['pear', 'груша – плод']],
    ['кот، cat\nпёс، dog', ['кот', 'cat']],
    ['كلب؛ dog\nقط؛ cat, tomcat', ['كلب', 'dog']],
  ])('[T2] have commas, or are separated by them: %j', (text, cells) => {
    expect(listCells(text)[0]).toEqual(cells);
  });

  it('[T3] are not split at a colon in a time or an address', () => {
    expect(
      listCells('um 10:30 Uhr: at 10:30\nDas Wort: http://example.org:8080\nhttps://a.org: x'),
    ).toEqual([
      ['um 10:30 Uhr', 'at 10:30'],
      ['Das Wort', 'http://example.org:8080'],
      ['https://a.org', 'x'],
    ]);
  });

  it('[T3] are split once at a dash or colon, which most lines must have', () => {
    expect(listCells('pear - груша - плод\nfig')).toEqual([['pear', 'груша - плод'], ['fig']]);
    expect(listCells('well-known\nyear-on-year')).toEqual([['well-known'], ['year-on-year']]);
    expect(listCells('"pear - fruit"\n"fig - tree"')).toEqual([['pear - fruit'], ['fig - tree']]);
  });

  it.each([
    ['1. Haus - house\n2. Baum - tree', ['Haus', 'Baum']],
    ['7) Haus, house\n8) Baum, tree', ['Haus', 'Baum']],
    ['• Haus: house\n• Baum: tree', ['Haus', 'Baum']],
    ['- Haus\n- Baum', ['Haus', 'Baum']],
    ['1. Haus - house\n1. Baum - tree', ['1. Haus', '1. Baum']],
    [
      'Tiere\n1. Hund - dog\n2. Katze - cat\nPflanzen\n1. Baum - tree\n2. Gras - grass',
      ['Tiere', 'Hund', 'Katze', 'Pflanzen', 'Baum', 'Gras'],
    ],
    ['1. Haus - house\n3) Baum - tree\nHund - dog', ['Haus', 'Baum', 'Hund']],
    ['1. Haus - house\nBaum - tree', ['1. Haus', 'Baum']],
    ['- Haus - house', ['- Haus']],
    ['2. Liga - second league', ['2. Liga']],
  ])('[T23] are without the marks of a list: %j', (text, words) => {
    expect(readTable(text).rows.map(({ cells: [word] }) => word)).toEqual(words);
  });

  it('[T23] leave out a column of numbers, but no numbers to learn', () => {
    const listRoles = (text: string) => readTable(text).columns.map(({ role }) => role);
    expect(listRoles('1\tHaus\thouse\n2\tBaum\ttree')).toEqual(['skip', 'word', 'translation']);
    const headed = 'Tiere\n1\tHund\tdog\n2\tKatze\tcat\nPflanzen\n1\tBaum\ttree\n2\tGras\tgrass';
    expect(listRoles(headed)).toEqual(['skip', 'word', 'translation']);
    expect(listRoles('1\teins\n2\tzwei')).toEqual(['word', 'translation']);
  });

  it('[T26] are those of the pronunciation before translations', () => {
    expect(listCells('cat – [kæt] – кошка\ndog - /dɒɡ/ - собака - пёс\nrun - бежать')).toEqual([
      ['cat', '[kæt]', 'кошка'],
      ['dog', '/dɒɡ/', 'собака - пёс'],
      ['run', '', 'бежать'],
    ]);
    expect(listCells('cat\t[kæt] кошка\ndog\t[dɒɡ] собака')[1]).toEqual(['dog', '[dɒɡ]', 'собака']);
    expect(listCells('cat\t[old] кошка')).toEqual([['cat', '[old] кошка']]);
    expect(listCells('cat – [old] – кошка\ndog - собака\nrun - бежать')[0]).toEqual([
      'cat',
      '[old] – кошка',
    ]);
  });

  it('[T27] are no parts of sentences', () => {
    const sentences = ['Ich gehe nach Hause, weil ich müde bin.', 'Der Hund bellt laut.'];
    expect(listCells(sentences.join('\n'))).toEqual(sentences.map((one) => [one]));
    expect(listCells('Good morning, добрый день.\nHow are you, как дела?')[1]).toHaveLength(2);
  });

  it('[T22] are split in each line where lines are written differently', () => {
    const lines = [
      'Apfel\tapple',
      'der Hund - dog',
      'das Haus; house',
      'laufen = to run',
      'schnell: fast, quick',
    ];
    expect(listCells(lines.join('\n'))).toEqual([
      ['Apfel', 'apple'],
      ['der Hund', 'dog'],
      ['das Haus', 'house'],
      ['laufen', 'to run'],
      ['schnell', 'fast, quick'],
    ]);
    expect(listCells('Ja\tyes\nJa, bitte\n"Ja; gern"')).toEqual([
      ['Ja', 'yes'],
      ['Ja, bitte'],
      ['Ja; gern'],
    ]);
  });

  it('[T4] contain quotation marks except at the beginning', () => {
    expect(listCells('24" disk,a "b" c\n"say ""hi""",x')).toEqual([
      ['24" disk', 'a "b" c'],
      ['say "hi"', 'x'],
    ]);
    expect(listCells('"Ja" – yes\n"Nein" – no')).toEqual([
      ['"Ja"', 'yes'],
      ['"Nein"', 'no'],
    ]);
  });

  it('[T5] are separated as the reader says', () => {
    expect(listCells('a+b/c+d', { cells: '+', rows: '/' })).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(listCells('a,b\tc', { cells: ',' })).toEqual([['a', 'b\tc']]);
  });

  it.each([
    ['Gurke,cucumber;Möhre,carrot;Zwiebel,onion;', ',', ';'],
    ['Gurke :: cucumber ||| Möhre :: carrot', '::', '|||'],
    ['Gurke - cucumber;;Möhre - carrot', '-', ';;'],
    ['Gurke=cucumber;Möhre=carrot', '=', ';'],
  ])('[T6] and rows may stand in one line: %s', (text, cells, rows) => {
    const table = readTable(text);
    expect(table.separators).toEqual({ cells, rows });
    expect(table.rows.slice(0, 2)).toEqual([
      { line: 1, lines: 1, cells: ['Gurke', 'cucumber'] },
      { line: 2, lines: 1, cells: ['Möhre', 'carrot'] },
    ]);
    expect(listCells('cat,кошка;кот')).toEqual([['cat', 'кошка;кот']]);
  });
});

describe('lines', () => {
  it('[T7] are counted from 1', () => {
    expect(readTable('\n"a\r\nb",c\r\n\r\nd\re').rows).toEqual([
      { line: 2, lines: 2, cells: ['a\nb', 'c'] },
      { line: 5, lines: 1, cells: ['d'] },
      { line: 6, lines: 1, cells: ['e'] },
    ]);
  });

  it('[T8] with a wrong quotation mark are not read', () => {
    const { rows, unread } = readTable('a,b\n"c"d,e\n\nf\n\n"g,h\ni\n"j"k');
    expect(unread).toEqual([
      { line: 2, lines: 1, code: 'quotation', text: '"c"d,e' },
      { line: 6, lines: 1, code: 'quotation', text: '"g,h' },
      { line: 8, lines: 1, code: 'quotation', text: '"j"k' },
    ]);
    expect(rows.map(({ line }) => line)).toEqual([1, 4, 7]);
  });

  it('[T9] with too many cells are not read', () => {
    const { rows, unread } = readTable(`a,b\n${','.repeat(maxCells)}\nc,d`);
    expect(rows.map(({ line }) => line)).toEqual([1, 3]);
    expect(unread).toMatchObject([{ line: 2, code: 'cells' }]);
  });

  it.each([
    ['"Hallo", sagte er\t"Hello", he said', ['"Hallo", sagte er', '"Hello", he said']],
    ['Hund\t"dog" (animal)', ['Hund', '"dog" (animal)']],
    ['"Hund" ist\tdog', ['"Hund" ist', 'dog']],
    ['"Hund" (m.);"dog"; "a b"', ['"Hund" (m.)', 'dog', 'a b']],
    ['"Ja" | yes\n"Ja", sagt er | yes', ['Ja', 'yes']],
    ['"Hund\tdog', ['"Hund', 'dog']],
  ])('[T4] contain quotation marks where text follows them: %j', (text, cells) => {
    expect(readTable(text)).toMatchObject({
      rows: [
        { cells },
        ...listCells(text)
          .slice(1)
          .map(() => ({})),
      ],
      unread: [],
    });
  });

  it.each([
    ['Hund dog\nlaufen  to run', { cells: ' ' }, ['Hund', 'dog'], ['laufen', 'to run']],
    ['der Hund  dog\nlaufen   to run', { cells: '  ' }, ['der Hund', 'dog'], ['laufen', 'to run']],
    ['Hund-dog\nE-Mail - email', { cells: '-' }, ['Hund', 'dog'], ['E-Mail', 'email']],
    ['Hund–dog\nE-Mail–email', { cells: '-' }, ['Hund', 'dog'], ['E-Mail', 'email']],
    [
      'Hund\tdog\nhound\n\n \nKatze\tcat',
      { rows: '\n\n' },
      ['Hund', 'dog\nhound'],
      ['Katze', 'cat'],
    ],
  ])('[T5] are separated by spaces, dashes and empty lines: %j', (text, chosen, ...rows) => {
    expect(listCells(text, chosen)).toEqual(rows);
  });

  it('[T7] are counted in lines between empty lines', () => {
    const { rows, unread } = readTable('a\tb\nc\n\n\nd\te', { rows: '\n\n' });
    expect(rows.map(({ line, lines }) => [line, lines])).toEqual([
      [1, 2],
      [5, 1],
    ]);
    expect(unread).toEqual([]);
  });

  it('[T5] are not separated by nothing', () => {
    expect(() => readTable('a,b', { cells: '' })).toThrow(RangeError);
    expect(() => readTable('a,b', { rows: '' })).toThrow(RangeError);
  });

  it.each([
    ['Gurke\tcucumber\n- green\n\nMöhre\tcarrot\n- orange', 'items of a list', 'cucumber\n- green'],
    ['Haus\thouse\nDas Haus ist groß.\nBaum\ttree', 'sentences', 'house\nDas Haus ist groß.'],
    ['Haus\thouse\na building\n\nBaum\ttree', 'those of a block', 'house\na building'],
  ])('[T10] without a separator belong to the row above: %s', (text, _, cell) => {
    const { rows, joined } = readTable(text);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.cells[1]).toBe(cell);
    expect(joined).toBeGreaterThan(0);
    expect(listCells('cat\tкошка\ndog\n\ncow')).toHaveLength(3);
  });
});

describe('a file of Anki', () => {
  const text = [
    '#separator:Semicolon',
    '#html:true',
    '#tags:school',
    '#notetype column:1',
    '#deck column:2',
    '#tags column:5',
    'Basic;German;<b>Gurke</b>[sound:g.mp3];"cucumber&nbsp;";food unit1',
  ].join('\n');

  it('[T11] is read as its header says', () => {
    const table = readTable(text);
    expect(table).toMatchObject({ format: 'anki', media: 1, headerLines: [1, 2, 3, 4, 5, 6] });
    expect(listRoles(text)).toEqual(['skip', 'skip', 'word', 'translation', 'tag']);
    expect(readEntries(table)).toEqual([
      {
        line: 7,
        text: 'Gurke',
        written: 'Gurke',
        meanings: ['cucumber'],
        tags: ['school', 'food', 'unit1'],
        notes: [],
      },
    ]);
  });

  it.each([
    ['#separator:comma,,\n#columns:Front,Back,Tags\n#tags column:3,,\nGurke,cucumber,food'],
    ['#separator:Tab\n#columns:Front\tBack\tTags\nGurke\tcucumber\tfood'],
    ['#separator:|\n#columns:Back|Front|Tags\ncucumber|Gurke|food'],
    ['#tags column:3\nGurke,cucumber,food'],
    ['#separator:Space\n#tags column:3\n"Gurke" "cucumber" food'],
    ['#separator:Colon\n#columns:Front:Back:Tags\nGurke:"cucumber":food'],
  ])('[T11] has its columns: %j', (file) => {
    expect(readEntries(readTable(file))).toMatchObject([
      { text: 'Gurke', meanings: ['cucumber'], tags: ['food'] },
    ]);
  });

  it('[T11] has quoted cells with its separator', () => {
    expect(listCells('#separator:Space\n"der Hund" "the dog"')).toEqual([['der Hund', 'the dog']]);
    expect(listCells('#separator:Colon\n"um 10:30":"at 10:30":x')[0]).toEqual([
      'um 10:30',
      'at 10:30',
      'x',
    ]);
  });

  it('[T12] has notes in the columns that nothing tells about', () => {
    const file = '#separator:tab\n#columns:Front\tBack\tSource\nGurke\tcucumber\tbook 2';
    expect(readEntries(readTable(file))[0]?.notes).toEqual(['book 2']);
    const further = '#separator:tab\n#columns:Word\tTranslation\nGurke\t\tcucumber';
    expect(readEntries(readTable(further))[0]?.meanings).toEqual(['cucumber']);
    expect(listCells('#hash;d')).toEqual([['#hash', 'd']]);
  });
});

describe('other formats', () => {
  it('[T13] Markdown tables have the columns of their header', () => {
    const text = '# Food\n\n| English | Deutsch |\n| --- | :--: |\n| a \\| b | Gurke |\n| x |';
    const table = readTable(text, { languages: ['de', 'en'] });
    expect(table).toMatchObject({ format: 'markdown', headerLines: [3, 4] });
    expect(table.columns.map(({ role }) => role)).toEqual(['translation', 'word']);
    expect(table.rows.map(({ cells }) => cells)).toEqual([['a | b', 'Gurke'], ['x']]);
    expect(table.unread).toEqual([{ line: 1, lines: 1, code: 'outside', text: '# Food' }]);
  });

  it.each([
    ['with short rules', '| Wort | Word |\n|-|-|\n| Hund | dog |\n| Haus | house |', [1, 2]],
    ['without outer pipes', 'Wort | Word\n--|:-:\nHund | dog\nHaus | house', [1, 2]],
    ['without a rule', '| Hund | dog |\n| Haus | house |', []],
    ['without a rule, but with names', '|German|English|\n|Hund|dog|\n\n|Haus|house|', [1]],
    [
      'of Org',
      '|------+-----|\n| Wort | Word |\n|------+-----|\n| Hund | dog |\n|------+-----|\n| Haus | house |',
      [1, 2, 3, 5],
    ],
    ['of Org without names', '| Hund | dog |\n| Haus | house |\n|---+---|', [3]],
    [
      'one after another',
      '|A|B|\n|--|--|\n|Hund|dog|\n\n|C|D|\n|--|--|\n|Haus|house|',
      [1, 2, 5, 6],
    ],
    [
      'with marks',
      '|A|B|\n|--|--|\n|**Hund**|[dog](http://example.org/a_b)|\n|`Haus`|**_house_**|',
      [1, 2],
    ],
    [
      'with other marks',
      '|A|B|\n|--|--|\n|***Hund***|__dog__|\n|![Haus](a.png)|~~house~~|',
      [1, 2],
    ],
  ])('[T13] tables of Markdown are read: %s', (_, text, headerLines) => {
    const table = readTable(text, { languages: ['de', 'en'] });
    expect(table).toMatchObject({ format: 'markdown', headerLines, unread: [] });
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['Hund', 'dog'],
      ['Haus', 'house'],
    ]);
  });

  it('[T13] Markdown keeps other stars and dashes', () => {
    const rows = ['|2 * 3 * 4|snake_case_name|', '|\\*a\\*|- b|', '|Hund*|*|'].join('\n');
    expect(listCells(`|A|B|\n|--|--|\n${rows}`)).toEqual([
      ['2 * 3 * 4', 'snake_case_name'],
      ['*a*', '- b'],
      ['Hund*', '*'],
    ]);
    expect(listCells('Hund | dog\n- | -\nKatze | cat')).toHaveLength(3);
  });

  it('[T9] Markdown has rows of as many cells', () => {
    const { rows, unread } = readTable(`|a|b|\n|--|--|\n${'|'.repeat(maxCells + 2)}\n|c|d|`);
    expect(rows.map(({ line }) => line)).toEqual([4]);
    expect(unread).toMatchObject([{ line: 3, code: 'cells' }]);
  });

  it.each([
    ['{"words":[{"text":"Gurke","mode":1,"translations":["cucumber","a; b"]}]}'],
    ['[{"front":"Gurke","back":"cucumber\\na; b"}]'],
    ['{"cards":[{"term":"Gurke","definition":["cucumber","a; b"],"grammar":{}}]}'],
  ])('[T14] JSON has a row for each word: %s', (text) => {
    expect(readEntries(readTable(text))).toMatchObject([
      { line: 1, text: 'Gurke', meanings: ['cucumber\na; b'] },
    ]);
  });

  it('[T14] JSON has grammar and examples', () => {
    const words = [
      {
        text: 'Haus',
        grammar: { plural: 'Häuser' },
        example: 'Das Haus ist alt.',
        exampleDetails: { trans: [{ langCode: 'en', text: 'The house is old.' }] },
      },
    ];
    expect(readEntries(readTable(JSON.stringify({ words })))).toMatchObject([
      { plural: 'Häuser', example: 'Das Haus ist alt.', exampleTranslation: 'The house is old.' },
    ]);
    expect(listCells('{broken')).toEqual([['{broken']]);
  });

  it.each([
    [
      '[{"word":"Hund","translation":"dog"},"Katze",5,["Maus","mouse"],null,{}]',
      [['Hund', 'dog'], ['Katze'], ['Maus', 'mouse']],
      ['5'],
    ],
    [
      '[{"front":{"text":"Hund"},"back":[{"value":"dog"},"hound"]},{"front":{"size":1}}]',
      [['Hund', 'dog\nhound']],
      ['{"front":{"size":1}}'],
    ],
    ['["Hund","Katze"]', [['Hund'], ['Katze']], []],
    [
      '[["Hund","dog"],["Katze","cat"]]',
      [
        ['Hund', 'dog'],
        ['Katze', 'cat'],
      ],
      [],
    ],
    ['[["word","translation"],["Hund","dog"]]', [['Hund', 'dog']], []],
    ['{"words":["Hund",true]}', [['Hund']], ['true']],
    ['[{"word":{"size":1}}]', [], ['{"word":{"size":1}}']],
  ])('[T14] JSON has words in other forms: %s', (text, words, unread) => {
    const table = readTable(text);
    const entries = readEntries(table).map(({ text: word, meanings }) => [word, ...meanings]);
    expect(entries).toEqual(words);
    expect(table.unread.map((lines) => lines.text)).toEqual(unread);
  });

  it('[T9] JSON has as many names as a row has cells', () => {
    const entries = Array.from({ length: maxCells + 2 }, (_, index) => ({ [`k${index}`]: 'a' }));
    const { rows, unread } = readTable(JSON.stringify([...entries, { k0: 'b' }]));
    expect(rows.map(({ line }) => line)).toEqual([
      ...Array.from({ length: maxCells }, (_, index) => index + 1),
      maxCells + 3,
    ]);
    expect(unread.map(({ line, code }) => [line, code])).toEqual([
      [maxCells + 1, 'cells'],
      [maxCells + 2, 'cells'],
    ]);
  });

  it('[T14] the export of an account has no rows', () => {
    const account = { version: 2, socialIdentities: [], knowing: [], contributions: {} };
    const text = JSON.stringify({ ...account, notes: [{ text: 'hejme' }] });
    expect(isAccountExport(text)).toBe(true);
    expect(listCells(text)).toEqual([]);
  });
});

describe('columns', () => {
  it.each([
    ['Word,Translation\ncat,кошка', ['word', 'translation']],
    ['слово\tперевод\tпример\ncat\tкошка\tx', ['word', 'translation', 'example']],
    ['Back;Front;Lesson\nкошка;cat;3', ['translation', 'word', 'note']],
    ['word,mode,homograph\ncat,word,1', ['word', 'mode', 'homograph']],
    ['German,English\nGurke,cucumber', ['word', 'translation']],
    ['Английский;Немецкий\ncucumber;Gurke', ['translation', 'word']],
    ['Englisch;Deutsch\ncucumber;Gurke', ['translation', 'word']],
    ['日本語,English\n猫,cat', ['word', 'translation']],
    ['English,Перевод\ncat,кошка', ['word', 'translation']],
    ['word,translation,,,\ncat,кошка,,,', ['word', 'translation', ...Array(3).fill('translation')]],
    ['Wort;Übersetzung\nGurke;cucumber', ['word', 'translation']],
    ['Mot;Traduction;Remarque\nchou;cabbage;x', ['word', 'translation', 'note']],
    ['Nr.;Wort;Bedeutung\n1;Gurke;cucumber', ['skip', 'word', 'translation']],
    ['#,Name,Created,Meaning\n1,Gurke,June,cucumber', ['skip', 'word', 'note', 'translation']],
    ['Lexeme,Translations\nGurke,cucumber', ['word', 'translation']],
    ['Word,Meaning,Example 1,Example 2\na,b,c,d', ['word', 'translation', 'example', 'example']],
    ['Слово;Транскрипция;Перевод\ncat;kæt;кошка', ['word', 'ipa', 'translation']],
    ['Word,Pronunciation,Meaning\n猫,ねこ,cat', ['word', 'reading', 'translation']],
    [
      'term,hint,hint locale,hint2\nHund,dog,en,hound',
      ['word', 'translation', 'skip', 'translation'],
    ],
    ['Word,Name,Meaning\nHund,x,dog', ['word', 'note', 'translation']],
    ['term,definition,hint\nHund,dog,barks', ['word', 'translation', 'note']],
  ])('[T15] are named by the first row: %j', (text, roles) => {
    const table = readTable(text, { languages: ['de', 'en'] });
    expect(table.columns.map(({ role }) => role)).toEqual(roles);
    expect(table.headerLines).toEqual([1]);
  });

  it.each([
    'word\ntranslation',
    'word,слово\nterm,термин',
    'name,имя\nterm,термин',
    'German,немецкий\nRussian,русский',
    '#separator:tab\nword\tперевод',
  ])('[T15] are not named by words: %j', (text) => {
    expect(listCells(text)[0]?.[0]).toBe(/\w+(?=[,\n]|\t)/.exec(text.replace(/^#.*\n/, ''))?.[0]);
  });

  it('[T15] are named by the first row if the reader says so', () => {
    expect(listCells('word,translation\na,b', { isNamed: false })).toHaveLength(2);
    expect(listCells('x,y\na,b', { isNamed: true })).toEqual([['a', 'b']]);
  });

  it.each([
    ['猫\tねこ\tcat\n犬\tいぬ\tdog', ['word', 'reading', 'translation']],
    [
      '図書館\tとしょかん\tlibrary\nする\tする\tto do\nテレビ\tてれび\tTV',
      ['word', 'reading', 'translation'],
    ],
    ['東京\t[とうきょう;a]\tTokyo\n犬\t[いぬ;k2]\tdog', ['word', 'reading', 'translation']],
    ['する\tする\tto do', ['word', 'reading', 'translation']],
    ['cat\t[kæt]\tкошка\nbed\t[bed]\tкровать', ['word', 'ipa', 'translation']],
    ['cat\tкошка\tkæt\ndog\tсобака\tdɒɡ', ['word', 'translation', 'ipa']],
    ['das\tHaus\thouse', ['article', 'word', 'translation']],
    ['Haus\tn\thouse\nKatze\tf\tcat', ['word', 'article', 'translation']],
    ['le\tla\tles', ['word', 'translation', 'translation']],
    ['书\tshū\tbook\n人\trén\tperson', ['word', 'reading', 'translation']],
    [
      'Haus\thouse\tDas Haus ist groß.\tThe house is big.\tfood',
      ['word', 'translation', 'example', 'exampleTranslation', 'translation'],
    ],
  ])('[T16] are known by how they look: %j', (text, roles) => {
    expect(listRoles(text)).toEqual(roles);
  });

  it('[T17] are what the reader says', () => {
    expect(listRoles('a\tb\tc', { roles: ['skip', 'word', 'translation'] })).toEqual([
      'skip',
      'word',
      'translation',
    ]);
    expect(listRoles('spoon\tLöffel', { swap: true })).toEqual(['translation', 'word']);
    expect(listRoles('a\tb\tc', { roles: ['translation'] })).toEqual([
      'translation',
      'word',
      'translation',
    ]);
  });
});

it('[T18] HTML and furigana are cleaned in any file', () => {
  expect(listCells('<b>Gurke</b>,a &amp; b')).toEqual([['Gurke', 'a & b']]);
  expect(readEntries(readTable('図書館[としょかん]\tlibrary'))).toMatchObject([
    { text: '図書館', reading: 'としょかん' },
  ]);
  expect(listCells('I <3 you,x')).toEqual([['I <3 you', 'x']]);
});

it.each([
  ['"dog\nhound",<b>Hund</b>', ['dog\nhound', 'Hund']],
  ['"dog\nhound",AT&amp;T', ['dog\nhound', 'AT&T']],
  ['"<b>dog</b>\nhound",AT&#84;', ['dog\nhound', 'ATT']],
  ['<i>Liste</i>,List<String>', ['Liste', 'List<String>']],
  ['"<ul>\n<li>dog</li>\n<li>hound</li></ul>",cr&egrave;me', ['dog\nhound', 'crème']],
  ['[{"a":"<b>Hund</b>","b":["dog","hound"]}]', ['Hund', 'dog\nhound']],
  ['Max & Moritz,a < b > c', ['Max & Moritz', 'a < b > c']],
])('[T18] HTML in a cell joins no lines: %j', (text, cells) => {
  expect(listCells(text)).toEqual([cells]);
});

it('[T19] formulas of spreadsheets have no apostrophe', () => {
  expect(listCells("'=1+1,''tis\n'-tion,''-s")).toEqual([
    ['=1+1', "''tis"],
    ['-tion', "'-s"],
  ]);
  expect(listCells("#separator:comma\n'-s,x")[0]).toEqual(["'-s", 'x']);
});

const piece = fc.oneof(
  fc.constantFrom(
    ...'"\'=,;\t\n\r #:|-ab',
    ' - ',
    '\n\n',
    '|||',
    '::',
    '|---|',
    '{"a":',
    'sep=;\n',
  ),
  fc.constantFrom(
    '#separator:tab\n',
    '#html:true\n',
    '#columns:',
    '#tags column:2\n',
    '<br>',
    '&amp;',
  ),
  fc.constantFrom(
    'word',
    'перевод',
    '漢字[かんじ]',
    '{{c1::',
    '}}',
    '[{"text":"a"}]',
    '1. ',
    '(2) ',
  ),
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
const choices = fc.record(
  {
    cells: fc.constantFrom(',', ';', '-', ':', '|', '::', ' ', 'a'),
    rows: fc.constantFrom('\n', '\n\n', ';', '|||', 'b'),
    swap: fc.boolean(),
  },
  { requiredKeys: [] },
);

it('[T20] no line of any text is lost, or read twice', () => {
  fc.assert(
    fc.property(text, choices, (pasted, chosen) => {
      const table = readTable(pasted, chosen);
      readEntries(table);
      if (table.format === 'json' || !table.separators.rows.includes('\n')) return;
      const lines = pasted.replace(/^\ufeff/, '').split(/\r\n?|\n/);
      const filled = lines.flatMap((line, index) =>
        // A row of nothing but separators says nothing.
        /[^\s,;:|"'a=-]/.test(line) ? [index + 1] : [],
      );
      const ranges = [...table.rows, ...table.unread];
      const covered = ranges.flatMap(({ line, lines: count }) =>
        Array.from({ length: count }, (_, index) => line + index),
      );
      expect(covered.length).toBe(new Set(covered).size);
      const known = new Set([...covered, ...table.headerLines]);
      expect(filled.filter((line) => !known.has(line))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  'a\t',
  '\t',
  'a;',
  'a - ',
  '"',
  '""',
  '"a\n',
  '[',
  'a b ',
  ' ',
  '\n',
  '|',
  '<',
  '{',
  'a,b\n',
  '- a\n',
  '1. ',
])('[T21] a text of nothing but %j takes linear time', (some) => {
  const start = performance.now();
  readEntries(readTable(some.repeat(20_000)));
  expect(performance.now() - start).toBeLessThan(5_000);
});

const megabyte = 1_000_000;
const fill = (some: string) => some.repeat(Math.ceil(megabyte / some.length));
const names = Array.from({ length: megabyte / 12 }, (_, index) => `{"k${index}":0}`);

it.each([
  ['JSON with as many names as entries', `[${names.join(',')}]`],
  ['JSON of many texts', `[${fill('"a",')}"b"]`],
  ['Markdown of many pipes', `|a|b|\n|--|--|\n${fill('|')}`],
  ['Markdown with many columns', `${fill('|a')}|\n${fill('|--')}|`],
  ['Markdown of many tables', fill('|a|b|\n|--|--|\n\n')],
  ['Markdown of many marks', `|a|b|\n|--|--|\n${fill('|*[`a')}`],
  ['many tabs', fill('\t')],
  ['rows in one line', fill('a,b;')],
  ['quotation marks', fill('"a""\t')],
  ['columns of Anki', `#separator:tab\n#columns:${fill('\t')}`],
  ['cells of Anki', `#separator:space\n${fill('"a" ')}`],
])(
  '[T21] a megabyte of %s is read within seconds',
  (_, some) => {
    const start = process.cpuUsage();
    readTable(some);
    const { user } = process.cpuUsage(start);
    expect(user).toBeLessThan(8_000_000);
  },
  60_000,
);

describe('what markup says', () => {
  const anki = (columns: string, row: string) =>
    readEntries(readTable(`#separator:tab\n#columns:${columns}\n${row}`));

  it.each([
    ['Expression\tMeaning\tReading', '図書館学\tlibrary science\t 図書館[としょかん]学[がく]'],
    ['Expression\tReading\tMeaning', '図書館学\t図書館学[としょかんがく]\tlibrary science'],
    ['Expression\tMeaning', ' 図書館[としょかん]学[がく]\tlibrary science'],
  ])('[T24] belongs to its column: a reading in %j', (columns, row) => {
    expect(anki(columns, row)).toMatchObject([
      { text: '図書館学', reading: 'としょかんがく', meanings: ['library science'] },
    ]);
  });

  it('[T24] belongs to its column: a reading of an example, a gap in an example and in a translation', () => {
    const [cat] = anki('Word\tMeaning\tExample', '猫\tcat\t猫[ねこ]が 好[す]きです。');
    expect(cat).toMatchObject({ text: '猫', meanings: ['cat'], example: '猫が好きです。' });
    expect(cat).not.toHaveProperty('reading');
    expect(readEntries(readTable('Katze\tcat\tDie {{c1::Katze}} schläft.'))).toMatchObject([
      { text: 'Katze', meanings: ['cat'], example: 'Die Katze schläft.' },
    ]);
    expect(anki('Word\tMeaning\tExample', 'Katze\tA {{c1::cat}}.\tEine Katze.')).toMatchObject([
      { meanings: ['cat'], example: 'Eine Katze.', exampleTranslation: 'A cat.' },
    ]);
  });

  it('[T24] tells a reading that repeats the word', () => {
    const text = '図書館\t図書館[としょかん]\tlibrary\n学ぶ\t 学[まな]ぶ\tto learn';
    expect(readEntries(readTable(text))).toMatchObject([
      { text: '図書館', reading: 'としょかん', meanings: ['library'] },
      { text: '学ぶ', reading: 'まなぶ', meanings: ['to learn'] },
    ]);
  });

  it('[T25] is not read if it is only pictures and sounds', () => {
    const picture = '<img src="a.png">\t[sound:a.mp3]';
    const occlusion = '{{c1::image-occlusion:rect:left=.1:oi=1}}\t<img src="a.png">\tThe heart';
    const { rows, unread } = readTable(`#html:true\ncat\tкошка\n${picture}\n${occlusion}`);
    expect(rows).toHaveLength(1);
    expect(unread).toMatchObject([
      { line: 3, code: 'media' },
      { line: 4, code: 'media' },
    ]);
  });
});
