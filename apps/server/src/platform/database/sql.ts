import { SortOrder } from '@wordhoard/contract/enumeration';
import { asc, desc, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A value, or its place in a prepared statement. */
export type Value<Type> = Type | Placeholder;

/** The ids as rows of `wanted (id, position)`, to join tables by id and keep the order. */
export const unnestIds = (ids: Value<readonly string[]>): SQL =>
  sql`unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, position)`;

/** Thousands of ids as one parameter. The driver would quote each of them. */
export const idArray = (ids: readonly string[]): SQL => sql`${`{${ids.join()}}`}::uuid[]`;

/** Like `inArray`, but with one parameter, for hundreds of values or more. */
export const isAmong = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`;

/**
 * A value that the planner does not see. All values share one plan, so PostgreSQL plans a prepared
 * statement only once.
 */
export const unplanned = (value: Value<string | number>, type: 'text' | 'int' | 'uuid'): SQL =>
  sql`(select ${value}::${sql.raw(type)})`;

/** Whether a column is one of several values that the planner does not see. */
export const isAmongUnplanned = (column: SQLWrapper, values: Value<readonly string[]>): SQL =>
  sql`${column} = any((select ${sql.param(values)}::text[])::text[])`;

/** Whether a row belongs to the caller. An anonymous caller owns none. */
export const isOwnedBy = (userId: SQLWrapper, callerId: Value<string> | undefined): SQL =>
  callerId === undefined ? sql`false` : sql`${userId} = ${unplanned(callerId, 'uuid')}`;

export const sorted = (column: SQLWrapper, sort: SortOrder = SortOrder.Ascending): SQL =>
  sort === SortOrder.Descending ? desc(column) : asc(column);

export const toDirection = (sort: SortOrder = SortOrder.Ascending): SQL =>
  sort === SortOrder.Descending ? sql`desc` : sql`asc`;

/** Matches a prefix in a column of `foldedText`. It can use a plain index for any text. */
export const startsWith = (column: SQL, text: Value<string>): SQL =>
  sql`(${column} >= ${unplanned(text, 'text')} and ${column} < (select ${text}::text || '\u{10ffff}'))`;

export const startingWith = (text: string): string => `${escapePattern(text)}%`;

export const containing = (text: string): string => `%${escapePattern(text)}%`;

export const endingWith = (text: string): string => `%${escapePattern(text)}`;

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A time in ISO 8601. */
export const isoTime = (column: AnyPgColumn): SQL<string> => sql`${column}`.mapWith(toIsoTime);

export const isoTimeOrNull = (column: AnyPgColumn): SQL<string | null> => isoTime(column);

const toIsoTime = (value: string): string => new Date(value).toISOString();
