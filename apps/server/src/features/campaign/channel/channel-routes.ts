import { type NewSmmChannel, routes, type SmmChannelChange } from '@wordhoard/contract';
import { negotiateLocale } from '@wordhoard/i18n';
import { serverMessages } from '@wordhoard/i18n/server';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { findPage, presentFeed } from '../../../platform/database/feed-page.ts';
import { insertOnce, isInserted } from '../../../platform/database/insert-once.ts';
import { sorted } from '../../../platform/database/sql.ts';
import { ApplicationError, buildFieldError } from '../../../platform/errors/application-error.ts';
import { answer } from '../../../platform/http/answer.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Caller } from '../../../platform/http/request-context.ts';
import { type ChannelRow, smmChannel } from '../../../schema/campaign.ts';
import { lockUser } from '../../user/store.ts';
import { type Network, NetworkFailure, type TextPost } from '../network/network.ts';
import {
  type ChannelState,
  describeFailure,
  findChannel,
  presentChannel,
  refuseSameAccount,
  updateChannel,
} from './channel-store.ts';
import type { CampaignServices } from './channels.ts';

export function addChannelRoutes(api: Api, services: CampaignServices): void {
  const { database } = services;

  answer(api, routes.channel, {
    async feed(request) {
      const order = [sorted(sql`lower(${smmChannel.name})`, request.sort), smmChannel.id];
      const query = database.select().from(smmChannel).$dynamic();
      const { total, rows } = await findPage(database, query, order, request);
      return presentFeed(request, { total, rows: rows.map(presentChannel) });
    },

    record: async ({ id }) => presentChannel(await findChannel(database, id)),

    create: async (channel, { caller }) =>
      presentChannel(await createChannel(channel, services, caller)),

    update: async (change) => presentChannel(await changeChannel(change, services)),

    async delete({ id }) {
      const deleted = await database.delete(smmChannel).where(eq(smmChannel.id, id)).returning();
      if (deleted.length === 0) throw new ApplicationError('NotFound');
      return { id };
    },

    async check({ id, isPosting }) {
      const channel = await findChannel(database, id);
      const { state, postUrl } = await testChannel(channel, isPosting, services);
      return { channel: presentChannel(await updateChannel(database, id, state)), postUrl };
    },
  });
}

/**
 * Stores a channel, unless there is one of the same account with this id. A channel that the network refuses is
 * stored as well, so that the admin can repair it.
 */
async function createChannel(
  { id = newId(), account: { token, ...account }, ...channel }: NewSmmChannel,
  { database, channels, now }: CampaignServices,
  caller: Caller,
): Promise<ChannelRow> {
  const isSame = and(
    eq(smmChannel.network, account.network),
    eq(smmChannel.address, account.address),
  );
  if (await isInserted(database, smmChannel, id, isSame)) return findChannel(database, id);
  const stored = { id, ...channel, ...account, token: channels.encrypt(token, id) };
  const state = await checkChannel(channels.open(stored), now());
  const row = { isActive: false, createdAt: now(), ...stored, ...state };
  return database.transaction(async (transaction) => {
    // Equal requests at the same time would take each other's account for one of another channel.
    await lockUser(transaction, caller.id);
    await refuseSameAccount(insertOnce(transaction, smmChannel, row, isSame));
    return findChannel(transaction, id);
  });
}

async function changeChannel(
  { id, account, ...change }: SmmChannelChange,
  { database, channels, now }: CampaignServices,
): Promise<ChannelRow> {
  const channel = await findChannel(database, id);
  if (account === undefined) return updateChannel(database, id, change);
  const { network, address, token } = account;
  if (network !== channel.network) {
    throw buildFieldError('account.network', { code: 'option', options: [channel.network] });
  }
  const stored = token === undefined ? channel.token : channels.encrypt(token, id);
  const state = await checkChannel(channels.open({ ...channel, address, token: stored }), now());
  const changed = { ...change, address, token: stored, isActive: false, ...state };
  return updateChannel(database, id, { ...changed, blockedUntil: null });
}

/** Asks the network whether we may post. Posts nothing. */
async function checkChannel(network: Network, checkedAt: Date): Promise<ChannelState> {
  try {
    const info = await network.check();
    return { ...info, isActive: true, failureKind: null, failureDetail: '', checkedAt };
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error;
    return describeFailure(error, checkedAt);
  }
}

/** Checks a channel and, if that succeeds and is wanted, posts a test. */
async function testChannel(
  channel: ChannelRow,
  isPosting: boolean,
  { channels, now }: CampaignServices,
): Promise<{ state: ChannelState; postUrl: string | null }> {
  const network = channels.open(channel);
  const state = await checkChannel(network, now());
  if (!isPosting || state.failureKind !== null) return { state, postUrl: null };
  try {
    const { url } = await network.send(buildTestPost(channel), newId());
    return { state, postUrl: url };
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error;
    return { state: { ...state, ...describeFailure(error, now()) }, postUrl: null };
  }
}

const buildTestPost = ({ tranLangCode }: ChannelRow): TextPost => ({
  kind: 'text',
  text: serverMessages(negotiateLocale(tranLangCode)).campaignPost.test(),
  bold: [],
  langCode: tranLangCode,
  picture: null,
});
