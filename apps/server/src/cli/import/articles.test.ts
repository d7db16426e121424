import { describe, expect, it } from 'vitest';
import { parseIndex } from './dictd.ts';
import { readFreedictArticle } from './freedict-article.ts';
import { checkEntry } from './import-rows.ts';
import { readMuellerArticle } from './mueller-article.ts';

const languages = { from: 'en', to: 'de' };

/** The entries of an article of FreeDict with one headword. */
const read = (...lines: string[]) => [...readFreedictArticle(['headword'], lines.join('\n'))];

describe('an article of FreeDict', () => {
  it('has translations, grammar and pronunciation', () => {
    const entries = read(
      '         Note: Technik',
      'Zahnrad /tsˈaːnʁaːt/ <neut, n, sg>',
      '1. gear <n> [techn.], cogwheel <n> (of wood, mostly)',
      ' [mus.] pinion /pin/',
      '   Synonym: {Ritzel}, {Rad}',
      '',
      ' see: {Zahnradbahn}, {Zahnräder}',
    );
    expect(entries).toEqual([
      {
        location: 'headword',
        text: 'Zahnrad',
        translations: ['gear', 'cogwheel', 'pinion'],
        speechPart: 'noun',
        grammar: { gender: 'neuter', plural: 'Zahnräder', ipa: 'tsˈaːnʁaːt' },
      },
    ]);
  });

  it.each([
    ['masc, fem, n, sg', 'common'],
    ['fem, n, sg', 'feminine'],
    ['masc, neut, n, sg', undefined],
    ['pl', undefined],
  ])('marks the gender of a noun: %s', (labels, gender) => {
    const [entry] = read(`Wort <${labels}>`, 'word');
    expect(entry).toMatchObject({ speechPart: 'noun' });
    expect(entry?.grammar?.gender).toBe(gender);
  });

  it.each([
    ['Lüster', '{Luster}'],
    ['Lehrer', '{Lehrerin}, {Lehrerinnen}'],
    ['Rad', '{Zahnräder}, {radeln}'],
  ])('does not take another word for the plural of %s', (text, references) => {
    const [entry] = read(`${text} <masc, n, sg>`, 'thing', ` see: ${references}`);
    expect(entry?.grammar).toEqual({ gender: 'masculine' });
  });

  it.each([
    ['see sth.', 'sˈiː ˌɛstˌiːˈeɪtʃ'],
    ['curve', 'kˈ??v'],
  ])('has no pronunciation if it is not that of a word: %s', (text, ipa) => {
    expect(read(`${text} /${ipa}/`, 'Wort')[0]?.grammar).toBeUndefined();
  });

  it('has translations with a gender and a part of speech', () => {
    expect(read('trunk /tɹˈʌŋk/', 'Stamm <masc>, Kisten <pl>, Truhe <fem> [alt]')).toMatchObject([
      {
        translations: ['Stamm', 'Kisten', 'Truhe'],
        speechPart: 'noun',
        grammarOf: { Stamm: { gender: 'masculine' }, Truhe: { gender: 'feminine' } },
      },
    ]);
  });

  it('has an example that is longer than the word', () => {
    const [entry] = read(
      'Eis <neut, n, sg>',
      'ice <n>',
      '      "Eisiges"  - something icy',
      '      "Eis auf der Straße"  - ice on the road',
    );
    expect(entry?.example).toEqual({ text: 'Eis auf der Straße', translation: 'ice on the road' });
  });

  it('has a word for each spelling in the index, but keeps the commas of a sentence', () => {
    const textsOf = (headwords: string[], title: string) =>
      [...readFreedictArticle(headwords, `${title}\nśpiewać`)].map(({ text }) => text);
    expect(textsOf(['vocalise', 'vocalize'], 'vocalise, vocalize')).toEqual([
      'vocalise',
      'vocalize',
    ]);
    expect(textsOf(['well i sing'], 'Well, I sing.')).toEqual(['Well, I sing.']);
  });
});

