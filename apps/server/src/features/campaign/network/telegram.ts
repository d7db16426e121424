import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Api, GrammyError } from 'grammy';
import type { Chat, ChatFullInfo, ChatMember, ChatPermissions, Message } from 'grammy/types';
import type { PollResults } from '../../../schema/campaign.ts';
import { type Effect, removeToken, toExchangeFailure, toStatusFailure } from './failure.ts';
import type { Guard, GuardedFetch } from './guarded-fetch.ts';
import {
  type Account,
  type ChannelInfo,
  defaultLimits,
  type Network,
  NetworkFailure,
  type QuizPost,
  type SentPost,
  type TextPost,
} from './network.ts';

/** What Telegram accepts from a bot in one group. */
const postsPerMinute = 20;

/** A channel or group of Telegram, to which a bot posts. */
export function openTelegram({ address, token }: Account, url: string, guard: Guard): Network {
  const apiRoot = url.replace(/\/+$/, '');

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
      if (error instanceof GrammyError) throw toAnswerFailure(error, token);
      const cause = error instanceof HttpError ? error.error : error;
      throw toExchangeFailure(cause, guarded.exchange, effect);
    }
  }

  return {
    check: () => call('posts nothing', (api) => readChannel(api, address)),
    send: (post) =>
      call('posts', async (api) =>
        post.kind === 'quiz'
          ? toSentPost(await sendQuiz(api, address, post))
          : toSentPost(await sendText(api, address, post)),
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
    accountId: String(chat.id),
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
  const picture = new InputFile(post.picture.bytes, 'picture.jpeg');
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

const toSentPost = ({ message_id, chat }: Message): SentPost => {
  const page = buildPageUrl(chat);
  return { remoteId: String(message_id), url: page === null ? null : `${page}/${message_id}` };
};

/** The page below which a chat has its posts. Only members can open that of a private one. */
function buildPageUrl({ id, username }: Chat): string | null {
  if (username !== undefined) return `https://t.me/${username}`;
  const [, internalId] = /^-100(\d+)$/.exec(String(id)) ?? [];
  return internalId === undefined ? null : `https://t.me/c/${internalId}`;
}

async function stopPoll(api: Api, address: string, remoteId: string): Promise<PollResults> {
  const { total_voter_count, options } = await api.stopPoll(address, Number(remoteId));
  return { voters: total_voter_count, votes: options.map(({ voter_count }) => voter_count) };
}

/** Whether a bot may post texts, pictures and polls to a chat. */
function mayPost(chat: ChatFullInfo, bot: ChatMember): boolean {
  if (chat.type === 'private') return false;
  if (chat.type === 'channel') return mayPostToChannel(bot);
  switch (bot.status) {
    case 'creator':
    case 'administrator':
      return true;
    case 'member':
      return chat.permissions === undefined || maySend(chat.permissions);
    case 'restricted':
      return bot.is_member && maySend(bot);
    case 'left':
    case 'kicked':
      return false;
  }
}

/** Only administrators post to channels. */
const mayPostToChannel = (bot: ChatMember): boolean =>
  bot.status === 'creator' || (bot.status === 'administrator' && bot.can_post_messages === true);

type SendPermissions = Pick<
  ChatPermissions,
  'can_send_messages' | 'can_send_photos' | 'can_send_polls'
>;

const maySend = (permissions: SendPermissions): boolean =>
  permissions.can_send_messages === true &&
  permissions.can_send_photos === true &&
  permissions.can_send_polls === true;

/** Telegram answers with status 400 or 403 when the bot may not post. It documents no codes. */
const missingRights = [
  'chat not found',
  'not enough rights',
  'need administrator rights',
  'no rights to send',
  'bot was kicked',
  'bot is not a member',
  'member list is inaccessible',
  'upgraded to a supergroup',
  'chat_write_forbidden',
  'chat_admin_required',
  'chat_restricted',
];

/** Why Telegram did not accept a request. */
function toAnswerFailure(
  { error_code: status, description, parameters }: GrammyError,
  token: string,
): NetworkFailure {
  const explanation = removeToken(description, token);
  const words = description.toLowerCase();
  const isMissingRight = status === 400 && missingRights.some((right) => words.includes(right));
  // Telegram does not find a method below an address with a malformed token.
  if (isMissingRight || status === 404) return new NetworkFailure('refused', explanation);
  return toStatusFailure(status, explanation, parameters.retry_after);
}
