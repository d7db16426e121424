import { routes } from '@wordhoard/contract';
import { SmmCampaignStatus, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildChannel,
  campaignPlan,
  createCampaign,
} from '../../../test/campaign/campaign-factory.ts';
import { useNetworkServers } from '../../../test/campaign/network-servers.ts';
import { buildTranslation, buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { sendDuePostsJob } from './sending/send-due-posts.ts';
import { type ChannelRow, type PostRow, smmChannel, smmPost } from './store/schema.ts';

const networks = useNetworkServers();
const app = useApp({ variables: () => networks.variables });
let admin: Record<string, string>;

beforeAll(async () => {
  admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
});

const minute = 60_000;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minute);

async function buildWords(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const word = await buildWord(app.database);
    const meaning = await buildWord(app.database, { langCode: 'ia' });
    await buildTranslation(app.database, [word, meaning]);
    ids.push(word.id);
  }
  return ids;
}

interface Setting {
  network?: 'telegram' | 'mastodon';
  type?: 'POST' | 'QUIZ';
  count?: number;
  channel?: Partial<ChannelRow>;
}

/** A running campaign whose posts are due now. */
async function startDueCampaign({
  network = 'telegram',
  type = 'POST',
  count = 1,
  channel: change = {},
}: Setting = {}) {
  const chat = networks.addChannel();
  const isTelegram = network === 'telegram';
  const channel = await buildChannel(app, {
    network,
    address: isTelegram ? chat.address : networks.mastodon.url,
    token: isTelegram ? networks.telegram.token : networks.mastodon.token,
    ...change,
  });
  const source = { kind: 'words' as const, ids: await buildWords(count) };
  const plan = campaignPlan(channel.id, source, { type, template: '{word} {link}' });
  const { campaign } = await createCampaign(app, plan, admin);
  await app.call(routes.campaign.start, { id: campaign.id }, admin);
  await setPosts(campaign.id, { scheduledAt: minutesAgo(1) });
  const text = async () => (await firstPost(campaign.id)).word.text;
  return { channel, chat, campaignId: campaign.id, text };
}

const setPosts = (campaignId: string, change: Partial<PostRow>) =>
  app.database.update(smmPost).set(change).where(eq(smmPost.campaignId, campaignId));

/** What the servers do each minute. */
async function passMinute(): Promise<void> {
  await app.services.jobs.send(sendDuePostsJob, {}, app.database);
  await app.runJobs();
}

const postsOf = async (campaignId: string) =>
  (await app.call(routes.post.feed, { campaignId, pageSize: 100 }, admin)).data;

async function firstPost(campaignId: string) {
  const [post] = await postsOf(campaignId);
  if (post === undefined) throw new Error('A post was expected');
  return post;
}

/** The posts of a campaign that Telegram accepted. */
const inChat = ({ id }: { id: number }) =>
  networks.telegram.posts.filter(({ chatId }) => chatId === id);
const onMastodon = (text: string) =>
  networks.mastodon.posts.filter((post) => post.text.includes(text));

