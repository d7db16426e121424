import { type NewSmmChannel, routes, type SmmChannelChange } from '@wordhoard/contract';
import { negotiateLocale } from '@wordhoard/i18n';
import { serverMessages } from '@wordhoard/i18n/server';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { isInserted } from '../../platform/database/insert-once.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { type Caller, requireCaller } from '../../platform/http/request-context.ts';
import { type ChannelRow, smmChannel } from '../../schema/campaign.ts';
import { lockUser } from '../user/store.ts';
import type { CampaignServices } from './channel/channels.ts';
import { type ChannelState, checkChannel, stateAfter } from './channel/check-channel.ts';
import { NetworkFailure, type TextPost } from './network/network.ts';
import {
  deleteChannel,
  findChannel,
  findChannels,
  insertChannel,
  presentChannel,
  updateChannel,
} from './store/channel-store.ts';

export function addChannelRoutes(api: Api, services: CampaignServices): void {
  const { database } = services;

  api.openapi(routes.channel.feed, async (context) => {
    const request = context.req.valid('json');
    const { total, rows } = await findChannels(database, request);
    return context.json(presentFeed(request, total, rows.map(presentChannel)), 200);
  });

  api.openapi(routes.channel.record, async (context) => {
    const { id } = context.req.valid('json');
    return context.json(presentChannel(await findChannel(database, id)), 200);
  });

  api.openapi(routes.channel.create, async (context) => {
    const row = await createChannel(context.req.valid('json'), services, requireCaller(context));
    return context.json(presentChannel(row), 200);
  });

  api.openapi(routes.channel.update, async (context) => {
    const row = await changeChannel(context.req.valid('json'), services);
    return context.json(presentChannel(row), 200);
  });

  api.openapi(routes.channel.delete, async (context) => {
    const { id } = context.req.valid('json');
    await deleteChannel(database, id);
    return context.json({ id }, 200);
  });

  api.openapi(routes.channel.check, async (context) => {
    const { id, isPosting } = context.req.valid('json');
    const channel = await findChannel(database, id);
    const { state, postUrl } = await testChannel(channel, isPosting, services);
    const row = await updateChannel(database, id, state);
    return context.json({ channel: presentChannel(row), postUrl }, 200);
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
    return insertChannel(transaction, row, isSame);
  });
}

async function changeChannel(
  { id, account, ...change }: SmmChannelChange,
  { database, channels, now }: CampaignServices,
): Promise<ChannelRow> {
  const channel = await findChannel(database, id);
  if (account === undefined) return updateChannel(database, id, change);
  const { network, address, token } = account;
  if (network !== channel.network) throw otherNetwork(channel);
  const stored = token === undefined ? channel.token : channels.encrypt(token, id);
  const state = await checkChannel(channels.open({ ...channel, address, token: stored }), now());
  const changed = { ...change, address, token: stored, isActive: false, ...state };
  return updateChannel(database, id, { ...changed, blockedUntil: null });
}

const otherNetwork = ({ network }: ChannelRow) =>
  new ApplicationError('ParameterInvalid', {
    fields: [{ path: 'account.network', issue: { code: 'option', options: [network] } }],
  });

interface ChannelTest {
  state: ChannelState;
  postUrl: string | null;
}

async function testChannel(
  channel: ChannelRow,
  isPosting: boolean,
  { channels, now }: CampaignServices,
): Promise<ChannelTest> {
  const network = channels.open(channel);
  const state = await checkChannel(network, now());
  if (!isPosting || state.failureKind !== null) return { state, postUrl: null };
  try {
    const { url } = await network.send(testPost(channel), newId());
    return { state, postUrl: url };
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error;
    return { state: { ...state, ...stateAfter(error, now()) }, postUrl: null };
  }
}

const testPost = ({ tranLangCode }: ChannelRow): TextPost => ({
  kind: 'text',
  text: serverMessages(negotiateLocale(tranLangCode)).campaignPost.test(),
  bold: [],
  langCode: tranLangCode,
  picture: null,
});
