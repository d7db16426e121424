import { describe, expect, it } from 'vitest';
import {
  articlesOf,
  chooseArticle,
  choosePluralArticle,
  type Gender,
  gendersOf,
  withArticle,
} from './article.ts';
import { splitLeadingWord } from './leading-word.ts';

const languagesWithArticles = ['de', 'es', 'fr', 'it', 'pt'];
const languagesWithGenders = [
  'ar',
  'be',
  'bs',
  'cs',
  'he',
  'hr',
  'lt',
  'lv',
  'pl',
  'ru',
  'sk',
  'sl',
  'sr',
  'uk',
];

describe('the definite article of a noun [Q93]', () => {
  it.each<[string, string, Gender, string]>([
    ['de', 'Baum', 'masculine', 'der'],
    ['de', 'Hand', 'feminine', 'die'],
    ['de', 'Auge', 'neuter', 'das'],
    ['es', 'libro', 'masculine', 'el'],
    ['es', 'mano', 'feminine', 'la'],
    ['pt', 'livro', 'masculine', 'o'],
    ['pt', 'mão', 'feminine', 'a'],
    ['fr', 'livre', 'masculine', 'le'],
    ['fr', 'main', 'feminine', 'la'],
    ['fr', 'œil', 'masculine', 'l’'],
    ['fr', 'école', 'feminine', 'l’'],
    ['fr', 'homme', 'masculine', 'l’'],
    ['it', 'libro', 'masculine', 'il'],
    ['it', 'mano', 'feminine', 'la'],
    ['it', 'occhio', 'masculine', 'l’'],
    ['it', 'isola', 'feminine', 'l’'],
    ['it', 'specchio', 'masculine', 'lo'],
    ['it', 'scarpa', 'feminine', 'la'],
    ['it', 'sale', 'masculine', 'il'],
    ['it', 'zaino', 'masculine', 'lo'],
    ['it', 'gnomo', 'masculine', 'lo'],
    ['it', 'yogurt', 'masculine', 'lo'],
  ])('in %s, of %s (%s) is %s', (langCode, noun, gender, article) => {
    expect(chooseArticle(noun, langCode, gender)).toBe(article);
  });

  it('is open for a common gender, and unknown in other languages', () => {
    expect(chooseArticle('élève', 'fr', 'common')).toBeUndefined();
    expect(chooseArticle('рука', 'ru', 'feminine')).toBeUndefined();
  });

  it('is one that an answer may omit [Q45]', () => {
    for (const langCode of languagesWithArticles) {
      for (const gender of ['masculine', 'feminine', 'neuter'] as const) {
        const article = chooseArticle('noun', langCode, gender);
        if (article === undefined) continue;
        const { leadingWord } = splitLeadingWord(withArticle(article, 'noun'), langCode);
        expect(leadingWord.trim()).toBe(article);
      }
    }
  });
});

describe('the articles and genders of a language [Q95]', () => {
  it('are those that articles of nouns can be, apart from elided ones', () => {
    for (const langCode of languagesWithArticles) {
      const found = (['masculine', 'feminine', 'neuter'] as const).flatMap((gender) =>
        ['Tisch', 'zio'].flatMap((noun) => chooseArticle(noun, langCode, gender) ?? []),
      );
      expect(new Set(articlesOf(langCode))).toEqual(new Set(found));
    }
  });

  it('are listed once, and never both', () => {
    for (const langCode of [...languagesWithArticles, ...languagesWithGenders]) {
      const listed = [...articlesOf(langCode), ...gendersOf(langCode)];
      expect(new Set(listed).size).toBe(listed.length);
      expect(articlesOf(langCode).length > 0).toBe(gendersOf(langCode).length === 0);
    }
    expect([...articlesOf('en'), ...gendersOf('en')]).toEqual([]);
  });
});

it.each<[string, string, Gender, string | undefined]>([
  ['de', 'Augen', 'neuter', 'die'],
  ['es', 'aguas', 'feminine', 'las'],
  ['es', 'ojos', 'masculine', 'los'],
  ['es', 'artistas', 'common', undefined],
  ['pt', 'olhos', 'masculine', 'os'],
  ['pt', 'mãos', 'feminine', 'as'],
  ['fr', 'yeux', 'masculine', 'les'],
  ['it', 'libri', 'masculine', 'i'],
  ['it', 'occhi', 'masculine', 'gli'],
  ['it', 'specchi', 'masculine', 'gli'],
  ['it', 'zaini', 'masculine', 'gli'],
  ['it', 'isole', 'feminine', 'le'],
  ['it', 'uova', 'masculine', undefined],
  ['ru', 'глаза', 'masculine', undefined],
])('[Q96] in %s, the article of %s (%s) is %s', (langCode, plural, gender, article) => {
  expect(choosePluralArticle(plural, langCode, gender)).toBe(article);
});

it('stands before its noun, without a space if it is elided [Q94]', () => {
  expect(withArticle('das', 'Auge')).toBe('das Auge');
  expect(withArticle('l’', 'école')).toBe('l’école');
  expect(withArticle("l'", 'isola')).toBe("l'isola");
});
