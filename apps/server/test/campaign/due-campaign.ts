import { routes } from '@wordhoard/contract';
import { UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { sendDuePostsJob } from '../../src/features/campaign/sending/send-due-posts.ts';
import { type ChannelRow, type PostRow, smmPost } from '../../src/schema/campaign.ts';
import { buildUser } from '../factory.ts';
import type { TestApp } from '../test-app.ts';
import {
  buildChannel,
  buildTranslatedWords,
  campaignPlan,
  createCampaign,
} from './campaign-factory.ts';
import type { NetworkServers } from './network-servers.ts';

interface Setting {
  network?: 'telegram' | 'mastodon';
  type?: 'POST' | 'QUIZ';
  count?: number;
  /** Instead of so many new words. */
  words?: readonly { id: string; text: string }[];
  template?: string;
  channel?: Partial<ChannelRow>;
}

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Campaigns whose posts are due, and what becomes of them. */
export function useDueCampaigns(app: TestApp, networks: NetworkServers): DueCampaigns {
  const campaigns = new DueCampaigns(app, networks);
  beforeAll(() => campaigns.signIn());
  return campaigns;
}

class DueCampaigns {
  /** The headers of an admin. */
  admin: Record<string, string> = {};
  readonly #app: TestApp;
  readonly #networks: NetworkServers;

  constructor(app: TestApp, networks: NetworkServers) {
    this.#app = app;
    this.#networks = networks;
  }

  async signIn(): Promise<void> {
    const { database } = this.#app;
    this.admin = await this.#app.headersOf(await buildUser(database, { role: UserRole.Admin }));
  }

  /** Starts a campaign whose posts are due now. */
  async start({
    network = 'telegram',
    type = 'POST',
    count = 1,
    words: given,
    template = '{word} {link}',
    channel: change,
  }: Setting = {}) {
    const { telegram, mastodon } = this.#networks;
    const chat = this.#networks.addChannel();
    const isTelegram = network === 'telegram';
    const channel = await buildChannel(this.#app, {
      network,
      address: isTelegram ? chat.address : mastodon.url,
      token: isTelegram ? telegram.token : mastodon.token,
      ...change,
    });
    const words = given ?? (await buildTranslatedWords(this.#app.database, count));
    const source = { kind: 'words' as const, ids: words.map(({ id }) => id) };
    const plan = campaignPlan(channel.id, source, { type, template });
    const { campaign } = await createCampaign(this.#app, plan, this.admin);
    await this.#app.call(routes.campaign.start, { id: campaign.id }, this.admin);
    await this.setPosts(campaign.id, { scheduledAt: minutesAgo(1) });
    return { channel, chat, campaignId: campaign.id, text: words[0]?.text ?? '' };
  }

  async setPosts(campaignId: string, change: Partial<PostRow>): Promise<void> {
    await this.#app.database.update(smmPost).set(change).where(eq(smmPost.campaignId, campaignId));
  }

  /** Does what the servers do each minute. */
  async passMinute(): Promise<void> {
    await this.#app.services.jobs.send(sendDuePostsJob, {}, this.#app.database);
    await this.#app.runJobs();
  }

  async postsOf(campaignId: string) {
    const request = { campaignId, pageSize: 100 };
    return (await this.#app.call(routes.post.feed, request, this.admin)).data;
  }

  async firstPost(campaignId: string) {
    const [post] = await this.postsOf(campaignId);
    if (post === undefined) throw new Error('A post was expected');
    return post;
  }

  /** The posts that Telegram accepted for a chat. */
  inChat({ id }: { id: number }) {
    return this.#networks.telegram.posts.filter(({ chatId }) => chatId === id);
  }

  onMastodon(text: string) {
    return this.#networks.mastodon.posts.filter((post) => post.text.includes(text));
  }
}
