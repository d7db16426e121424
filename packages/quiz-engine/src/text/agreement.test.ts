import { articlesOf, chooseArticle, listAgreements } from '@wordhoard/quiz-engine/text';
import { expect, it } from 'vitest';

const list = (...parameters: Parameters<typeof listAgreements>) =>
  Object.entries(listAgreements(...parameters)).flatMap(([article, agrees]) =>
    agrees ? [article] : [],
  );

it.each(['de', 'es', 'fr', 'it', 'pt'])(
  '[Q123] the definite article of a gender agrees with it in %s',
  (langCode) => {
    for (const gender of ['masculine', 'feminine'] as const) {
      const article = chooseArticle('Tisch', langCode, gender) ?? '';
      expect(list(langCode, [gender])).toContain(article);
    }
    expect(Object.keys(listAgreements(langCode, []))).toEqual(
      expect.arrayContaining([...articlesOf(langCode)]),
    );
    expect(list(langCode, [])).toEqual([]);
  },
);

it('[Q123] articles agree in any case, and with any of several genders', () => {
  expect(list('de', ['feminine'])).toEqual(['der', 'die', 'eine', 'einer']);
  expect(list('de-AT', ['plural'])).toEqual(['der', 'den', 'die']);
  expect(list('pt-BR', ['common'])).toEqual(['o', 'um', 'os', 'uns', 'a', 'uma', 'as', 'umas']);
});

it('[Q123] an exception agrees, and what it is interchangeable with', () => {
  expect(list('es', ['feminine'], 'el')).toEqual(['el', 'un', 'la', 'una', 'las', 'unas']);
});

it('[Q123] articles of other languages are not told', () => {
  expect(listAgreements('nl', ['neuter'])).toEqual({});
});
