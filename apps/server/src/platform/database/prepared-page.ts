import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { StatementNames } from './prepared-statements.ts';

type Values = Readonly<Record<string, unknown>>;

/** A part of a statement. Its text is built once and runs with different values. */
export interface PreparedPart<Built> {
  /** Everything that the text depends on, except which values are undefined. Parts with the same shape have the same text. */
  shape: readonly unknown[];
  values: Values;
  /** Builds the text with placeholders for the values. */
  build(): Built;
}

type Places<Given> = {
  [Name in keyof Given]: undefined extends Given[Name] ? Placeholder | undefined : Placeholder;
};

/** Prepares a part whose text has a placeholder for each value that is not undefined. */
export const preparePart = <Given extends Values, Built>(
  shape: readonly unknown[],
  values: Given,
  build: (places: Places<Given>) => Built,
): PreparedPart<Built> => ({ shape, values, build: () => build(createPlaces(values)) });

function createPlaces<Given extends Values>(values: Given): Places<Given> {
  const places = givenNames(values).map((name) => [name, sql.placeholder(name)]);
  return Object.fromEntries(places) as Places<Given>;
}

const givenNames = (values: Values): string[] =>
  Object.keys(values).filter((name) => values[name] !== undefined);

/** A page whose statement may leave the total open. */
interface SelectedPage<Row> {
  total: number | null;
  rows: Row[];
}

/**
 * Selects a page by a hand-written statement with the columns `total` and `rows`. Drizzle builds the
 * text once for each shape that is frequent: see docs/decisions/prepared-statements.md.
 */
export async function selectPage<Row>(
  database: Database,
  { shape, values, build }: PreparedPart<SQL>,
): Promise<SelectedPage<Row>> {
  const key = JSON.stringify([shape, givenNames(values)]);
  const name = names.choose(key);
  const prepare = () => preparePage<Row>(database, name ?? '', build());
  const statements = getOrAdd(preparedPages, database, () => new Map<string, PreparedPage>());
  const statement = name === undefined ? prepare() : getOrAdd(statements, key, prepare);
  const [page] = await statement.execute(values);
  return (page as SelectedPage<Row> | undefined) ?? { total: 0, rows: [] };
}

type PreparedPage = ReturnType<typeof preparePage>;

/** A transaction is a database of its own. Its statements have the same names, because it shares the connections. */
const preparedPages = new WeakMap<Database, Map<string, PreparedPage>>();
const names = new StatementNames('page');

function preparePage<Row>(database: Database, name: string, statement: SQL) {
  return database
    .select({ total: sql<number | null>`total`, rows: sql<Row[]>`rows` })
    .from(sql`(${statement}) as page`)
    .prepare(name);
}

interface Lookup<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

function getOrAdd<Key, Value>(lookup: Lookup<Key, Value>, key: Key, create: () => Value): Value {
  const known = lookup.get(key);
  if (known !== undefined) return known;
  const created = create();
  lookup.set(key, created);
  return created;
}
