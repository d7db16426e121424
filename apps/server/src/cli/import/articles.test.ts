import { expect, it } from 'vitest';
import { parseIndex } from './dictd.ts';
import { readFreedictArticle } from './freedict-article.ts';
import { checkEntry } from './import-rows.ts';
import { readMuellerArticle } from './mueller-article.ts';

it('reads an article of FreeDict', () => {
  const article = [
    '         Note: Technik',
    'Zahnrad /tsˈaːnʁaːt/ <neut, n, sg>',
    '1. gear <n> [techn.], cogwheel <n> (of wood, mostly)',
    ' [mus.] pinion /pin/',
    '   Synonym: {Ritzel}, {Rad}',
    '',
    ' see: {Zahnräder}',
  ].join('\n');
  expect([...readFreedictArticle('zahnrad', article)]).toEqual([
    {
      location: 'zahnrad',
      text: 'Zahnrad',
      translations: ['gear', 'cogwheel', 'pinion'],
      speechPart: 'noun',
    },
  ]);
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
  const index = 'b\tB\tC\n00-database-info\tA\tB\na\tBA\t/\n00databaseutf8\tA\tA\n\n';
  expect(parseIndex(index)).toEqual([
    { headword: 'b', offset: 1, length: 2 },
    { headword: 'a', offset: 64, length: 63 },
  ]);
});

it.each([
  ['', ['x'], 'no word'],
  ['…', ['x'], 'neither letter nor digit'],
  ['x'.repeat(121), ['x'], 'longer than 120 characters'],
  ['a\0b', ['x'], 'not readable as UTF-8'],
  ['word', ['', ' ', '?'], 'no valid translation'],
])('refuses %j with %j', (text, translations, reason) => {
  expect(checkEntry({ location: 'line 1', text, translations })).toEqual({
    location: 'line 1',
    reason,
  });
});

it('normalises texts', () => {
  const entry = { location: 'line 1', text: ' ice   cream ', translations: ['Eis ', 'Eis', ''] };
  expect(checkEntry(entry)).toEqual({
    location: 'line 1',
    text: 'ice cream',
    translations: ['Eis'],
  });
});
