import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '../../../test/account-archive.ts';
import { buildTranslation, buildWord } from '../../../test/factory.ts';
import { buildLearner } from '../../../test/learner.ts';
import { useApp } from '../../../test/test-app.ts';
import { createVerbTable } from '../../../test/verb-table.ts';
import { selectRows } from '../../platform/database/database.ts';

const app = useApp();
let headers: Record<string, string>;
let username: string;
let wordId: string;
let listId: string;
let tableId: string;

/** Moves everything in Esperanto to a language that is not in the catalogue. */
async function renameEsperanto(): Promise<void> {
  const columns = await selectRows<{ table: string; column: string }>(
    app.database,
    sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public'
          and column_name in ('lang_code', 'low_lang_code', 'high_lang_code', 'learn', 'code')`,
  );
  expect(columns.length).toBeGreaterThan(8);
  for (const { table, column } of columns) {
    const [rows, code] = [sql.identifier(table), sql.identifier(column)];
    await app.database.execute(sql`update ${rows} set ${code} = 'xx' where ${code} = 'eo'`);
  }
}

beforeAll(async () => {
  const { database } = app;
  const learner = await buildLearner(app);
  headers = learner.headers;
  username = learner.user.username;
  const word = await buildWord(database, { text: 'fremdaĵo' });
  await buildTranslation(database, [word, await buildWord(database, { langCode: 'ia' })]);
  await app.call(routes.word.create, { langCode: 'eo', text: 'propra' }, headers);
  const list = await app.call(
    routes.list.create,
    { name: 'Fremdaĵoj', langCode: 'eo', privacy: Privacy.Public, words: [{ id: word.id }] },
    headers,
  );
  listId = list.id;
  ({ id: tableId } = (await createVerbTable(app, {}, headers)).table);
  await learner.mark(word.id, 'saved');
  wordId = word.id;
  await renameEsperanto();
});

describe('content in a language that is not in the catalogue', () => {
  it('can be read as a word', async () => {
    const word = await app.call(routes.word.entity, { id: wordId, tranLangCode: 'ia' }, headers);
    expect(word).toMatchObject({ langCode: 'xx', text: 'fremdaĵo' });
    await app.call(routes.word.record, { id: wordId }, headers);
    const { data } = await app.call(routes.word.words, { ids: [wordId] }, headers);
    expect(data).toHaveLength(1);
    await app.call(routes.word.feed, {}, headers);
    await app.call(routes.translation.feed, { wordId, langCode: 'ia' }, headers);
  });

  it('can be read as a list or a table', async () => {
    const list = await app.call(routes.list.entity, { id: listId, tranLangCode: 'ia' }, headers);
    expect(list).toMatchObject({ langCode: 'xx', wordFeed: { data: [{ langCode: 'xx' }] } });
    await app.call(routes.list.export, { id: listId, format: 'json' }, headers);
    await app.call(routes.list.feed, { own: true }, headers);
    const table = await app.call(routes.table.entity, { id: tableId }, headers);
    expect(table.columns[1]).toMatchObject({ langCode: 'xx' });
    await app.call(routes.table.export, { id: tableId, format: 'csv' }, headers);
    await app.call(routes.table.feed, { own: true }, headers);
  });

  it('can be read as the words and collections of a learner', async () => {
    const user = await app.call(routes.user.record, { username });
    expect(user.learn).toBe('xx');
    await app.call(routes.user.learningWords, { username }, headers);
    await app.call(routes.user.contributions, {}, headers);
    await app.call(routes.user.account, {}, headers);
    await exportAccount(app, headers);
  });

  it('is found, but its language is not offered', async () => {
    const { search, initData } = routes.general;
    const found = await app.get(search, `${search.path}?s=${encodeURIComponent('fremdaĵo')}`);
    expect(found.words).toMatchObject([{ id: wordId, langCode: 'xx' }]);
    const { langCodes, userInfo } = await app.get(initData, initData.path, headers);
    expect(langCodes).not.toContain('xx');
    expect(userInfo?.learn).toBe('xx');
  });
});
