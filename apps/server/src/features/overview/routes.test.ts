import { routes } from '@wordhoard/contract';
import { langCodes } from '@wordhoard/contract/language-catalogue';
import { expect, it } from 'vitest';
import { russianReader, useApp } from '../../../test/test-app.ts';

const app = useApp();

it('shows a language with its lists and tables', async () => {
  const body = await app.get(routes.general.language, '/front-general/lang/ru', russianReader);
  expect(body).toMatchObject({ code: 'ru', listFeed: { page: 1, skip: 0 } });
  expect(body.wordCount).toBeGreaterThan(200);
  expect(body.listFeed.data[0]).toMatchObject({
    slug: 'ru-greetings',
    name: 'Приветствия и вежливость',
  });
  expect(body.tableFeed.data.map(({ slug }) => slug)).toContain('russian-noun-cases');
});

it('shows a language that has no words yet', async () => {
  const body = await app.get(routes.general.language, '/front-general/lang/tlh');
  expect(body).toMatchObject({ code: 'tlh', wordCount: 0, listFeed: { total: 0 } });
});

it.each(['xx', 'iw', 'DE', '%F0%9F%90%9D'])(
  'does not find %s, which is not in the catalogue',
  async (code) => {
    const response = await app.request(`/front-general/lang/${code}`);
    expect(response.status).toBe(404);
  },
);

it('names every language of the catalogue in the locale, sorted by name', async () => {
  const { languages } = routes.general;
  const english = await app.get(languages, languages.path);
  const russian = await app.get(languages, languages.path, russianReader);
  expect(english.data.map(({ code }) => code).sort()).toEqual(langCodes.toSorted());
  expect(english.data.slice(0, 2).map(({ name }) => name)).toEqual(['Abkhazian', 'Acehnese']);
  expect(english.data).toContainEqual({ code: 'zh-Hant', name: 'Traditional Chinese' });
  expect(russian.data).toContainEqual({ code: 'cv', name: 'чувашский' });
  expect(russian.data[0]).toEqual({ code: 'ab', name: 'абхазский' });
});

it('names the field with an unknown language', async () => {
  const refusal = await app.refusal(routes.word.feed, { langCode: 'xx' }, russianReader);
  expect(refusal).toMatchObject({
    status: 400,
    code: 'ParameterInvalid',
    fields: [{ path: 'langCode', code: 'invalid', message: 'Это значение не подходит' }],
  });
  const search = await app.request('/front-general/search?s=apple&langCode=xx');
  expect(search.status).toBe(400);
  expect(await search.json()).toMatchObject({ fields: [{ path: 'langCode', code: 'invalid' }] });
});
