import { routes } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { russianReader, useApp } from '../../../test/test-app.ts';

const app = useApp();

it('returns a table with its columns, labels and words', async () => {
  const table = await app.call(routes.table.entity, { slug: 'personal-pronouns' });
  expect(table.columns.map(({ name }) => name).slice(0, 3)).toEqual([
    'Person',
    'English',
    'German',
  ]);
  expect(table.rowFeed.total).toBe(table.rowCount);
  const [row] = table.rowFeed.data;
  expect(row?.cells).toHaveLength(table.columnCount);
  expect(row?.cells[0]).toEqual({ label: '1st person singular', words: [] });
  expect(row?.cells[2]).toMatchObject({ label: null, words: [{ text: 'ich', langCode: 'de' }] });
});

it('uses the locale of the request', async () => {
  const table = await app.call(routes.table.entity, { slug: 'personal-pronouns' }, russianReader);
  expect(table.name).toMatch(/местоимения/);
  expect(table.columns[0]?.name).toBe('Лицо');
  expect(table.rowFeed.data[0]?.cells[0]?.label).toBe('1-е лицо ед. числа');
});

it('keeps the words of a cell in order', async () => {
  const table = await app.call(routes.table.entity, { slug: 'english-irregular-verbs' });
  const be = table.rowFeed.data[0]?.cells[1]?.words;
  expect(be).toMatchObject([
    { text: 'be', form: 'was' },
    { text: 'be', form: 'were' },
  ]);
});

it('returns the first words of the first rows, without labels', async () => {
  const { firstRows } = await app.call(routes.table.record, { slug: 'personal-pronouns' });
  const texts = firstRows.map((row) => row.map((cell) => cell?.text));
  expect(texts.map((row) => row.slice(0, 2))).toEqual([
    ['I', 'ich'],
    ['you', 'du'],
    ['he', 'er'],
  ]);
});

it('pages through the rows', async () => {
  const { id: tableId } = await app.call(routes.table.record, { slug: 'english-irregular-verbs' });
  const whole = await app.call(routes.table.rowFeed, { tableId, pageSize: 100 });
  const third = await app.call(routes.table.rowFeed, { tableId, page: 3, pageSize: 10 });
  expect(third.data).toEqual(whole.data.slice(20, 30));
});

it('finds tables by language, name and word', async () => {
  const german = await app.call(routes.table.feed, { langCode: 'de' });
  expect(german.data.every(({ langCode }) => langCode === 'de')).toBe(true);
  const named = await app.call(routes.table.feed, { text: 'irregular' });
  expect(named.data.map(({ slug }) => slug)).toContain('english-irregular-verbs');
  const word = await app.call(routes.word.entity, { langCode: 'en', text: 'was' });
  const withWord = await app.call(routes.table.feed, { wordId: word.id });
  expect(withWord.data.map(({ slug }) => slug)).toContain('english-irregular-verbs');
  expect(word.tableFeed).toEqual(withWord);
});

it('answers 404 for a missing table', async () => {
  for (const { path } of [routes.table.entity, routes.table.record]) {
    expect(await app.refusal(path, { slug: 'no-such-table' })).toMatchObject({ status: 404 });
  }
  const tableId = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
  expect(await app.refusal(routes.table.rowFeed.path, { tableId })).toMatchObject({ status: 404 });
});