describe('a due post', () => {
  it('is sent to Telegram once, with a link that counts visits', async () => {
    const { campaignId, chat } = await startDueCampaign();
    await passMinute();
    await passMinute();
    const post = await firstPost(campaignId);
    const [message, ...others] = inChat(chat);
    expect(others).toEqual([]);
    expect(post).toMatchObject({
      status: 'sent',
      url: `https://t.me/${chat.address.slice(1)}/${message?.messageId}`,
      sentAt: expect.any(String),
      visitCount: 0,
    });
    const link = /http\S+$/.exec(message?.text ?? '')?.[0] ?? '';
    await visit(link, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
    expect(await firstPost(campaignId)).toMatchObject({ visitCount: 1 });
  });

  it('does not count the visit of a robot', async () => {
    const { campaignId, chat } = await startDueCampaign();
    await passMinute();
    const link = /http\S+$/.exec(inChat(chat)[0]?.text ?? '')?.[0] ?? '';
    await visit(link, 'TelegramBot (like TwitterBot)');
    await visit(link, undefined);
    expect(await firstPost(campaignId)).toMatchObject({ visitCount: 0 });
  });

  it('is sent to Mastodon once', async () => {
    const { campaignId, text } = await startDueCampaign({ network: 'mastodon' });
    await passMinute();
    await passMinute();
    expect(await firstPost(campaignId)).toMatchObject({ status: 'sent' });
    expect(onMastodon(await text())).toHaveLength(1);
  });

  it('waits for its time', async () => {
    const { campaignId, chat } = await startDueCampaign();
    await setPosts(campaignId, { scheduledAt: minutesAgo(-5) });
    await passMinute();
    expect(inChat(chat)).toEqual([]);
  });

  it('waits while its campaign is paused', async () => {
    const { campaignId, chat } = await startDueCampaign();
    await app.call(routes.campaign.pause, { id: campaignId }, admin);
    await passMinute();
    expect(inChat(chat)).toEqual([]);
  });

  it('waits while its channel is paused', async () => {
    const { chat, channel } = await startDueCampaign();
    await app.call(routes.channel.update, { id: channel.id, isPaused: true }, admin);
    await passMinute();
    expect(inChat(chat)).toEqual([]);
    await app.call(routes.channel.update, { id: channel.id, isPaused: false }, admin);
    await passMinute();
    expect(inChat(chat)).toHaveLength(1);
  });

  it('is sent late within an hour, and skipped after it', async () => {
    const late = await startDueCampaign();
    await setPosts(late.campaignId, { scheduledAt: minutesAgo(59) });
    const tooLate = await startDueCampaign();
    await setPosts(tooLate.campaignId, { scheduledAt: minutesAgo(61) });
    await passMinute();
    expect(await firstPost(late.campaignId)).toMatchObject({ status: 'sent' });
    expect(await firstPost(tooLate.campaignId)).toMatchObject({
      status: 'skipped',
      failure: { kind: 'late' },
    });
    expect(inChat(tooLate.chat)).toEqual([]);
  });

  it('is one of no more than the network accepts in a minute', async () => {
    const setting = { count: 5, channel: { postsPerMinute: 3 } };
    const { campaignId, chat } = await startDueCampaign(setting);
    await passMinute();
    await passMinute();
    expect(inChat(chat)).toHaveLength(3);
    const attemptedAt = minutesAgo(2);
    await setPosts(campaignId, { attemptedAt });
    await passMinute();
    expect(inChat(chat)).toHaveLength(5);
  });

  it('fails if its word is no longer public', async () => {
    const { campaignId, chat } = await startDueCampaign();
    await setPosts(campaignId, { wordId: null });
    await passMinute();
    expect(await firstPost(campaignId)).toMatchObject({
      status: 'failed',
      failure: { kind: 'invalid' },
    });
    expect(inChat(chat)).toEqual([]);
  });

  it('completes its campaign if it is the last one', async () => {
    const { campaignId } = await startDueCampaign();
    await passMinute();
    await passMinute();
    expect(await app.call(routes.campaign.record, { id: campaignId }, admin)).toMatchObject({
      status: SmmCampaignStatus.COMPLETED,
      isRunning: false,
      completedAt: expect.any(String),
    });
  });
});

const visit = (link: string, userAgent: string | undefined) => {
  const { pathname, search } = new URL(link);
  const headers = userAgent === undefined ? {} : { 'user-agent': userAgent };
  return app.request(pathname + search, { headers: { accept: 'text/html', ...headers } });
};

describe('when the network fails', () => {
  const repeatNow = (campaignId: string) => setPosts(campaignId, { retryAt: minutesAgo(1) });

  it('waits as long as Telegram says', async () => {
    const { campaignId, chat, channel } = await startDueCampaign({ count: 2 });
    const limited = { method: 'sendMessage', failure: 'limited', retryAfterSeconds: 90 } as const;
    networks.telegram.failNext(limited);
    await passMinute();
    const [row] = await app.database.select().from(smmChannel).where(eq(smmChannel.id, channel.id));
    expect(row?.blockedUntil?.getTime()).toBeGreaterThan(Date.now() + 80_000);
    await passMinute();
    expect(inChat(chat)).toEqual([]);
    await app.database
      .update(smmChannel)
      .set({ blockedUntil: minutesAgo(1) })
      .where(eq(smmChannel.id, channel.id));
    await repeatNow(campaignId);
    await passMinute();
    expect(inChat(chat)).toHaveLength(2);
  });

  it('repeats a post that the network could not take', async () => {
    const { campaignId, chat } = await startDueCampaign();
    networks.telegram.failNext({ method: 'sendMessage', failure: 'error', status: 502 });
    await passMinute();
    expect(await firstPost(campaignId)).toMatchObject({
      status: 'planned',
      failure: { kind: 'unavailable' },
    });
    await repeatNow(campaignId);
    await passMinute();
    expect(await firstPost(campaignId)).toMatchObject({ status: 'sent', failure: null });
    expect(inChat(chat)).toHaveLength(1);
  });

  it('gives up after six attempts', async () => {
    const { campaignId } = await startDueCampaign();
    networks.telegram.failNext({ method: 'sendMessage', failure: 'error', times: 6 });
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await repeatNow(campaignId);
      await passMinute();
    }
    expect(await firstPost(campaignId)).toMatchObject({ status: 'failed' });
  });

  it('does not repeat a post that the network refuses to take', async () => {
    const { campaignId } = await startDueCampaign();
    const invalid = { status: 400, explanation: 'Bad Request: message is too long' };
    networks.telegram.failNext({ method: 'sendMessage', failure: 'error', ...invalid });
    await passMinute();
    expect(await firstPost(campaignId)).toMatchObject({
      status: 'failed',
      failure: { kind: 'invalid', detail: invalid.explanation },
    });
  });

  it('holds the channel when the bot was removed, until it is checked again', async () => {
    const { campaignId, chat, channel } = await startDueCampaign({ count: 2 });
    networks.telegram.removeBot(chat.id);
    await setPosts(campaignId, { scheduledAt: minutesAgo(1) });
    await passMinute();
    const { id } = channel;
    expect(await app.call(routes.channel.record, { id }, admin)).toMatchObject({
      isActive: false,
      failure: { kind: 'refused', detail: expect.stringContaining('Forbidden') },
    });
    const { posts } = await app.call(routes.campaign.record, { id: campaignId }, admin);
    expect(posts.failed).toBeGreaterThan(0);
    const failed = (await postsOf(campaignId)).find(({ status }) => status === 'failed');
    expect(await app.refusal(routes.post.send, { id: failed?.id }, admin)).toMatchObject({
      code: 'SmmChannelIsNotActive',
    });
  });

  it('does not repeat a post to Telegram whose answer was lost, and asks the admin', async () => {
    const { campaignId, chat } = await startDueCampaign();
    networks.telegram.failNext({ method: 'sendMessage', failure: 'cut-after-acceptance' });
    await passMinute();
    await passMinute();
    const { id, status } = await firstPost(campaignId);
    expect(status).toBe('unknown');
    expect(inChat(chat)).toHaveLength(1);
    await app.call(routes.post.send, { id, isConfirming: true }, admin);
    expect(await firstPost(campaignId)).toMatchObject({ status: 'sent', failure: null });
    await passMinute();
    expect(inChat(chat)).toHaveLength(1);
  });

  it('repeats a post to Mastodon whose answer was lost, without posting it twice', async () => {
    const { campaignId, text } = await startDueCampaign({ network: 'mastodon' });
    const method = 'POST /api/v1/statuses';
    networks.mastodon.failNext({ method, failure: 'cut-after-acceptance' });
    await passMinute();
    expect(await firstPost(campaignId)).toMatchObject({ status: 'planned' });
    await repeatNow(campaignId);
    await passMinute();
    expect(await firstPost(campaignId)).toMatchObject({ status: 'sent' });
    expect(onMastodon(await text())).toHaveLength(1);
  });
});

