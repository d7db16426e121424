import { routes } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../test/test-app.ts';

const app = useApp();

it('shows the words that carry a tag, in one language', async () => {
  const feed = await app.call(routes.tag.wordFeed, {
    code: 'fruit',
    langCode: 'it',
    tranLangCode: 'en',
  });
  expect(feed.data[0]).toMatchObject({ text: 'mela', trans: [{ dest: { text: 'apple' } }] });
  expect(feed.total).toBeGreaterThanOrEqual(20);
});

it('shows the tags of a word', async () => {
  const { id: wordId } = await app.call(routes.word.entity, { langCode: 'it', text: 'mela' });
  const feed = await app.call(routes.tag.feed, { wordId });
  expect(feed).toMatchObject({
    total: 1,
    data: [{ tag: { code: 'fruit' }, word: { id: wordId, text: 'mela' } }],
  });
});

it('counts the words of a tag in all languages', async () => {
  const { wordCount } = await app.call(routes.tag.record, { code: 'weekdays' });
  expect(wordCount).toBe(7 * 13);
});

it('offers tags that begin with what is being typed', async () => {
  const { data } = await app.call(routes.tag.options, { text: 'FRU' });
  expect(data.map(({ code }) => code)).toEqual(['fruit']);
});

it('says so where there is no such tag', async () => {
  const request = { code: 'no-such-tag', langCode: 'it' };
  expect(await app.refusal(routes.tag.wordFeed.path, request)).toMatchObject({ code: 'NotFound' });
});
