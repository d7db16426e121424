import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/test-app.ts';
import { selectRows } from './database.ts';

const app = useApp();

it('an index finds the rows that the deletion of another row deletes or changes', async () => {
  const keys = await selectRows<{ name: string; hasIndex: boolean }>(
    app.database,
    sql`select conname as name, exists (
          select from pg_index
          where indrelid = conrelid and indisvalid and (indpred is null
              or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)')
            and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        ) as "hasIndex"
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confdeltype in ('c', 'n', 'd') and connamespace = 'public'::regnamespace`,
  );
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter(({ hasIndex }) => !hasIndex).map(({ name }) => name)).toEqual([]);
});
