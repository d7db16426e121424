import { getTableName, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildUser, buildWords } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { selectRow } from '../../platform/database/database.ts';
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
      const find = await findNamedWords(transaction, named, { callerId: user.id });
      const read = await selectRow<{ scans: number }>(
        transaction,
        sql`select seq_scan::int as scans from pg_stat_xact_user_tables where relname = ${getTableName(word)}`,
      );
      expect(named.map((one) => find(one)?.id)).toEqual(named.map(({ id }) => id));
      expect(read).toEqual({ scans: 0 });
    });
  });
});
