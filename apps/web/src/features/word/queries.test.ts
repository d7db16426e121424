import { createApiClient } from '@wordhoard/api-client';
import { createApiQueries } from '@wordhoard/api-client/react-query';
import { expect, it } from 'vitest';
import { dailyWordQuery } from './queries.ts';

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
