import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Api } from 'grammy';
import type { Chat, Message } from 'grammy/types';
import type { PollResults } from '../../../schema/campaign.ts';
import { defaultLimits } from './default-limits.ts';
import { type Effect, failureOfExchange } from './failure.ts';
import type { Guard, GuardedFetch } from './guarded-fetch.ts';
import {
  type Account,
  type ChannelInfo,
  type Network,
  NetworkFailure,
  type QuizPost,
  type SentPost,
  type TextPost,
} from './network.ts';
import { failureOfAnswer } from './telegram-failure.ts';
import { mayPost } from './telegram-rights.ts';

/** What Telegram accepts from a bot in one group. */
const postsPerMinute = 20;

interface TelegramSettings {
  account: Account;
  /** The address of the Bot API, without a slash at its end. */
  apiRoot: string;
  guard: Guard;
}

/** A channel or group of Telegram, to which a bot posts. */
export function openTelegram({ account, apiRoot, guard }: TelegramSettings): Network {
  const { address, token } = account;

  async function call<Result>(
    effect: Effect,
    request: (api: Api) => Promise<Result>,
  ): Promise<Result> {
    const { Api, GrammyError, HttpError } = await import('grammy');
    const guarded = guard.start();
    const api = new Api(token, { apiRoot, fetch: fetchThrough(guarded, guard.timeLimit) });
    try {
      return await request(api);
    } catch (error) {
      if (error instanceof NetworkFailure) throw error;
      if (error instanceof GrammyError) throw failureOfAnswer(error, token);
      const cause = error instanceof HttpError ? error.error : error;
      throw failureOfExchange(cause, guarded.exchange, effect);
    }
  }

  return {
    check: () => call('posts nothing', (api) => readChannel(api, address)),
    send: (post) =>
      call('posts', async (api) =>
        post.kind === 'quiz'
          ? sentPost(await sendQuiz(api, address, post))
          : sentPost(await sendText(api, address, post)),
      ),
    closePoll: (remoteId) => call('posts nothing', (api) => stopPoll(api, address, remoteId)),
  };
}

/** What grammY gives to `fetch`. It streams the bodies of pictures. */
interface GrammyRequest {
  headers: Record<string, string>;
  body: string | Readable;
}

/** The platform's `fetch` for grammY, which brings its own one and an own kind of signals. */
const fetchThrough =
  ({ requestInit }: GuardedFetch, timeLimit: number) =>
  async (url: string, { headers, body }: GrammyRequest): Promise<Response> =>
    fetch(url, {
      ...requestInit,
      method: 'POST',
      headers: { ...requestInit.headers, 'content-type': headers['content-type'] ?? '' },
      // `fetch` cannot read an answer of 401 to a stream.
      body: typeof body === 'string' ? body : new Uint8Array(await buffer(body)),
      signal: AbortSignal.timeout(timeLimit),
    });

async function readChannel(api: Api, address: string): Promise<ChannelInfo> {
  const bot = await api.getMe();
  const chat = await api.getChat(address);
  const member = await api.getChatMember(address, bot.id);
  if (!mayPost(chat, member))
    throw new NetworkFailure('refused', 'The bot has no right to post to this chat.');
  return {
    title: chat.title ?? address,
    url: chat.username === undefined ? null : `https://t.me/${chat.username}`,
    limits: defaultLimits.telegram,
    postsPerMinute,
  };
}

async function sendText(api: Api, address: string, post: TextPost): Promise<Message> {
  const bold = post.bold.map((part) => ({ type: 'bold' as const, ...part }));
  if (post.picture === null) {
    const link_preview_options = { is_disabled: true };
    return api.sendMessage(address, post.text, { entities: bold, link_preview_options });
  }
  const { InputFile } = await import('grammy');
  const [, extension] = post.picture.mediaType.split('/');
  const picture = new InputFile(post.picture.bytes, `picture.${extension}`);
  return api.sendPhoto(address, picture, { caption: post.text, caption_entities: bold });
}

const sendQuiz = (api: Api, address: string, post: QuizPost): Promise<Message> =>
  api.sendPoll(
    address,
    post.question,
    post.options.map((text) => ({ text })),
    {
      type: 'quiz',
      correct_option_ids: [post.correctIndex],
      is_anonymous: true,
      ...(post.explanation !== null && { explanation: post.explanation }),
    },
  );

const sentPost = ({ message_id, chat }: Message): SentPost => {
  const page = pageOf(chat);
  return { remoteId: String(message_id), url: page === null ? null : `${page}/${message_id}` };
};

/** The page below which a chat has its posts. Only members can open that of a private one. */
function pageOf({ id, username }: Chat): string | null {
  if (username !== undefined) return `https://t.me/${username}`;
  const [, internalId] = /^-100(\d+)$/.exec(String(id)) ?? [];
  return internalId === undefined ? null : `https://t.me/c/${internalId}`;
}

async function stopPoll(api: Api, address: string, remoteId: string): Promise<PollResults> {
  const { total_voter_count, options } = await api.stopPoll(address, Number(remoteId));
  return { voters: total_voter_count, votes: options.map(({ voter_count }) => voter_count) };
}
