import { SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';

/** The ids as rows of `wanted (id)`: what is joined to them is looked up for one after another. */
export const eachOf = (ids: readonly string[]): SQL =>
  sql`unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, place)`;

export const directionOf = (sort: SortOrder = SortOrder.Ascending): SQL =>
  sort === SortOrder.Descending ? sql`desc` : sql`asc`;

/** All conditions that are given. */
export function allOf(...conditions: (SQL | undefined)[]): SQL {
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

export const startingWith = (text: string): string => `${escapePattern(text)}%`;

export const containing = (text: string): string => `%${escapePattern(text)}%`;

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
