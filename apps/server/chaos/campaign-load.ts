import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { SmmCampaignStatus, type SmmPostStatus } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { createTokenCipher } from '../src/features/campaign/channel/token-cipher.ts';
import { postParameter, toPostCode } from '../src/features/campaign/visit/count-visit.ts';
import { findWords } from '../src/features/word/select-words.ts';
import type { Database } from '../src/platform/database/database.ts';
import { smmCampaign, smmChannel, smmPost } from '../src/schema/campaign.ts';
import { dailySchedule } from '../test/campaign/campaign-factory.ts';
import type { Failure } from '../test/campaign/failure-order.ts';
import { type MastodonServer, startMastodonServer } from '../test/campaign/mastodon-server.ts';
import type { NetworkServer } from '../test/campaign/network-server.ts';
import { startTelegramServer, type TelegramServer } from '../test/campaign/telegram-server.ts';
import type { Variables } from './load.ts';

const channelsPerNetwork = 25;
const postsPerChannel = 20;
const maxMinutes = 15;
/** Slow enough that most faults interrupt a request. */
const slowMilliseconds = 1_200;

/** What became of a post. An admin is asked about an unknown one, which was sent at most once. */
type Verdict = 'sentOnce' | 'unknown' | 'twice' | 'lost';

export type PostCounts = Record<Verdict, number>;

/** Due posts of campaigns, and the networks that take them slowly and fail in every way. */
export class CampaignLoad {
  /** What a server needs to send the posts. */
  readonly variables: Variables;
  readonly #telegram: TelegramServer;
  readonly #mastodon: MastodonServer;
  readonly #key: Buffer;
  #ids: readonly string[] = [];

  private constructor(telegram: TelegramServer, mastodon: MastodonServer) {
    this.#telegram = telegram;
    this.#mastodon = mastodon;
    this.#key = randomBytes(32);
    this.variables = {
      PUBLIC_URL: 'https://words.example',
      CHANNEL_KEY: this.#key.toString('base64'),
      TELEGRAM_API_URL: telegram.url,
      ALLOW_PRIVATE_CHANNELS: 'true',
    };
  }

  static async start(): Promise<CampaignLoad> {
    return new CampaignLoad(await startTelegramServer(), await startMastodonServer());
  }

  /** Writes the posts into the database of a server that has started. */
  async plan(database: Database): Promise<void> {
    this.#ids = await planDuePosts(
      database,
      { telegram: this.#telegram, mastodon: this.#mastodon },
      this.#key,
    );
    for (const server of [this.#telegram, this.#mastodon]) orderFailures(server);
  }

  /** Waits until every post is sent or needs an admin, and counts what became of them. */
  async finish(database: Database): Promise<PostCounts> {
    await waitUntilDone(database);
    const rows = await database.select({ id: smmPost.id, status: smmPost.status }).from(smmPost);
    const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
    const texts = [...this.#telegram.posts, ...this.#mastodon.posts].map(({ text }) => text);
    const counts = { sentOnce: 0, unknown: 0, twice: 0, lost: 0 };
    for (const id of this.#ids) counts[judgePost(statusOf.get(id), countWith(texts, id))] += 1;
    return counts;
  }

  async close(): Promise<void> {
    await Promise.all([this.#telegram.close(), this.#mastodon.close()]);
  }
}

interface Networks {
  telegram: TelegramServer;
  mastodon: MastodonServer;
}

/** @returns the ids of the posts */
async function planDuePosts(
  database: Database,
  { telegram, mastodon }: Networks,
  key: Buffer,
): Promise<string[]> {
  const cipher = createTokenCipher(key);
  const { rows: words } = await findWords(
    database,
    { langCode: 'en' },
    { page: 1, pageSize: postsPerChannel },
  );
  const now = new Date();
  const ids: string[] = [];
  for (let index = 0; index < 2 * channelsPerNetwork; index += 1) {
    const network = index % 2 === 0 ? telegram : mastodon;
    const channelId = newId();
    const campaignId = newId();
    const chatId = -1_000 - index;
    telegram.addChat(writableChat(chatId));
    await database.insert(smmChannel).values({
      id: channelId,
      network: network === telegram ? 'telegram' : 'mastodon',
      name: `Channel ${index}`,
      address: network === telegram ? String(chatId) : mastodon.url,
      token: cipher.encrypt(network.token, channelId),
      langCode: 'en',
      tranLangCode: 'de',
      isActive: true,
      createdAt: now,
    });
    await database.insert(smmCampaign).values({
      ...runningCampaign(now),
      id: campaignId,
      channelId,
    });
    const posts = words.map((word, position) => ({
      id: newId(),
      campaignId,
      position,
      wordId: word.id,
      word,
      scheduledAt: now,
    }));
    await database.insert(smmPost).values(posts);
    ids.push(...posts.map(({ id }) => id));
  }
  return ids;
}

const writableChat = (id: number) => ({
  id,
  type: 'channel' as const,
  title: `Chat ${id}`,
  bot: { status: 'administrator', can_post_messages: true },
});

const runningCampaign = (now: Date) => ({
  name: 'Words',
  type: 'POST' as const,
  status: SmmCampaignStatus.IN_PROGRESS,
  isRunning: true,
  source: { kind: 'search' as const, text: 'a' },
  order: 'listed' as const,
  seed: 1,
  schedule: dailySchedule(now),
  template: '{word} {link}',
  pollHours: 24,
  createdAt: now,
  startedAt: now,
});

/** Most calls are slow; the others fail in every way that a network fails. */
function orderFailures(server: NetworkServer): void {
  const failures: Failure[] = [
    'limited',
    'error',
    'error-page',
    'cut-before-acceptance',
    'cut-after-acceptance',
  ];
  const methods = ['sendMessage', 'sendPhoto', 'POST /api/v1/statuses'];
  for (const method of methods) {
    for (const failure of failures) {
      const slow = { failure: 'slow', milliseconds: slowMilliseconds, times: 40 } as const;
      server.failNext({ method, ...slow });
      server.failNext({ method, failure, retryAfterSeconds: 2, times: 5 });
    }
    server.failNext({ method, failure: 'slow', milliseconds: slowMilliseconds, times: 10_000 });
  }
}

async function waitUntilDone(database: Database): Promise<void> {
  const deadline = performance.now() + maxMinutes * 60_000;
  while (performance.now() < deadline) {
    const open = await database.select({ status: smmPost.status }).from(smmPost);
    if (!open.some(({ status }) => status === 'planned' || status === 'sending')) return;
    await setTimeout(1_000);
  }
}

/** The link in a post identifies it. */
const countWith = (texts: readonly string[], id: string): number =>
  texts.filter((text) => text.includes(`${postParameter}=${toPostCode(id)}`)).length;

function judgePost(status: SmmPostStatus | undefined, accepted: number): Verdict {
  if (accepted > 1) return 'twice';
  if (status === 'unknown') return 'unknown';
  return status === 'sent' && accepted === 1 ? 'sentOnce' : 'lost';
}
