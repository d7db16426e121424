import { sql } from 'drizzle-orm';
import { customType, index, pgTable } from 'drizzle-orm/pg-core';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Changes of accounts, for their devices. Each server reads those that were committed since its last read. The table is
 * unlogged: after a crash, devices connect again and synchronise.
 */
export const accountEvent = pgTable(
  'account_event',
  (type) => ({
    id: type.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    event: type.jsonb().notNull(),
    /** The transaction that commits it. */
    writer: transactionId().notNull().default(sql`pg_current_xact_id()`),
    at: type.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (column) => [
    index('account_event_by_writer').on(column.writer),
    index('account_event_by_time').on(column.at),
  ],
);
