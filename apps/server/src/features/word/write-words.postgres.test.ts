import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { word } from '../../schema/word.ts';
import { completeWords } from './write-words.ts';

const app = useApp();

it('keeps words that it found until the transaction ends', async () => {
  const found = await buildWord(app.database, { langCode: 'vo', text: 'sol', key: 'sol' });
  const deleteFound = () =>
    app.database.transaction(async (other) => {
      await other.execute(sql`set local lock_timeout = '50ms'`);
      await other.execute(sql`delete from ${word} where id = ${found.id}`);
    });
  await app.database.transaction(async (transaction) => {
    expect(await completeWords(transaction, [found])).toMatchObject([{ id: found.id }]);
    await expect(deleteFound()).rejects.toMatchObject({ cause: { code: '55P03' } });
  });
  await deleteFound();
});
