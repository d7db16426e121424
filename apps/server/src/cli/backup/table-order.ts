import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';

export interface Reference {
  from: string;
  to: string;
}

/** All tables that a crash leaves alone, those that others point at before those that do. */
export async function findTablesInOrder(database: Database): Promise<string[]> {
  const tables = await selectRows<{ name: string }>(
    database,
    sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
        order by relname`,
  );
  const references = await selectRows<Reference>(
    database,
    sql`select child.relname as "from", parent.relname as "to" from pg_constraint
        join pg_class as child on child.oid = conrelid
        join pg_class as parent on parent.oid = confrelid
        where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return referencedFirst(
    tables.map(({ name }) => name),
    references,
  );
}

/** Throws where tables point at each other in a circle. */
export function referencedFirst(
  tables: readonly string[],
  references: readonly Reference[],
): string[] {
  const ordered: string[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const ready = [...waiting].filter((table) =>
      references.every(({ from, to }) => from !== table || to === table || !waiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`Tables in a circle: ${[...waiting].join(', ')}`);
    for (const table of ready) waiting.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}
