import { routes } from '@wordhoard/contract';
import { Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { reader, russianReader, useApp } from '../../../test/test-app.ts';
import { createVerbTable } from '../../../test/verb-table.ts';

const app = useApp();
const admin = async () => app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));

describe('changing a table', () => {
  it('updates the given fields', async () => {
    const { owner, table } = await createVerbTable(app);
    const change = { id: table.id, name: 'Aliaj verboj', slug: 'aliaj-verboj' };
    const changed = await app.call(routes.table.update, change, owner);
    expect(changed).toEqual({ ...table, name: 'Aliaj verboj', slug: 'aliaj-verboj' });
    const again = await app.call(
      routes.table.update,
      { id: table.id, note: 'Nova', privacy: Privacy.Private },
      owner,
    );
    expect(again).toEqual({ ...changed, note: 'Nova', privacy: Privacy.Private });
    expect(await app.call(routes.table.update, { id: table.id }, owner)).toEqual(again);
    const found = await app.call(routes.table.feed, { own: true, text: 'aliaj' }, owner);
    expect(found.data).toEqual([again]);
  });

  it('refuses an invalid slug and one that is taken', async () => {
    const { owner, table } = await createVerbTable(app);
    const { table: other } = await createVerbTable(app);
    const refusal = (slug: string) =>
      app.refusal(routes.table.update, { id: table.id, slug }, owner);
    expect(await refusal(other.slug)).toMatchObject({ status: 409, code: 'SlugAlreadyExists' });
    expect(await refusal('Ne tiel')).toMatchObject({ status: 400, code: 'SlugInvalid' });
  });

  it('refuses other learners, with 404 for a private table', async () => {
    for (const privacy of [Privacy.Public, Privacy.Private]) {
      const { owner, table } = await createVerbTable(app, { privacy });
      const { columns: parts, rowFeed } = await app.call(
        routes.table.entity,
        { id: table.id },
        owner,
      );
      const calls = [
        [routes.table.update, { id: table.id, name: 'Mia' }],
        [routes.table.delete, { id: table.id }],
        [routes.table.addColumn, { tableId: table.id, name: 'Mia', langCode: null }],
        [routes.table.updateColumn, { columnId: parts[0]?.id, name: 'Mia' }],
        [routes.table.moveColumn, { columnId: parts[0]?.id, position: 2 }],
        [routes.table.deleteColumn, { columnId: parts[0]?.id }],
        [routes.table.addRows, { tableId: table.id, rows: [] }],
        [routes.table.updateRow, { rowId: rowFeed.data[0]?.id, cells: [] }],
        [routes.table.setCell, { rowId: rowFeed.data[0]?.id, columnIndex: 0, label: 'mia' }],
        [routes.table.moveRow, { rowId: rowFeed.data[0]?.id, position: 2 }],
        [routes.table.deleteRows, { tableId: table.id, rowIds: [rowFeed.data[0]?.id] }],
        [routes.table.import, { tableId: table.id, text: 'Persono,As-formo\n' }],
        [routes.table.importPreview, { tableId: table.id, text: 'Persono,As-formo\n' }],
      ] as const;
      const stranger = await app.headersOf();
      const expected = privacy === Privacy.Public ? 'Forbidden' : 'NotFound';
      for (const [route, body] of calls) {
        expect(await app.refusal(route, body), route.path).toMatchObject({ status: 401 });
        const refusal = await app.refusal(route, body, stranger);
        expect(refusal, route.path).toMatchObject({ code: expected });
      }
      const entity = await app.call(routes.table.entity, { id: table.id }, owner);
      expect(entity).toMatchObject({ ...table, rowFeed });
    }
  });

  it('lets an admin change a public table', async () => {
    const change = { note: 'Kontrolita' };
    const { table } = await createVerbTable(app);
    const shared = { ...change, id: table.id };
    const changed = await app.call(routes.table.update, shared, await admin());
    expect(changed).toMatchObject({ note: 'Kontrolita', isOwn: false });
    const { table: secret } = await createVerbTable(app, { privacy: Privacy.Private });
    const hidden = { ...change, id: secret.id };
    const refusal = await app.refusal(routes.table.update, hidden, await admin());
    expect(refusal).toMatchObject({ code: 'NotFound' });
  });

  it('renames the starter content in the locale of the request', async () => {
    const slug = 'personal-pronouns';
    const { id } = await app.call(routes.table.record, { slug });
    const otherAdmin = await admin();
    const inRussian = { ...otherAdmin, ...russianReader };
    await app.call(routes.table.update, { id, name: 'Местоимения' }, inRussian);
    const { columns: found } = await app.call(routes.table.entity, { id });
    const [person] = found;
    await app.call(
      routes.table.updateColumn,
      { columnId: person?.id ?? '', name: 'Кто' },
      inRussian,
    );
    const english = await app.call(routes.table.entity, { slug });
    expect(english.name).toBe('Personal pronouns as subject');
    expect(english.columns).toEqual(found);
    const russian = await app.call(routes.table.entity, { slug }, russianReader);
    expect(russian).toMatchObject({ name: 'Местоимения', username: null, isOwn: false });
    expect(russian.columns[0]?.name).toBe('Кто');
    const { data } = await app.call(routes.table.feed, { text: 'местоимения' });
    expect(data.map((table) => table.slug)).toContain(slug);
  });

  it('lets an admin hide the starter content', async () => {
    const slug = 'english-irregular-verbs';
    const { id } = await app.call(routes.table.record, { slug });
    const [one, other] = [await admin(), await admin()];
    await app.call(routes.table.update, { id, privacy: Privacy.Private }, one);
    for (const headers of [reader, await app.headersOf()]) {
      expect(await app.refusal(routes.table.record, { slug }, headers)).toMatchObject({
        status: 404,
      });
    }
    const shown = { id, privacy: Privacy.Public };
    expect((await app.call(routes.table.record, { slug }, other)).id).toBe(id);
    expect(await app.call(routes.table.update, shown, other)).toMatchObject(shown);
  });

  it('deletes a table without its words', async () => {
    const word = await buildWord(app.database);
    const row = [{ label: 'x' }, { words: [{ id: word.id }] }];
    const { owner, table } = await createVerbTable(app, { rows: [row] });
    await app.call(routes.table.delete, { id: table.id }, owner);
    for (const route of [routes.table.update, routes.table.delete]) {
      expect(await app.refusal(route, { id: table.id }, owner)).toMatchObject({ status: 404 });
    }
    expect((await app.call(routes.word.record, { id: word.id })).text).toBe(word.text);
  });
});
