import { afterAll, beforeAll } from 'vitest';
import { type MastodonServer, startMastodonServer } from './mastodon-server.ts';
import { startTelegramServer, type TelegramServer } from './telegram-server.ts';

/** Servers that speak the interfaces of the networks. They run during the tests of a file. */
export function useNetworkServers(): NetworkServers {
  const servers = new NetworkServers();
  beforeAll(() => servers.open());
  afterAll(() => servers.close());
  return servers;
}

/** The smallest id of the channels that a test adds. */
const firstChatId = -1_001_000_000_000;

export class NetworkServers {
  #telegram: TelegramServer | undefined;
  #mastodon: MastodonServer | undefined;
  #chats = 0;

  async open(): Promise<void> {
    this.#telegram = await startTelegramServer();
    this.#mastodon = await startMastodonServer();
  }

  async close(): Promise<void> {
    await this.#telegram?.close();
    await this.#mastodon?.close();
  }

  get telegram(): TelegramServer {
    return opened(this.#telegram);
  }

  get mastodon(): MastodonServer {
    return opened(this.#mastodon);
  }

  /** The settings by which an app reaches them. */
  get variables(): Record<string, string> {
    return { TELEGRAM_API_URL: this.telegram.url, ALLOW_PRIVATE_CHANNELS: 'true' };
  }

  /** A new Telegram channel in which the bot may post. */
  addChannel(): { id: number; address: string } {
    this.#chats += 1;
    const id = firstChatId - this.#chats;
    const username = `channel_${this.#chats}`;
    const bot = { status: 'administrator', can_post_messages: true };
    this.telegram.addChat({ id, type: 'channel', title: 'Every day', username, bot });
    return { id, address: `@${username}` };
  }
}

function opened<Server>(server: Server | undefined): Server {
  if (server === undefined) throw new Error('The servers run within tests only');
  return server;
}
