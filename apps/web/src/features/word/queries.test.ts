import { createApiClient } from '@wordhoard/api-client';
import { createApiQueries } from '@wordhoard/api-client/react-query';
import { expect, it } from 'vitest';
import { buildWord } from '../../test/build-material.ts';
import { chooseDailyWord, dailyWordQuery } from './queries.ts';

const api = createApiQueries(
  createApiClient({ baseUrl: 'http://localhost', token: () => undefined, locale: () => 'en' }),
);

function findPage(day: string) {
  const { queryKey } = dailyWordQuery(api, { langCode: 'de', tranLangCode: 'en', day });
  return queryKey[2]?.body?.page;
}

it('chooses another word on each day of the learner, and the same after 60', () => {
  const pages = ['2028-02-28', '2028-02-29', '2028-03-01', '2028-04-28'].map(findPage);
  const [first = 0] = pages;
  expect(pages).toEqual([first, first + 1, first + 2, first]);
});

it('chooses a word of the first levels, best with a picture and an example, before a rare one with a picture', () => {
  const rare = buildWord({ text: 'ice cube', picture: 'ice' });
  const bare = { ...buildWord({ text: 'often' }), grammar: { level: 'A2' } as const };
  const told = { ...bare, example: 'I often run.' };
  const shown = {
    ...buildWord({ text: 'dog', picture: 'dog' }),
    grammar: { level: 'A1' } as const,
  };
  expect(chooseDailyWord([rare, bare])).toBe(rare);
  expect(chooseDailyWord([rare, bare, told])).toBe(told);
  expect(chooseDailyWord([rare, told, shown])).toBe(shown);
  expect(chooseDailyWord([])).toBeNull();
});