describe('after a crash', () => {
  const crashed = { status: 'sending', attempts: 1, attemptedAt: minutesAgo(4) } as const;

  it('asks the admin about a post to Telegram', async () => {
    const { campaignId, chat } = await startDueCampaign();
    await setPosts(campaignId, crashed);
    await passMinute();
    expect(await firstPost(campaignId)).toMatchObject({ status: 'unknown' });
    expect(inChat(chat)).toEqual([]);
  });

  it('repeats a post to Mastodon with its key', async () => {
    const { campaignId } = await startDueCampaign({ network: 'mastodon' });
    await setPosts(campaignId, crashed);
    await passMinute();
    await setPosts(campaignId, { retryAt: null });
    await passMinute();
    expect(await firstPost(campaignId)).toMatchObject({ status: 'sent' });
  });

  it('sends a post whose job was lost before it was sent', async () => {
    const { campaignId } = await startDueCampaign();
    await setPosts(campaignId, { queuedAt: minutesAgo(4) });
    await passMinute();
    expect(await firstPost(campaignId)).toMatchObject({ status: 'sent' });
  });
});

describe('an admin', () => {
  it('sends a planned post at once, also while the campaign is paused', async () => {
    const { campaignId, chat } = await startDueCampaign({ count: 2 });
    await app.call(routes.campaign.pause, { id: campaignId }, admin);
    const { id } = await firstPost(campaignId);
    await app.call(routes.post.send, { id }, admin);
    await app.runJobs();
    expect(await app.call(routes.post.record, { id }, admin)).toMatchObject({ status: 'sent' });
    expect(inChat(chat)).toHaveLength(1);
  });

  it('repairs the channel and sends a failed post again', async () => {
    const { campaignId, chat } = await startDueCampaign();
    const invalid = { status: 400, explanation: 'Bad Request: something else' };
    networks.telegram.failNext({ method: 'sendMessage', failure: 'error', ...invalid });
    await passMinute();
    const { id } = await firstPost(campaignId);
    await app.call(routes.post.send, { id }, admin);
    await app.runJobs();
    expect(await app.call(routes.post.record, { id }, admin)).toMatchObject({
      status: 'sent',
      failure: null,
    });
    expect(inChat(chat)).toHaveLength(1);
  });
});

