import { sql } from 'drizzle-orm';

/** The tables of the database that hold them, and that tell who has put which on their shelf. */
export const tables = {
  list: { things: sql`list`, links: sql`user_list`, linkedId: sql`list_id` },
  table: { things: sql`word_table`, links: sql`user_table`, linkedId: sql`table_id` },
};

export type ShelvedKind = keyof typeof tables;
