import type { SmmChannel } from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { refuseSimilar } from '../../../platform/database/database-errors.ts';
import { requireFound } from '../../../platform/errors/application-error.ts';
import { type ChannelRow, smmChannel } from '../../../schema/campaign.ts';
import type { NetworkFailure } from '../network/network.ts';

export async function findChannel(database: Database, id: string): Promise<ChannelRow> {
  const [row] = await database.select().from(smmChannel).where(eq(smmChannel.id, id));
  return requireFound(row);
}

type ChannelChange = { [Key in keyof ChannelRow]?: ChannelRow[Key] | undefined };

/** @throws SimilarRecordAlreadyExists if another channel has the same account */
export async function updateChannel(database: Database, id: string, change: ChannelChange) {
  const isEmpty = Object.values(change).every((value) => value === undefined);
  if (isEmpty) return findChannel(database, id);
  const update = database.update(smmChannel).set(change).where(eq(smmChannel.id, id)).returning();
  const [row] = await refuseSameAccount(update);
  return requireFound(row);
}

/** An account has one channel. Its address tells it until the network has been reached. */
export const refuseSameAccount = <Written>(writing: Promise<Written>): Promise<Written> =>
  refuseSimilar('smm_channel_once', refuseSimilar('smm_channel_account', writing));

/** What a call to the network tells about a channel. */
export type ChannelState = Pick<ChannelRow, 'failureKind' | 'failureDetail' | 'checkedAt'> &
  Partial<
    Pick<ChannelRow, 'isActive' | 'accountId' | 'title' | 'url' | 'limits' | 'postsPerMinute'>
  >;

/** The state of a channel after a call failed. Only a refusal lasts until an admin does something. */
export const describeFailure = ({ kind, message }: NetworkFailure, checkedAt: Date) => ({
  ...(kind === 'refused' && { isActive: false }),
  failureKind: kind,
  failureDetail: message,
  checkedAt,
});

/** Without the token. */
export const presentChannel = (row: ChannelRow): SmmChannel => ({
  id: row.id,
  network: row.network,
  name: row.name,
  address: row.address,
  langCode: row.langCode,
  tranLangCode: row.tranLangCode,
  title: row.title,
  url: row.url,
  isActive: row.isActive,
  isPaused: row.isPaused,
  failure: presentFailure(row),
  checkedAt: row.checkedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

export const presentFailure = ({
  failureKind,
  failureDetail,
}: Pick<ChannelRow, 'failureKind' | 'failureDetail'>): SmmChannel['failure'] =>
  failureKind && { kind: failureKind, detail: failureDetail };
