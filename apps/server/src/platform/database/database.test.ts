import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { word } from '../../features/word/schema.ts';
import { queryOf } from './database.ts';

const dialect = new PgDialect();

it('is what Drizzle makes of a statement', () => {
  const inner = sql`text = ${'one'} and ${sql.raw('active')}`;
  const statement = sql`select ${sql.param([1, 2])}::int[], ${null}, ${true}, ${new Date(0)} from word
    where ${inner} ${undefined} and ${sql.join([sql`a = ${7}`, sql`b`], sql` or `)}`;
  const { sql: text, params } = dialect.sqlToQuery(statement);
  expect(queryOf(statement)).toEqual({ sql: text, params });
});

it('is left to Drizzle where a statement names tables, columns or lists', () => {
  for (const piece of [word, word.id, sql.identifier('word'), [1, 2]]) {
    expect(queryOf(sql`select from ${piece}`)).toBeUndefined();
  }
});
