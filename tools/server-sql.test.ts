import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const server = fileURLToPath(new URL('../apps/server/', import.meta.url));
const read = (file: string): string => readFileSync(`${server}${file}`, 'utf8');
const tables = globSync('src/schema/*.ts', { cwd: server })
  .flatMap((file) => [...read(file).matchAll(/pgTable\(\s*'(\w+)'/g)])
  .map(([, name]) => name);

const comment = /\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs;
const tableInSql = new RegExp(
  `\\b(?:from|join|into|update|using|truncate|analyze|alter table|null::)\\s*"?\\b(?:${tables.join('|')})\\b`,
  'gi',
);

/** The places where SQL spells the name of a table. */
const spelledTables = (source: string): string[] =>
  source.replaceAll(comment, '').match(tableInSql) ?? [];

describe('SQL', () => {
  const files = globSync('{bench,chaos,src,test}/**/*.ts', { cwd: server });

  it('names tables by importing them from schema/, so that a rename finds them', () => {
    const spelled = files.flatMap((file) =>
      spelledTables(read(file)).map((place) => `${file}: ${place}`),
    );
    expect(spelled, 'Interpolate the imported table instead').toEqual([]);
  });

  it.each([
    'sql`select id from word where true`',
    'sql`insert into "list_word" (list_id) values (1)`',
    'sql`with last as (select 1) update tag set word_count = 0`',
    'client.query(`delete from review`)',
  ])('fails the check with %s', (source) => {
    expect(spelledTables(source)).toHaveLength(1);
  });
});
