import { routes } from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { minutesAgo, useDueCampaigns } from '../../../test/campaign/due-campaign.ts';
import { useNetworkServers } from '../../../test/campaign/network-servers.ts';
import { useApp } from '../../../test/test-app.ts';
import { smmChannel } from '../../schema/campaign.ts';

const networks = useNetworkServers();
const app = useApp({ variables: () => networks.variables });
const campaigns = useDueCampaigns(app, networks);

describe('when the network fails', () => {
  const repeatNow = (campaignId: string) =>
    campaigns.setPosts(campaignId, { retryAt: minutesAgo(1) });

  it('waits as long as Telegram says', async () => {
    const { campaignId, chat, channel } = await campaigns.start({ count: 2 });
    const limited = { method: 'sendMessage', failure: 'limited', retryAfterSeconds: 90 } as const;
    networks.telegram.failNext(limited);
    await campaigns.passMinute();
    const [row] = await app.database.select().from(smmChannel).where(eq(smmChannel.id, channel.id));
    expect(row?.blockedUntil?.getTime()).toBeGreaterThan(Date.now() + 80_000);
    await campaigns.passMinute();
    expect(campaigns.inChat(chat)).toEqual([]);
    await app.database
      .update(smmChannel)
      .set({ blockedUntil: minutesAgo(1) })
      .where(eq(smmChannel.id, channel.id));
    await repeatNow(campaignId);
    await campaigns.passMinute();
    expect(campaigns.inChat(chat)).toHaveLength(2);
  });

  it('repeats a post that the network could not take', async () => {
    const { campaignId, chat } = await campaigns.start();
    networks.telegram.failNext({ method: 'sendMessage', failure: 'error', status: 502 });
    await campaigns.passMinute();
    expect(await campaigns.firstPost(campaignId)).toMatchObject({
      status: 'planned',
      failure: { kind: 'unavailable' },
    });
    await repeatNow(campaignId);
    await campaigns.passMinute();
    expect(await campaigns.firstPost(campaignId)).toMatchObject({ status: 'sent', failure: null });
    expect(campaigns.inChat(chat)).toHaveLength(1);
  });

  it('gives up after six attempts', async () => {
    const { campaignId } = await campaigns.start();
    networks.telegram.failNext({ method: 'sendMessage', failure: 'error', times: 6 });
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await repeatNow(campaignId);
      await campaigns.passMinute();
    }
    expect(await campaigns.firstPost(campaignId)).toMatchObject({ status: 'failed' });
  });

  it('does not repeat a post that the network refuses to take', async () => {
    const { campaignId } = await campaigns.start();
    const invalid = { status: 400, explanation: 'Bad Request: message is too long' };
    networks.telegram.failNext({ method: 'sendMessage', failure: 'error', ...invalid });
    await campaigns.passMinute();
    expect(await campaigns.firstPost(campaignId)).toMatchObject({
      status: 'failed',
      failure: { kind: 'invalid', detail: invalid.explanation },
    });
  });

  it('holds the channel when the bot was removed, until it is checked again', async () => {
    const { campaignId, chat, channel } = await campaigns.start({ count: 2 });
    networks.telegram.removeBot(chat.id);
    await campaigns.setPosts(campaignId, { scheduledAt: minutesAgo(1) });
    await campaigns.passMinute();
    const { id } = channel;
    expect(await app.call(routes.channel.record, { id }, campaigns.admin)).toMatchObject({
      isActive: false,
      failure: { kind: 'refused', detail: expect.stringContaining('Forbidden') },
    });
    const { posts } = await app.call(routes.campaign.record, { id: campaignId }, campaigns.admin);
    expect(posts.failed).toBeGreaterThan(0);
    const failed = (await campaigns.postsOf(campaignId)).find(({ status }) => status === 'failed');
    expect(await app.refusal(routes.post.send, { id: failed?.id }, campaigns.admin)).toMatchObject({
      code: 'SmmChannelIsNotActive',
    });
  });

  it('does not repeat a post to Telegram whose answer was lost, and asks the admin', async () => {
    const { campaignId, chat } = await campaigns.start();
    networks.telegram.failNext({ method: 'sendMessage', failure: 'cut-after-acceptance' });
    await campaigns.passMinute();
    await campaigns.passMinute();
    const { id, status } = await campaigns.firstPost(campaignId);
    expect(status).toBe('unknown');
    expect(campaigns.inChat(chat)).toHaveLength(1);
    await app.call(routes.post.send, { id, isConfirming: true }, campaigns.admin);
    expect(await campaigns.firstPost(campaignId)).toMatchObject({ status: 'sent', failure: null });
    await campaigns.passMinute();
    expect(campaigns.inChat(chat)).toHaveLength(1);
  });

  it('repeats a post to Mastodon whose answer was lost, without posting it twice', async () => {
    const { campaignId, text } = await campaigns.start({ network: 'mastodon' });
    const method = 'POST /api/v1/statuses';
    networks.mastodon.failNext({ method, failure: 'cut-after-acceptance' });
    await campaigns.passMinute();
    expect(await campaigns.firstPost(campaignId)).toMatchObject({ status: 'planned' });
    await repeatNow(campaignId);
    await campaigns.passMinute();
    expect(await campaigns.firstPost(campaignId)).toMatchObject({ status: 'sent' });
    expect(campaigns.onMastodon(text)).toHaveLength(1);
  });
});

describe('after a crash', () => {
  const crashed = { status: 'sending', attempts: 1, attemptedAt: minutesAgo(4) } as const;

  it('asks the admin about a post to Telegram', async () => {
    const { campaignId, chat } = await campaigns.start();
    await campaigns.setPosts(campaignId, crashed);
    await campaigns.passMinute();
    expect(await campaigns.firstPost(campaignId)).toMatchObject({ status: 'unknown' });
    expect(campaigns.inChat(chat)).toEqual([]);
  });

  it('repeats a post to Mastodon with its key', async () => {
    const { campaignId } = await campaigns.start({ network: 'mastodon' });
    await campaigns.setPosts(campaignId, crashed);
    await campaigns.passMinute();
    await campaigns.setPosts(campaignId, { retryAt: null });
    await campaigns.passMinute();
    expect(await campaigns.firstPost(campaignId)).toMatchObject({ status: 'sent' });
  });

  it('sends a post whose job was lost before it was sent', async () => {
    const { campaignId } = await campaigns.start();
    await campaigns.setPosts(campaignId, { queuedAt: minutesAgo(4) });
    await campaigns.passMinute();
    expect(await campaigns.firstPost(campaignId)).toMatchObject({ status: 'sent' });
  });
});
