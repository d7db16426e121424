import { routes } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { reader, russianReader, useApp } from '../../../test/test-app.ts';

const app = useApp();

it('returns the words of a tag in one language', async () => {
  const feed = await app.call(routes.tag.wordFeed, {
    code: 'fruit',
    langCode: 'it',
    tranLangCode: 'en',
  });
  expect(feed.data[0]).toMatchObject({ text: 'mela', trans: [{ dest: { text: 'apple' } }] });
  expect(feed.total).toBeGreaterThanOrEqual(20);
});

it('returns a tag with the first page of its words', async () => {
  const words = { code: 'fruit', langCode: 'it', tranLangCode: 'en' };
  const wordFeed = await app.call(routes.tag.wordFeed, words);
  const record = await app.call(routes.tag.record, { code: 'fruit' });
  expect(await app.call(routes.tag.entity, words)).toEqual({ ...record, langCode: 'it', wordFeed });
});

it('returns the tags of a word', async () => {
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

it('suggests tags that start with the text', async () => {
  const { data } = await app.call(routes.tag.options, { text: 'FRU' });
  expect(data.map(({ code }) => code)).toEqual(['fruit']);
});

it('localizes the names of the starter content’s tags', async () => {
  const wordId = (await app.call(routes.word.entity, { langCode: 'it', text: 'mela' })).id;
  for (const [headers, name] of [
    [reader, 'Fruit'],
    [russianReader, 'Фрукты'],
  ] as const) {
    const { data } = await app.call(routes.tag.feed, { wordId }, headers);
    expect(data.map(({ tag }) => tag.name)).toEqual([name]);
    expect(await app.call(routes.tag.record, { code: 'fruit' }, headers)).toMatchObject({ name });
  }
});

it('finds tags by their names in any language of the interface', async () => {
  for (const text of ['farm', 'животн']) {
    const options = await app.call(routes.tag.options, { text });
    expect(options.data.map(({ code }) => code)).toEqual(['pets-and-farm']);
    const feed = await app.call(routes.tag.tagFeed, { langCode: 'it', text });
    expect(feed.data.map(({ code }) => code)).toEqual(['pets-and-farm']);
  }
});

it('shows the first three words of a tag in the language', async () => {
  const { data } = await app.call(routes.tag.tagFeed, { langCode: 'it', text: 'farm' });
  const words = await app.call(routes.tag.wordFeed, { code: 'pets-and-farm', langCode: 'it' });
  expect(data[0]?.firstWords).toEqual(words.data.slice(0, 3).map(({ text }) => text));
});

it('sorts the tags of a language by their names', async () => {
  for (const headers of [reader, russianReader]) {
    const request = { langCode: 'it', pageSize: 100 };
    const { data } = await app.call(routes.tag.tagFeed, request, headers);
    const names = data.map(({ name }) => name.toLowerCase());
    expect(names.length).toBeGreaterThan(10);
    expect(names).toEqual(names.toSorted());
  }
});

it('returns NotFound for an unknown tag', async () => {
  const request = { code: 'no-such-tag', langCode: 'it' };
  for (const { path } of [routes.tag.wordFeed, routes.tag.entity]) {
    expect(await app.refusal(path, request)).toMatchObject({ code: 'NotFound' });
  }
});
