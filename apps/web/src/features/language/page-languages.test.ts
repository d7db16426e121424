import { describe, expect, it } from 'vitest';
import { rewritePath } from './page-languages.tsx';

const before = { learnLangCode: 'de', tranLangCode: 'en' };
const parseAddress = (url: string) => {
  const { pathname, search } = new URL(url, 'https://words.example');
  return { pathname, search: search.slice(1) };
};

describe('a page follows another learned language', () => {
  const choose = (url: string) =>
    rewritePath(parseAddress(url), before, { ...before, learnLangCode: 'es' });

  it.each([
    ['/words/de?text=Apf', '/words/es'],
    ['/lists/de', '/lists/es'],
    ['/tables/de', '/tables/es'],
    ['/tags/de', '/tags/es'],
    ['/tag/fruit/de', '/tag/fruit/es'],
    ['/language/de', '/language/es'],
  ])('%s → %s', (url, path) => expect(choose(url)).toBe(path));

  it.each([
    ['/list/de-fruit/en', '/lists/es'],
    ['/table/german-articles', '/tables/es'],
    ['/quiz/de-fruit/en', '/quiz'],
    ['/quiz/new?table=german-articles', '/quiz'],
    ['/quiz/new?words=01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10&lang=de', '/quiz'],
  ])('%s, which it does not have, → %s', (url, path) => expect(choose(url)).toBe(path));

  it('keeps the options of a quiz', () => {
    expect(choose('/quiz/new?tag=fruit&lang=de&to=en&kind=cards')).toBe(
      '/quiz/new?tag=fruit&lang=es&to=en&kind=cards',
    );
  });
});

describe('a page follows another language of translations', () => {
  const choose = (url: string) =>
    rewritePath(parseAddress(url), before, { ...before, tranLangCode: 'ru' });

  it.each([
    ['/list/de-fruit/en', '/list/de-fruit/ru'],
    ['/quiz/de-fruit/en?kind=cards', '/quiz/de-fruit/ru?kind=cards'],
    ['/quiz/new?own=saved&lang=de', '/quiz/new?own=saved&lang=de&to=ru'],
  ])('%s → %s', (url, path) => expect(choose(url)).toBe(path));

  it.each(['/words/de', '/tag/fruit/de', '/table/german-articles'])('%s is the same page', (url) =>
    expect(choose(url)).toBeUndefined(),
  );
});

describe.each([
  { learnLangCode: 'en', tranLangCode: 'de' },
  { learnLangCode: 'de', tranLangCode: 'ru' },
])('in %j', (chosen) => {
  it.each([
    '/',
    '/search?text=an',
    '/word/de/Apfel',
    '/word/new',
    '/list/new',
    '/list/paste',
    '/list/de-fruit/import',
    '/table/new',
    '/table/verbs/import',
    '/quiz',
    '/quiz/results',
    '/settings',
    '/user/reader42/lists',
  ])('%s stays', (url) => {
    expect(rewritePath(parseAddress(url), before, chosen)).toBeUndefined();
  });
});
