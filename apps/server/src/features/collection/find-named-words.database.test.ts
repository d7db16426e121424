import { getTableName, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildUser, buildWords } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { word } from '../../schema/word.ts';
import { findNamedWords } from './find-named-words.ts';

const app = useApp();

describe('words that a text names', () => {
  it('are found without reading the whole table', async () => {
    const { database } = app;
    const user = await buildUser(database);
    const words = await buildWords(database, 2_000);
    await database.execute(sql`analyze ${word}`);
    const named = words.slice(0, 2);
    await database.transaction(async (transaction) => {
      const before = await countWholeReads(transaction);
      const find = await findNamedWords(transaction, named, { callerId: user.id });
      expect(await countWholeReads(transaction)).toEqual(before);
      expect(named.map((one) => find(one)?.id)).toEqual(named.map(({ id }) => id));
    });
  });
});

/** Of the connection. What it has not reported yet counts too, so only the difference tells something. */
const countWholeReads = (database: Database) =>
  selectRow<{ scans: number }>(
    database,
    sql`select seq_scan::int as scans from pg_stat_xact_user_tables where relname = ${getTableName(word)}`,
  );
