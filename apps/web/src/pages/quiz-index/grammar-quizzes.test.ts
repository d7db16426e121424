import { expect, it } from 'vitest';
import { listGrammarAspects } from './grammar-quizzes.tsx';

it.each([
  ['de', ['article', 'plural', 'gap']],
  ['ru', ['article', 'plural', 'gap']],
  ['ja', ['reading', 'gap']],
  ['en', ['gap']],
])('words of %s can be asked for %j', (langCode, aspects) => {
  expect(listGrammarAspects(langCode)).toEqual(aspects);
});
