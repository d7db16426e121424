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
export const isAmong = (column: AnyPgColumn, values: Value<readonly string[]>): SQL =>
  sql`${column} = any(${sql.param(values)})`;

/** Whether a row belongs to the caller. An anonymous caller owns none. */
export const isOwnedBy = (userId: SQLWrapper, callerId: Value<string> | undefined): SQL =>
  callerId === undefined ? sql`false` : sql`${userId} = ${callerId}::uuid`;

export const sorted = (column: SQLWrapper, sort: SortOrder = SortOrder.Ascending): SQL =>
  sort === SortOrder.Descending ? desc(column) : asc(column);

export const toDirection = (sort: SortOrder = SortOrder.Ascending): SQL =>
  sort === SortOrder.Descending ? sql`desc` : sql`asc`;

/** Matches a prefix in a column of `foldedText`. It can use a plain index for any text. */
export const startsWith = (column: SQL, text: Value<string>): SQL =>
  sql`(${column} >= ${text}::text and ${column} < ${text}::text || '\u{10ffff}')`;

export const startingWith = (text: string): string => `${escapePattern(text)}%`;

export const containing = (text: string): string => `%${escapePattern(text)}%`;

export const endingWith = (text: string): string => `%${escapePattern(text)}`;

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A time in ISO 8601. */
export const isoTime = (column: AnyPgColumn): SQL<string> => sql`${column}`.mapWith(toIsoTime);

export const isoTimeOrNull = (column: AnyPgColumn): SQL<string | null> => isoTime(column);

const toIsoTime = (value: string): string => new Date(value).toISOString();
