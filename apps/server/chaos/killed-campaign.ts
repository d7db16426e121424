import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { SmmCampaignStatus, type SmmPostStatus } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { createTokenCipher } from '../src/features/campaign/channel/token-cipher.ts';
import { postParameter, toPostCode } from '../src/features/campaign/visit/count-visit.ts';
import { findWords } from '../src/features/word/select-words.ts';
import type { Connection, Database } from '../src/platform/database/database.ts';
import { openConnection } from '../src/platform/database/open-connection.ts';
import { createLog } from '../src/platform/observability/log.ts';
import { smmCampaign, smmChannel, smmPost } from '../src/schema/campaign.ts';
import { dailySchedule } from '../test/campaign/campaign-factory.ts';
import type { Failure } from '../test/campaign/failure-order.ts';
import { type MastodonServer, startMastodonServer } from '../test/campaign/mastodon-server.ts';
import type { NetworkServer } from '../test/campaign/network-server.ts';
import { startTelegramServer, type TelegramServer } from '../test/campaign/telegram-server.ts';
import type { ServerProcess } from '../test/server-process.ts';
import { startServer } from './load.ts';

const channelsPerNetwork = 25;
const postsPerChannel = 20;
const maxMinutes = 15;
/** Slow enough that most kills interrupt a request. */
const slowMilliseconds = 1_200;

/** What became of a post. An admin is asked about an unknown one, which was sent at most once. */
type Verdict = 'sentOnce' | 'unknown' | 'twice' | 'lost';

export type CampaignResult = Record<Verdict | 'kills' | 'minutes', number>;

interface Networks {
  telegram: TelegramServer;
  mastodon: MastodonServer;
}

/** Kills two servers at random moments while they send due posts through failing networks. */
export async function killCampaign(
  variables: Record<string, string>,
  kills: number,
): Promise<CampaignResult> {
  const networks = { telegram: await startTelegramServer(), mastodon: await startMastodonServer() };
  const key = randomBytes(32);
  const setting = {
    ...variables,
    PUBLIC_URL: 'https://words.example',
    CHANNEL_KEY: key.toString('base64'),
    TELEGRAM_API_URL: networks.telegram.url,
    ALLOW_PRIVATE_CHANNELS: 'true',
  };
  const servers = [(await startServer(setting)).server, (await startServer(setting)).server];
  const connection = await connect(variables);
  const start = performance.now();
  try {
    const ids = await planDuePosts(connection.database, networks, key);
    for (const server of Object.values(networks)) orderFailures(server);
    await killRepeatedly(servers, setting, kills);
    await waitUntilDone(connection.database);
    const minutes = (performance.now() - start) / 60_000;
    return { kills, minutes, ...(await judge(connection.database, networks, ids)) };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await connection.close();
    await Promise.all(Object.values(networks).map((server) => server.close()));
  }
}

const connect = ({
  DATABASE_URL: databaseUrl,
  DATA_DIRECTORY: dataDirectory = '',
}: Record<string, string>): Promise<Connection> =>
  openConnection(
    { databaseUrl, dataDirectory },
    { log: createLog('error'), timeoutMilliseconds: 30_000 },
  );

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

async function killRepeatedly(
  servers: ServerProcess[],
  setting: Record<string, string>,
  kills: number,
): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await setTimeout(randomInt(200, 4_000));
    const index = kill % servers.length;
    await servers[index]?.kill();
    servers[index] = (await startServer(setting)).server;
  }
}

/** Until every post is sent or needs an admin. */
async function waitUntilDone(database: Database): Promise<void> {
  const deadline = performance.now() + maxMinutes * 60_000;
  while (performance.now() < deadline) {
    const open = await database.select({ status: smmPost.status }).from(smmPost);
    if (!open.some(({ status }) => status === 'planned' || status === 'sending')) return;
    await setTimeout(1_000);
  }
}

async function judge(
  database: Database,
  { telegram, mastodon }: Networks,
  ids: readonly string[],
): Promise<Record<Verdict, number>> {
  const rows = await database.select({ id: smmPost.id, status: smmPost.status }).from(smmPost);
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
  const texts = [...telegram.posts, ...mastodon.posts].map(({ text }) => text);
  const counts = { sentOnce: 0, unknown: 0, twice: 0, lost: 0 };
  for (const id of ids) counts[judgePost(statusOf.get(id), countWith(texts, id))] += 1;
  return counts;
}

/** The link in a post identifies it. */
const countWith = (texts: readonly string[], id: string): number =>
  texts.filter((text) => text.includes(`${postParameter}=${toPostCode(id)}`)).length;

function judgePost(status: SmmPostStatus | undefined, accepted: number): Verdict {
  if (accepted > 1) return 'twice';
  if (status === 'unknown') return 'unknown';
  return status === 'sent' && accepted === 1 ? 'sentOnce' : 'lost';
}
