import type { SmmChannel } from '@wordhoard/contract';
import type { SortOrder } from '@wordhoard/contract/enumeration';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { refuseSimilar } from '../../../platform/database/database-errors.ts';
import { findPage, type Page, type PageRequest } from '../../../platform/database/feed-page.ts';
import { insertOnce } from '../../../platform/database/insert-once.ts';
import { sorted } from '../../../platform/database/sql.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { type ChannelRow, smmChannel } from '../../../schema/campaign.ts';

export function findChannels(
  database: Database,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<ChannelRow>> {
  const order = [sorted(sql`lower(${smmChannel.name})`, request.sort), smmChannel.id];
  return findPage(database, database.select().from(smmChannel).$dynamic(), order, request);
}

export async function findChannel(database: Database, id: string): Promise<ChannelRow> {
  const [row] = await database.select().from(smmChannel).where(eq(smmChannel.id, id));
  return existing(row);
}

/** Serializes the attempts to post to a channel while the recent ones are counted. */
export async function lockChannel(transaction: Database, id: string): Promise<ChannelRow> {
  const [row] = await transaction
    .select()
    .from(smmChannel)
    .where(eq(smmChannel.id, id))
    .for('no key update');
  return existing(row);
}

function existing(row: ChannelRow | undefined): ChannelRow {
  if (row === undefined) throw new ApplicationError('NotFound');
  return row;
}

/** @param isSame - tells whether a channel with this id is that of an earlier request */
export async function insertChannel(
  database: Database,
  channel: typeof smmChannel.$inferInsert,
  isSame: SQL | undefined,
): Promise<ChannelRow> {
  await refuseSimilar('smm_channel_once', insertOnce(database, smmChannel, channel, isSame));
  return findChannel(database, channel.id);
}

type ChannelChange = { [Key in keyof ChannelRow]?: ChannelRow[Key] | undefined };

export async function updateChannel(
  database: Database,
  id: string,
  change: ChannelChange,
): Promise<ChannelRow> {
  const isEmpty = Object.values(change).every((value) => value === undefined);
  if (isEmpty) return findChannel(database, id);
  const update = database.update(smmChannel).set(change).where(eq(smmChannel.id, id)).returning();
  const [row] = await refuseSimilar('smm_channel_once', update);
  return existing(row);
}

export async function deleteChannel(database: Database, id: string): Promise<void> {
  const deleted = await database.delete(smmChannel).where(eq(smmChannel.id, id)).returning();
  if (deleted.length === 0) throw new ApplicationError('NotFound');
}

/** Without the token. */
export const presentChannel = ({
  id,
  network,
  name,
  address,
  langCode,
  tranLangCode,
  title,
  url,
  isActive,
  isPaused,
  failureKind,
  failureDetail,
  checkedAt,
  createdAt,
}: ChannelRow): SmmChannel => ({
  id,
  network,
  name,
  address,
  langCode,
  tranLangCode,
  title,
  url,
  isActive,
  isPaused,
  failure: presentFailure({ failureKind, failureDetail }),
  checkedAt: checkedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

export const presentFailure = ({
  failureKind,
  failureDetail,
}: Pick<ChannelRow, 'failureKind' | 'failureDetail'>): SmmChannel['failure'] =>
  failureKind && { kind: failureKind, detail: failureDetail };