describe('a quiz', () => {
  it('is a native quiz in Telegram, whose answers are collected when it closes', async () => {
    const { campaignId, chat } = await startDueCampaign({ type: 'QUIZ', count: 4 });
    await passMinute();
    const message = inChat(chat)[0];
    expect(message?.poll).toMatchObject({
      isAnonymous: true,
      correctIndexes: [expect.any(Number)],
    });
    const [correct = 0] = message?.poll?.correctIndexes ?? [];
    networks.telegram.vote(message?.messageId ?? 0, correct, 3);
    networks.telegram.vote(message?.messageId ?? 0, (correct + 1) % 4, 1);
    await setPosts(campaignId, { pollClosesAt: minutesAgo(1) });
    await passMinute();
    const post = (await postsOf(campaignId)).find(({ poll }) => (poll?.voters ?? 0) > 0);
    expect(post?.poll).toMatchObject({ voters: 4, correctIndex: correct });
    expect(post?.poll?.votes[correct]).toBe(3);
    expect(message?.poll?.isClosed).toBe(true);
  });

  it('is a poll on Mastodon, with the answer as a reply when it ends', async () => {
    const setting = { network: 'mastodon', type: 'QUIZ', count: 4 } as const;
    const { campaignId, text } = await startDueCampaign(setting);
    await passMinute();
    const [status] = onMastodon(await text());
    const id = status?.id ?? '';
    networks.mastodon.vote(id, 0, 2);
    networks.mastodon.expirePoll(id);
    await setPosts(campaignId, { pollClosesAt: minutesAgo(1) });
    await passMinute();
    const post = await firstPost(campaignId);
    expect(post.poll).toMatchObject({ voters: 2 });
    const replies = networks.mastodon.posts.filter(({ inReplyToId }) => inReplyToId === id);
    expect(replies).toHaveLength(1);
    const { options = [], correctIndex = 0 } = post.poll ?? {};
    expect(replies[0]?.text).toContain(options[correctIndex]);
  });

  it('is asked again for its answers while the poll is open', async () => {
    const setting = { network: 'mastodon', type: 'QUIZ', count: 4 } as const;
    const { campaignId, text } = await startDueCampaign(setting);
    await passMinute();
    await setPosts(campaignId, { pollClosesAt: minutesAgo(1) });
    await passMinute();
    expect(await firstPost(campaignId)).toMatchObject({ poll: null });
    networks.mastodon.expirePoll(onMastodon(await text())[0]?.id ?? '');
    await app.runJobs();
    expect((await firstPost(campaignId)).poll).not.toBeNull();
  });
});
