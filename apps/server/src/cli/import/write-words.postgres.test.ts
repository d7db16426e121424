import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { createIds } from '../../platform/database/insert-rows.ts';
import { word } from '../../schema/word.ts';
import { buildBatch } from './batch.ts';
import { writeWords } from './write-words.ts';

const app = useApp();

it('keeps words that it found until the transaction ends', async () => {
  const found = await buildWord(app.database, { langCode: 'vo', text: 'sol', key: 'sol' });
  const entry = { location: '1', text: 'sol', translations: ['sun'] };
  const direction = { from: 'vo', to: 'en', licence: 'CC0-1.0' };
  const { words } = buildBatch([entry], direction, createIds(Date.now()));
  const deleteFound = () =>
    app.database.transaction(async (other) => {
      await other.execute(sql`set local lock_timeout = '50ms'`);
      await other.execute(sql`delete from ${word} where id = ${found.id}`);
    });
  await app.database.transaction(async (transaction) => {
    const { known } = await writeWords(transaction, words, direction.licence);
    expect(known).toMatchObject([{ id: found.id }]);
    await expect(deleteFound()).rejects.toMatchObject({ cause: { code: '55P03' } });
  });
  await deleteFound();
});
