import { z } from 'zod';
import type { Answer } from './failure-order.ts';
import { type NetworkServer, type ReceivedCall, startNetworkServer } from './network-server.ts';

const bot = { id: 424242, is_bot: true, first_name: 'Test bot', username: 'test_bot' };

export interface TestChat {
  id: number;
  type: 'channel' | 'supergroup' | 'group' | 'private';
  title: string;
  username?: string;
  /** What the bot is in the chat. */
  bot: Record<string, unknown> & { status: string };
  permissions?: Record<string, boolean>;
}

/** A message that the server accepted. */
interface TelegramPost {
  chatId: number;
  messageId: number;
  /** The text or caption; the question of a quiz. */
  text: string;
  entities: readonly { type: string; offset: number; length: number }[];
  picture: Uint8Array | null;
  poll: TelegramPoll | null;
}

interface TelegramPoll {
  options: string[];
  votes: number[];
  correctIndexes: readonly number[];
  explanation: string | null;
  isAnonymous: boolean;
  isClosed: boolean;
}

export interface TelegramServer extends NetworkServer {
  /** The token of its bot. */
  token: string;
  posts: readonly TelegramPost[];
  addChat(chat: TestChat): void;
  /** From now on, the bot is not a member of the chat. */
  removeBot(chatId: number): void;
  revokeToken(): void;
  vote(messageId: number, option: number, voters?: number): void;
}

/** A server with the Bot API of Telegram, as far as campaigns use it. */
export async function startTelegramServer(port = 0): Promise<TelegramServer> {
  const token = `${bot.id}:AAE-test-token-of-telegram-${'x'.repeat(10)}`;
  const state: State = { token, chats: [], posts: [] };
  const server = await startNetworkServer(
    {
      methodOf: ({ path }) => path.split('/').at(-1) ?? '',
      answer: (call) => answer(state, call),
      limited: (seconds) =>
        refusal(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds }),
      error: refusal,
    },
    port,
  );
  return {
    ...server,
    token,
    posts: state.posts,
    addChat: (chat) => state.chats.push({ ...chat }),
    removeBot(chatId) {
      for (const chat of state.chats) if (chat.id === chatId) chat.bot = { status: 'kicked' };
    },
    revokeToken() {
      state.token = null;
    },
    vote(messageId, option, voters = 1) {
      const poll = state.posts.find((post) => post.messageId === messageId)?.poll;
      if (poll === null || poll === undefined) throw new Error('There is no such poll');
      poll.votes[option] = (poll.votes[option] ?? 0) + voters;
    },
  };
}

interface State {
  token: string | null;
  chats: TestChat[];
  posts: TelegramPost[];
}

const refusal = (status: number, description: string, parameters?: object): Answer => ({
  status,
  body: { ok: false, error_code: status, description, ...(parameters && { parameters }) },
});