describe('an article of FreeDict with nested senses', () => {
  it('has sections for parts of speech and for compounds', () => {
    const entries = read(
      'lamp /læmp/',
      'I.  <N> 1.  lampa, latarka',
      ' 2.  [form]  a. światło (sth - czegoś)',
      ' b.',
      '      "the lamp of reason"  - światło rozumu',
      'II.  <V>  oświetlać',
      'III.  <N Comp>lamp post /ˈlæmp pəʊst/   latarnia',
    );
    expect(entries).toMatchObject([
      {
        text: 'lamp',
        translations: ['lampa', 'latarka', 'światło'],
        speechPart: 'noun',
        grammar: { ipa: 'læmp' },
        example: { text: 'the lamp of reason', translation: 'światło rozumu' },
      },
      { text: 'lamp', translations: ['oświetlać'], speechPart: 'verb' },
      {
        text: 'lamp post',
        translations: ['latarnia'],
        speechPart: 'noun',
        grammar: { ipa: 'ˈlæmp pəʊst' },
      },
    ]);
  });

  it('has forms and phrases with translations of their own', () => {
    const entries = read(
      'shelf <N>',
      ' 1.  półka',
      ' 2. shelves  regał',
      ' 3.  [nieform]  be left on the shelf (be V: :left :on (ADV) :shelf)',
      ' - zostać starą panną, zostać na lodzie',
    );
    expect(entries.map(({ text, translations }) => [text, translations])).toEqual([
      ['shelves', ['regał']],
      ['be left on the shelf', ['zostać starą panną', 'zostać na lodzie']],
      ['shelf', ['półka']],
    ]);
  });

  it('has sections without a part of speech', () => {
    const entries = read(
      'lab.',
      'I.',
      '   See also: {laboratory}',
      '  laboratorium',
      'II.',
      '  praca',
    );
    expect(entries.flatMap(({ translations }) => translations)).toEqual(['laboratorium', 'praca']);
  });
});

it('reads an article of Mueller by part of speech', () => {
  const article = [
    'paddle',
    '   [↗pædl] 1. _n.',
    '   1) весло (байдарочное); гребок',
    '   2) _тех. лопасть, лопатка; paddle wheel гребное колесо',
    '   2. _v. грести одним веслом; шлёпать',
    '   босыми ногами по воде',
  ].join('\n');
  expect([...readMuellerArticle('paddle', article)]).toEqual([
    {
      location: 'paddle',
      text: 'paddle',
      translations: ['весло', 'гребок', 'лопасть', 'лопатка'],
      speechPart: 'noun',
    },
    {
      location: 'paddle',
      text: 'paddle',
      translations: ['грести одним веслом', 'шлёпать босыми ногами по воде'],
      speechPart: 'verb',
    },
  ]);
});

it('reads an index in the order of the articles, without the description', () => {
  const index =
    'b\tB\tC\nb variant\tB\tC\n00-database-info\tA\tB\na\tBA\t/\n00databaseutf8\tA\tA\n\n';
  expect(parseIndex(index)).toEqual([
    { headwords: ['b', 'b variant'], offset: 1, length: 2 },
    { headwords: ['a'], offset: 64, length: 63 },
  ]);
});

it.each([
  ['', ['x'], 'no word'],
  ['…', ['x'], 'neither letter nor digit'],
  ['x'.repeat(121), ['x'], 'longer than 120 characters'],
  ['a\0b', ['x'], 'not readable as UTF-8'],
  ['word', ['', ' ', '?'], 'no valid translation'],
])('refuses %j with %j', (text, translations, reason) => {
  expect(checkEntry({ location: 'line 1', text, translations }, languages)).toEqual({
    location: 'line 1',
    reason,
  });
});

it('normalises texts', () => {
  const entry = { location: 'line 1', text: ' ice   cream ', translations: ['Eis ', 'Eis', ''] };
  expect(checkEntry(entry, languages)).toEqual({
    location: 'line 1',
    text: 'ice cream',
    translations: ['Eis'],
  });
});
