import { routes } from '@wordhoard/contract';
import { Privacy, SortOrder } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { buildList, buildWord } from '../../test/factory.ts';
import { russianReader, useApp } from '../../test/test-app.ts';

const app = useApp();

it('shows the lists of a language in their order, named in the language of the reader', async () => {
  const english = await app.call(routes.list.feed, { langCode: 'de', pageSize: 2 });
  const russian = await app.call(routes.list.feed, { langCode: 'de', pageSize: 2 }, russianReader);
  expect(english.data[0]).toMatchObject({ slug: 'de-human-body', name: 'The human body' });
  expect(russian.data[0]).toMatchObject({ slug: 'de-human-body', name: 'Тело человека' });
  expect(english.total).toBeGreaterThan(40);
});

it('shows up to four pictures of the first words', async () => {
  const list = await app.call(routes.list.record, { slug: 'en-fruit' });
  expect(list.pictures).toHaveLength(4);
  expect(list.pictures[0]).toBe('/picture/1f34e.svg');
});

it('finds lists by a part of their name, in any interface language', async () => {
  const byEnglish = await app.call(routes.list.feed, { langCode: 'fr', text: 'FRUIT' });
  const byRussian = await app.call(routes.list.feed, { langCode: 'fr', text: 'фрукты' });
  expect(byEnglish.data.map(({ slug }) => slug)).toContain('fr-fruit');
  expect(byRussian.data.map(({ slug }) => slug)).toContain('fr-fruit');
});

it('finds the lists that hold a word', async () => {
  const word = await buildWord(app.database);
  const list = await buildList(app.database, [word]);
  const feed = await app.call(routes.list.feed, { wordId: word.id });
  expect(feed).toMatchObject({ total: 1, data: [{ id: list.id, name: 'Listo' }] });
});

it('shows a list with its words in order, beside a second language', async () => {
  const list = await app.call(routes.list.entity, { slug: 'de-fruit', tranLangCode: 'ru' });
  expect(list.wordFeed.data[0]).toMatchObject({
    text: 'Apfel',
    trans: [{ dest: { text: 'яблоко' } }],
  });
  expect(list.wordFeed.total).toBe(list.wordCount);
});

it('pages through the words of a list, either way', async () => {
  const words = [
    await buildWord(app.database),
    await buildWord(app.database),
    await buildWord(app.database),
  ];
  const { id: listId } = await buildList(app.database, words);
  const second = await app.call(routes.list.wordFeed, { listId, page: 2, pageSize: 2 });
  const back = await app.call(routes.list.wordFeed, { listId, sort: SortOrder.Descending });
  expect(second).toMatchObject({ skip: 2, total: 3, data: [{ id: words[2]?.id }] });
  expect(back.data.map(({ id }) => id)).toEqual(words.map(({ id }) => id).reverse());
});

it('hides private lists wherever they could show', async () => {
  const word = await buildWord(app.database);
  const hidden = await buildList(app.database, [word], { privacy: Privacy.Private });
  expect(await app.call(routes.list.feed, { wordId: word.id })).toMatchObject({ total: 0 });
  for (const { path } of [routes.list.entity, routes.list.record]) {
    expect(await app.refusal(path, { slug: hidden.slug })).toMatchObject({ code: 'NotFound' });
  }
  const wordFeed = await app.refusal(routes.list.wordFeed.path, { listId: hidden.id });
  expect(wordFeed).toMatchObject({ status: 404, code: 'NotFound' });
});

it('has a feed that ends', async () => {
  const { total } = await app.call(routes.list.feed, { langCode: 'he' });
  const last = await app.call(routes.list.feed, { langCode: 'he', page: 2, pageSize: total - 1 });
  const beyond = await app.call(routes.list.feed, { langCode: 'he', page: 3, pageSize: total - 1 });
  expect(last.data).toHaveLength(1);
  expect(beyond).toMatchObject({ total, data: [] });
});
