import { routes } from '@wordhoard/contract';
import { CollectionPrivacy, EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord, type User } from '../../../test/factory.ts';
import { buildLearner, type Learner } from '../../../test/learner.ts';
import { useApp } from '../../../test/test-app.ts';
import { buildCell, createVerbTable, textsIn } from '../../../test/verb-table.ts';

const app = useApp();
const { Private, Unlisted } = CollectionPrivacy;

let author: User;
let authorHeaders: Record<string, string>;
let friend: Learner;
let hidden: Awaited<ReturnType<typeof buildPersonalWord>>;
let id: string;
let slug: string;

beforeEach(async () => {
  const { database } = app;
  author = await buildUser(database);
  authorHeaders = await app.headersOf(author);
  friend = await buildLearner(app);
  const known = await buildWord(database);
  const own = { privacy: Privacy.Private, status: EntryStatus.Pending };
  hidden = await buildPersonalWord(database, author, {}, own);
  const rows = [
    [{ label: 'mi' }, buildCell(known.text)],
    [{ label: 'vi' }, buildCell(hidden.text)],
    [{ label: '' }, buildCell(hidden.text)],
  ];
  const { table } = await createVerbTable(app, { privacy: Unlisted, rows }, authorHeaders);
  ({ id, slug } = table);
});

const open = (headers?: Record<string, string>) => app.call(routes.table.entity, { slug }, headers);

describe('a table that is shared by its link', () => {
  it('shows all rows to everybody, and tells which words only the link shows', async () => {
    const { rowCount, rowFeed } = await open();
    expect(rowCount).toBe(3);
    const cells = rowFeed.data.map((row) => row.cells[1]);
    expect(cells.flatMap((cell) => textsIn(cell) ?? [])).toContain(hidden.text);
    expect(cells.flatMap((cell) => cell?.words ?? []).map(({ isByLink }) => isByLink)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is found nowhere', async () => {
    const feeds = [
      await app.call(routes.table.feed, { langCode: 'eo', pageSize: 100 }, friend.headers),
      await app.call(routes.table.feed, { text: 'Verboj' }, friend.headers),
      await app.call(routes.user.tables, { username: author.username }, friend.headers),
    ];
    expect(JSON.stringify(feeds)).not.toContain(id);
    const sitemap = await app.request('/sitemap/tables-1.xml');
    expect(await sitemap.text()).not.toContain(slug);
  });

  it('is asked about, and its words stay when it is deleted', async () => {
    const source = { kind: 'table' as const, slug };
    const { pairs, settings } = await app.call(
      routes.quiz.entity,
      { source, tranLangCode: 'en', codes: ['cards'] },
      friend.headers,
    );
    expect(pairs.map(({ item }) => item.wordId)).toContain(hidden.id);
    expect(settings.source).toMatchObject({ kind: 'table' });
    friend.openedIds = [id];
    await friend.answer(hidden.id);
    await app.call(routes.table.delete, { id }, authorHeaders);
    expect(await app.call(routes.word.record, { id: hidden.id }, friend.headers)).toMatchObject({
      text: hidden.text,
    });
  });

  it('is lost to readers when it is private again', async () => {
    await app.call(routes.table.update, { id, privacy: Private }, authorHeaders);
    expect(await app.refusal(routes.table.record, { slug })).toMatchObject({ code: 'NotFound' });
  });

  it('gets a new link, with all its rows', async () => {
    const renewal = { id, newId: newId() };
    const { slug: newSlug } = await app.call(routes.table.renewLink, renewal, authorHeaders);
    expect(await app.refusal(routes.table.record, { slug })).toMatchObject({ code: 'NotFound' });
    expect(await app.refusal(routes.table.record, { id })).toMatchObject({ code: 'NotFound' });
    const renewed = await app.call(routes.table.entity, { slug: newSlug });
    expect(renewed).toMatchObject({ id: renewal.newId, rowCount: 3, columns: [{}, {}] });
    expect(renewed.rowFeed.data).toHaveLength(3);
  });
});
