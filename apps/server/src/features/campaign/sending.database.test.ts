import { routes } from '@wordhoard/contract';
import { SmmCampaignStatus } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { campaignPlan } from '../../../test/campaign/campaign-factory.ts';
import { minutesAgo, useDueCampaigns } from '../../../test/campaign/due-campaign.ts';
import { useNetworkServers } from '../../../test/campaign/network-servers.ts';
import { buildImage, buildTranslation, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const networks = useNetworkServers();
const app = useApp({ variables: () => networks.variables });
const campaigns = useDueCampaigns(app, networks);

describe('a due post', () => {
  it('is sent to Telegram once, with a link that counts visits', async () => {
    const { campaignId, chat } = await campaigns.start();
    await campaigns.passMinute();
    await campaigns.passMinute();
    const post = await campaigns.firstPost(campaignId);
    const [message, ...others] = campaigns.inChat(chat);
    expect(others).toEqual([]);
    expect(post).toMatchObject({
      status: 'sent',
      url: `https://t.me/${chat.address.slice(1)}/${message?.messageId}`,
      sentAt: expect.any(String),
      visitCount: 0,
    });
    const link = /http\S+$/.exec(message?.text ?? '')?.[0] ?? '';
    await visit(link, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
    expect(await campaigns.firstPost(campaignId)).toMatchObject({ visitCount: 1 });
  });

  it('does not count the visit of a robot', async () => {
    const { campaignId, chat } = await campaigns.start();
    await campaigns.passMinute();
    const link = /http\S+$/.exec(campaigns.inChat(chat)[0]?.text ?? '')?.[0] ?? '';
    await visit(link, 'TelegramBot (like TwitterBot)');
    await visit(link, undefined);
    expect(await campaigns.firstPost(campaignId)).toMatchObject({ visitCount: 0 });
  });

  it('is sent to Mastodon once', async () => {
    const { campaignId, text } = await campaigns.start({ network: 'mastodon' });
    await campaigns.passMinute();
    await campaigns.passMinute();
    expect(await campaigns.firstPost(campaignId)).toMatchObject({ status: 'sent' });
    expect(campaigns.onMastodon(text)).toHaveLength(1);
  });

  it('waits for its time', async () => {
    const { campaignId, chat } = await campaigns.start();
    await campaigns.setPosts(campaignId, { scheduledAt: minutesAgo(-5) });
    await campaigns.passMinute();
    expect(campaigns.inChat(chat)).toEqual([]);
  });

  it('waits while its campaign is paused', async () => {
    const { campaignId, chat } = await campaigns.start();
    await app.call(routes.campaign.pause, { id: campaignId }, campaigns.admin);
    await campaigns.passMinute();
    expect(campaigns.inChat(chat)).toEqual([]);
  });

  it('waits while its channel is paused', async () => {
    const { chat, channel } = await campaigns.start();
    await app.call(routes.channel.update, { id: channel.id, isPaused: true }, campaigns.admin);
    await campaigns.passMinute();
    expect(campaigns.inChat(chat)).toEqual([]);
    await app.call(routes.channel.update, { id: channel.id, isPaused: false }, campaigns.admin);
    await campaigns.passMinute();
    expect(campaigns.inChat(chat)).toHaveLength(1);
  });

  it('is sent late within an hour, and skipped after it', async () => {
    const late = await campaigns.start();
    await campaigns.setPosts(late.campaignId, { scheduledAt: minutesAgo(59) });
    const tooLate = await campaigns.start();
    await campaigns.setPosts(tooLate.campaignId, { scheduledAt: minutesAgo(61) });
    await campaigns.passMinute();
    expect(await campaigns.firstPost(late.campaignId)).toMatchObject({ status: 'sent' });
    expect(await campaigns.firstPost(tooLate.campaignId)).toMatchObject({
      status: 'skipped',
      failure: { kind: 'late' },
    });
    expect(campaigns.inChat(tooLate.chat)).toEqual([]);
  });

  it('is one of no more than the network accepts in a minute', async () => {
    const setting = { count: 5, channel: { postsPerMinute: 3 } };
    const { campaignId, chat } = await campaigns.start(setting);
    await campaigns.passMinute();
    await campaigns.passMinute();
    expect(campaigns.inChat(chat)).toHaveLength(3);
    const attemptedAt = minutesAgo(2);
    await campaigns.setPosts(campaignId, { attemptedAt });
    await campaigns.passMinute();
    expect(campaigns.inChat(chat)).toHaveLength(5);
  });

  it('fails if its word is no longer public', async () => {
    const { campaignId, chat } = await campaigns.start();
    await campaigns.setPosts(campaignId, { wordId: null });
    await campaigns.passMinute();
    expect(await campaigns.firstPost(campaignId)).toMatchObject({
      status: 'failed',
      failure: { kind: 'invalid' },
    });
    expect(campaigns.inChat(chat)).toEqual([]);
  });

  it('completes its campaign if it is the last one', async () => {
    const { campaignId } = await campaigns.start();
    await campaigns.passMinute();
    await campaigns.passMinute();
    expect(
      await app.call(routes.campaign.record, { id: campaignId }, campaigns.admin),
    ).toMatchObject({
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

describe('a shortened post', () => {
  const buildLongWord = async () => {
    const { database } = app;
    const word = await buildWord(database);
    for (const letter of ['a', 'b', 'c']) {
      const text = `${letter}${word.text.slice(-4)}${letter.repeat(60)}`;
      await buildTranslation(database, [word, await buildWord(database, { langCode: 'ia', text })]);
    }
    return word;
  };
  const preview = async ({ id }: { id: string }, channelId: string, template: string) => {
    const plan = campaignPlan(channelId, { kind: 'words', ids: [id] }, { template });
    const { posts, ...shown } = await app.call(routes.campaign.preview, plan, campaigns.admin);
    const content = posts[0]?.content;
    return { ...shown, content: content?.type === 'POST' ? content : undefined };
  };

  it('is sent to Mastodon with the translations of the preview', async () => {
    const word = await buildLongWord();
    const template = `{word}: {translations} ${'x'.repeat(380)}`;
    const { channel } = await campaigns.start({ network: 'mastodon', words: [word], template });
    const { content, ...shown } = await preview(word, channel.id, template);
    expect(shown.wordsLosingTranslations).toMatchObject([{ id: word.id }]);
    expect(shown.wordsLosingPicture).toEqual([]);
    await campaigns.passMinute();
    expect(campaigns.onMastodon(word.text).map(({ text }) => text)).toEqual([content?.text]);
  });

  it('is sent to Telegram without the picture that the preview leaves out', async () => {
    const word = await buildLongWord();
    await buildImage(app.database, word.id);
    const template = `{word}: {translations} ${'x'.repeat(970)}`;
    const { channel, chat } = await campaigns.start({ words: [word], template });
    const { content, ...shown } = await preview(word, channel.id, template);
    expect(shown.wordsLosingPicture).toMatchObject([{ id: word.id }]);
    expect(shown.wordsLosingTranslations).toEqual([]);
    expect(content?.imageUrl).toBeNull();
    await campaigns.passMinute();
    const { text } = content ?? {};
    expect(campaigns.inChat(chat)).toMatchObject([{ text, picture: null }]);
  });
});

describe('an admin', () => {
  it('sends a planned post at once, also while the campaign is paused', async () => {
    const { campaignId, chat } = await campaigns.start({ count: 2 });
    await app.call(routes.campaign.pause, { id: campaignId }, campaigns.admin);
    const { id } = await campaigns.firstPost(campaignId);
    await app.call(routes.post.send, { id }, campaigns.admin);
    await app.runJobs();
    expect(await app.call(routes.post.record, { id }, campaigns.admin)).toMatchObject({
      status: 'sent',
    });
    expect(campaigns.inChat(chat)).toHaveLength(1);
  });

  it('repairs the channel and sends a failed post again', async () => {
    const { campaignId, chat } = await campaigns.start();
    const invalid = { status: 400, explanation: 'Bad Request: something else' };
    networks.telegram.failNext({ method: 'sendMessage', failure: 'error', ...invalid });
    await campaigns.passMinute();
    const { id } = await campaigns.firstPost(campaignId);
    await app.call(routes.post.send, { id }, campaigns.admin);
    await app.runJobs();
    expect(await app.call(routes.post.record, { id }, campaigns.admin)).toMatchObject({
      status: 'sent',
      failure: null,
    });
    expect(campaigns.inChat(chat)).toHaveLength(1);
  });
});

describe('a quiz', () => {
  it('is a native quiz in Telegram, whose answers are collected when it closes', async () => {
    const { campaignId, chat } = await campaigns.start({ type: 'QUIZ', count: 4 });
    await campaigns.passMinute();
    const message = campaigns.inChat(chat)[0];
    expect(message?.poll).toMatchObject({
      isAnonymous: true,
      correctIndexes: [expect.any(Number)],
    });
    const [correct = 0] = message?.poll?.correctIndexes ?? [];
    networks.telegram.vote(message?.messageId ?? 0, correct, 3);
    networks.telegram.vote(message?.messageId ?? 0, (correct + 1) % 4, 1);
    await campaigns.setPosts(campaignId, { pollClosesAt: minutesAgo(1) });
    await campaigns.passMinute();
    const post = (await campaigns.postsOf(campaignId)).find(({ poll }) => (poll?.voters ?? 0) > 0);
    expect(post?.poll).toMatchObject({ voters: 4, correctIndex: correct });
    expect(post?.poll?.votes[correct]).toBe(3);
    expect(message?.poll?.isClosed).toBe(true);
  });

  it('is a poll on Mastodon, with the answer as a reply when it ends', async () => {
    const setting = { network: 'mastodon', type: 'QUIZ', count: 4 } as const;
    const { campaignId, text } = await campaigns.start(setting);
    await campaigns.passMinute();
    const [status] = campaigns.onMastodon(text);
    const id = status?.id ?? '';
    networks.mastodon.vote(id, 0, 2);
    networks.mastodon.expirePoll(id);
    await campaigns.setPosts(campaignId, { pollClosesAt: minutesAgo(1) });
    await campaigns.passMinute();
    const post = await campaigns.firstPost(campaignId);
    expect(post.poll).toMatchObject({ voters: 2 });
    const replies = networks.mastodon.posts.filter(({ inReplyToId }) => inReplyToId === id);
    expect(replies).toHaveLength(1);
    const { options = [], correctIndex = 0 } = post.poll ?? {};
    expect(replies[0]?.text).toContain(options[correctIndex]);
  });

  it('is asked again for its answers while the poll is open', async () => {
    const setting = { network: 'mastodon', type: 'QUIZ', count: 4 } as const;
    const { campaignId, text } = await campaigns.start(setting);
    await campaigns.passMinute();
    await campaigns.setPosts(campaignId, { pollClosesAt: minutesAgo(1) });
    await campaigns.passMinute();
    expect(await campaigns.firstPost(campaignId)).toMatchObject({ poll: null });
    networks.mastodon.expirePoll(campaigns.onMastodon(text)[0]?.id ?? '');
    await app.runJobs();
    expect((await campaigns.firstPost(campaignId)).poll).not.toBeNull();
  });
});