/** Ends a call with an error, as the network words it. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}

type Method = (state: State, fields: Fields, call: ReceivedCall) => unknown;
type Fields = Readonly<Record<string, unknown>>;

function answer(state: State, call: ReceivedCall): Answer {
  const [, prefix, name = ''] = call.path.split('/');
  if (prefix !== `bot${state.token}`) return refusal(401, 'Unauthorized');
  const method = methods[name];
  if (method === undefined) return refusal(404, 'Not Found');
  try {
    return { status: 200, body: { ok: true, result: method(state, call.fields, call) } };
  } catch (error) {
    if (error instanceof Refusal) return refusal(error.status, error.message);
    throw error;
  }
}

const methods: Readonly<Record<string, Method>> = {
  getMe: () => bot,
  getChat: (state, fields) => {
    const { bot: _member, ...chat } = findChat(state, fields);
    return chat;
  },
  getChatMember: (state, fields) => ({ ...findChat(state, fields).bot, user: bot }),
  sendMessage: (state, fields) => {
    const chat = writableChat(state, fields);
    const text = readText(fields, 'text', 4096, 'message is too long');
    if (text === '') throw new Refusal(400, 'Bad Request: message text is empty');
    return post(state, chat, { text, entities: readEntities(fields['entities']) });
  },
  sendPhoto: (state, fields, { files }) => {
    const chat = writableChat(state, fields);
    const text = readText(fields, 'caption', 1024, 'message caption is too long');
    const picture = files.get(String(fields['photo']).replace('attach://', ''))?.bytes;
    if (picture === undefined)
      throw new Refusal(400, 'Bad Request: there is no photo in the request');
    return post(state, chat, { text, entities: readEntities(fields['caption_entities']), picture });
  },
  sendPoll: (state, fields) => {
    const chat = writableChat(state, fields);
    return post(state, chat, { text: String(fields['question']), poll: readPoll(fields) });
  },
  stopPoll: (state, fields) => {
    const chat = writableChat(state, fields);
    const stopped = state.posts.find(
      ({ chatId, messageId }) => chatId === chat.id && messageId === fields['message_id'],
    );
    if (stopped === undefined)
      throw new Refusal(400, 'Bad Request: message with poll to stop not found');
    if (stopped.poll === null) throw new Refusal(400, "Bad Request: message can't be edited");
    if (stopped.poll.isClosed) throw new Refusal(400, 'Bad Request: poll has already been closed');
    stopped.poll.isClosed = true;
    return pollResult(stopped.text, stopped.poll);
  },
};

function findChat({ chats }: State, { chat_id: address }: Fields): TestChat {
  const chat = chats.find(
    ({ id, username }) => String(id) === address || (username && `@${username}` === address),
  );
  if (chat === undefined) throw new Refusal(400, 'Bad Request: chat not found');
  return chat;
}

function writableChat(state: State, fields: Fields): TestChat {
  const chat = findChat(state, fields);
  const { status, can_post_messages } = chat.bot;
  const kind = chat.type === 'channel' ? 'channel chat' : `${chat.type} chat`;
  if (status === 'kicked' || status === 'left')
    throw new Refusal(403, `Forbidden: bot is not a member of the ${kind}`);
  if (chat.type === 'channel' && can_post_messages !== true)
    throw new Refusal(400, 'Bad Request: need administrator rights in the channel chat');
  return chat;
}

function readText(fields: Fields, key: string, max: number, error: string): string {
  const text = String(fields[key] ?? '');
  if (text.length > max) throw new Refusal(400, `Bad Request: ${error}`);
  return text;
}

const entities = z.array(z.object({ type: z.string(), offset: z.int(), length: z.int() }));

/** Forms have lists as JSON. */
const readEntities = (value: unknown = []): TelegramPost['entities'] =>
  entities.parse(typeof value === 'string' ? JSON.parse(value) : value);

const quiz = z.object({
  question: z.string(),
  options: z.array(z.object({ text: z.string() })),
  type: z.literal('quiz'),
  correct_option_ids: z.array(z.int()),
  explanation: z.string().default(''),
  is_anonymous: z.boolean().default(true),
});

function readPoll(fields: Fields): TelegramPoll {
  const { question, options, correct_option_ids, explanation, is_anonymous } = quiz.parse(fields);
  const demand = (isMet: boolean, error: string) => {
    if (!isMet) throw new Refusal(400, `Bad Request: ${error}`);
  };
  demand(question.length <= 300, 'poll question length must not exceed 300');
  demand(options.length >= 2, 'poll must have at least 2 option');
  demand(options.length <= 12, "poll can't have more than 12 options");
  demand(
    options.every(({ text }) => text.length >= 1 && text.length <= 100),
    'poll options length must not exceed 100',
  );
  demand(explanation.length <= 200, 'message is too long');
  demand(explanation.split('\n').length <= 3, 'POLL_ANSWER_INVALID');
  demand(
    correct_option_ids.length === 1 && options[correct_option_ids[0] ?? -1] !== undefined,
    'wrong correct option ID specified',
  );
  return {
    options: options.map(({ text }) => text),
    votes: options.map(() => 0),
    correctIndexes: correct_option_ids,
    explanation: explanation || null,
    isAnonymous: is_anonymous,
    isClosed: false,
  };
}

type Content = Pick<TelegramPost, 'text'> & Partial<TelegramPost>;

function post({ posts }: State, chat: TestChat, content: Content): object {
  const messageId = posts.length + 1;
  const sent = { entities: [], picture: null, poll: null, ...content, chatId: chat.id, messageId };
  posts.push(sent);
  const { id, type, title, username } = chat;
  return {
    message_id: messageId,
    date: Math.floor(Date.now() / 1_000),
    chat: { id, type, title, ...(username && { username }) },
    ...(sent.poll ? { poll: pollResult(sent.text, sent.poll) } : { text: sent.text }),
  };
}

const pollResult = (question: string, { options, votes, isClosed }: TelegramPoll): object => ({
  id: '1',
  question,
  options: options.map((text, index) => ({ text, voter_count: votes[index] ?? 0 })),
  total_voter_count: votes.reduce((sum, count) => sum + count, 0),
  is_closed: isClosed,
  type: 'quiz',
});
