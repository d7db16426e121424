import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catchFailure } from '../../../../test/campaign/catch-failure.ts';
import type { Failure, FailureOrder } from '../../../../test/campaign/failure-order.ts';
import {
  startTelegramServer,
  type TelegramServer,
  type TestChat,
} from '../../../../test/campaign/telegram-server.ts';
import { createGuard, type Guard } from './guarded-fetch.ts';
import type { Network, OutgoingPost, QuizPost, TextPost } from './network.ts';
import { openTelegram } from './telegram.ts';

const privateChannel: TestChat = {
  id: -1_005,
  type: 'channel',
  title: 'Words of the day',
  bot: { status: 'administrator', can_post_messages: true },
};
const channel: TestChat = { ...privateChannel, id: -1_001_234, username: 'test_words' };

const text: TextPost = {
  kind: 'text',
  text: '🌊 meer\n\nים <b>&',
  bold: [{ offset: 3, length: 4 }],
  langCode: 'nl',
  picture: null,
};

const quiz: QuizPost = {
  kind: 'quiz',
  question: 'What is “meer”?',
  options: ['lake', 'sea', 'more'],
  correctIndex: 1,
  explanation: 'Dutch “meer” is a lake.\nGerman “Meer” is a sea.',
  langCode: 'en',
  openSeconds: 3_600,
};

let server: TelegramServer;
let guard: Guard;
let network: Network;

const open = (address: string, token = server.token, throughGuard = guard): Network =>
  openTelegram({ address, token }, `${server.url}/`, throughGuard);

beforeEach(async () => {
  server = await startTelegramServer();
  server.addChat(channel);
  guard = createGuard({ allowsPrivateAddresses: true, timeLimit: 2_000 });
  network = open('@test_words');
});
afterEach(async () => {
  await guard.close();
  await server.close();
});

const send = (post: OutgoingPost = text) => network.send(post, 'key');

describe('a check', () => {
  it('reads the id, the title, the page and the limits of a channel', async () => {
    expect(await network.check()).toMatchObject({
      accountId: '-1001234',
      title: 'Words of the day',
      url: 'https://t.me/test_words',
      limits: { unit: 'utf-16', text: 4096, caption: 1024, maxPollOptions: 12 },
      postsPerMinute: 20,
    });
    expect(server.posts).toEqual([]);
  });

  it('finds no page of a private channel', async () => {
    server.addChat(privateChannel);
    expect(await open('-1005').check()).toMatchObject({ url: null });
  });

  it.each<[string, Partial<TestChat>]>([
    ['a channel where the bot may not post', { bot: { status: 'administrator' } }],
    ['a channel without the bot', { bot: { status: 'left' } }],
    ['a group without the bot', { type: 'supergroup', bot: { status: 'kicked' } }],
    ['a group without rights', { type: 'group', bot: { status: 'member' }, permissions: {} }],
    ['a restricted bot', { type: 'supergroup', bot: { status: 'restricted', is_member: true } }],
    ['a private chat', { type: 'private', bot: { status: 'member' } }],
  ])('refuses %s', async (_name, chat) => {
    server.addChat({ ...privateChannel, ...chat, id: -7 });
    expect(await catchFailure(open('-7').check(), server.token)).toMatchObject({ kind: 'refused' });
  });

  it.each([{ status: 'administrator' }, { status: 'creator' }, { status: 'member' }])(
    'accepts a group where the bot is $status',
    async (bot) => {
      const permissions = { can_send_messages: true, can_send_photos: true, can_send_polls: true };
      server.addChat({ id: -7, type: 'group', title: 'Learners', bot, permissions });
      expect(await open('-7').check()).toMatchObject({ title: 'Learners', url: null });
    },
  );

  it.each<Failure>([
    'cut-after-acceptance',
    'slow',
    'malformed',
    'endless',
    'error-page',
    'redirect',
  ])('is unavailable after %s', async (failure) => {
    server.failNext({ method: 'getChat', failure });
    expect(await catchFailure(network.check(), server.token)).toMatchObject({
      kind: 'unavailable',
    });
  });
});

describe('a post', () => {
  it('arrives with its bold words, and nothing in it is markup', async () => {
    expect(await send()).toEqual({ remoteId: '1', url: 'https://t.me/test_words/1' });
    expect(server.posts).toMatchObject([
      { chatId: channel.id, text: text.text, entities: [{ type: 'bold', offset: 3, length: 4 }] },
    ]);
    expect(text.text.slice(3, 7)).toBe('meer');
  });

  it('arrives with its picture, byte by byte', async () => {
    const bytes = new Uint8Array(randomBytes(100_000));
    await send({ ...text, picture: { bytes, description: 'The sea' } });
    expect(server.posts).toMatchObject([{ text: text.text, entities: [{ offset: 3 }] }]);
    expect(Buffer.compare(server.posts[0]?.picture ?? Buffer.of(), bytes)).toBe(0);
  });

  it('has a page for the members of a private channel', async () => {
    server.addChat(privateChannel);
    const sent = await open('-1005').send(text, 'key');
    expect(sent.url).toBe('https://t.me/c/5/1');
  });

  it('has no page in a group', async () => {
    server.addChat({ id: -7, type: 'group', title: 'Learners', bot: { status: 'member' } });
    expect((await open('-7').send(text, 'key')).url).toBeNull();
  });
});

describe('a quiz', () => {
  it('is anonymous, knows its answer and explains it', async () => {
    await send(quiz);
    expect(server.posts[0]).toMatchObject({
      text: quiz.question,
      poll: {
        options: quiz.options,
        correctIndexes: [1],
        explanation: quiz.explanation,
        isAnonymous: true,
        isClosed: false,
      },
    });
  });

  it('has no explanation if there is nothing to explain', async () => {
    await send({ ...quiz, explanation: null });
    expect(server.posts[0]?.poll?.explanation).toBeNull();
  });

  it('closes with its votes', async () => {
    const { remoteId } = await send(quiz);
    server.vote(1, 1, 3);
    server.vote(1, 0);
    expect(await network.closePoll(remoteId)).toEqual({ voters: 4, votes: [1, 3, 0] });
    expect(server.posts[0]?.poll?.isClosed).toBe(true);
  });

  it('cannot be closed twice', async () => {
    const { remoteId } = await send(quiz);
    await network.closePoll(remoteId);
    expect(await catchFailure(network.closePoll(remoteId), server.token)).toMatchObject({
      kind: 'invalid',
      message: 'Bad Request: poll has already been closed',
    });
  });
});

describe('a failure', () => {
  it.each<[FailureOrder['failure'], string, number]>([
    ['cut-before-acceptance', 'unknown', 0],
    ['cut-after-acceptance', 'unknown', 1],
    ['slow', 'unknown', 1],
    ['malformed', 'unknown', 1],
    ['endless', 'unknown', 1],
    ['compressed', 'unknown', 1],
    ['error', 'unavailable', 0],
    ['error-page', 'unknown', 0],
    ['error-page-after-acceptance', 'unknown', 1],
    ['redirect', 'unavailable', 0],
  ])('after %s is %s', async (failure, kind, accepted) => {
    server.failNext({ method: 'sendMessage', failure });
    expect(await catchFailure(send(), server.token)).toMatchObject({ kind });
    expect(server.posts).toHaveLength(accepted);
  });

  it.each([400, 403, 429, 502, 504])('with a page and status %i is unknown', async (status) => {
    server.failNext({ method: 'sendMessage', failure: 'error-page', status });
    expect(await catchFailure(send(), server.token)).toMatchObject({ kind: 'unknown' });
  });

  it('because of too many posts says when to repeat', async () => {
    server.failNext({ method: 'sendMessage', failure: 'limited', retryAfterSeconds: 17 });
    expect(await catchFailure(send(), server.token)).toEqual({
      kind: 'limited',
      message: 'Too Many Requests: retry after 17',
      retryAfterSeconds: 17,
    });
  });

  it('because the text is too long is invalid', async () => {
    expect(
      await catchFailure(send({ ...text, text: '🌊'.repeat(2_049) }), server.token),
    ).toMatchObject({
      kind: 'invalid',
      message: 'Bad Request: message is too long',
    });
    await send({ ...text, text: '🌊'.repeat(2_048) });
  });

  it('because the bot was removed is a refusal', async () => {
    server.removeBot(channel.id);
    expect(await catchFailure(send(), server.token)).toMatchObject({
      kind: 'refused',
      message: 'Forbidden: bot is not a member of the channel chat',
    });
  });

  it.each([
    'Bad Request: not enough rights to send polls to the chat',
    'Bad Request: need administrator rights in the channel chat',
    'Bad Request: group chat was upgraded to a supergroup chat',
  ])('“%s” is a refusal', async (explanation) => {
    server.failNext({ method: 'sendMessage', failure: 'error', status: 400, explanation });
    const failure = await catchFailure(send(), server.token);
    expect(failure).toMatchObject({ kind: 'refused', message: explanation });
  });

  it('because the chat is unknown is a refusal', async () => {
    const failure = catchFailure(open('@nowhere').send(text, 'key'), server.token);
    expect(await failure).toMatchObject({ kind: 'refused' });
  });

  it('because the token is revoked is a refusal, also for a picture', async () => {
    server.revokeToken();
    const picture = { bytes: randomBytes(10), description: '' };
    for (const post of [text, { ...text, picture }])
      expect(await catchFailure(send(post), server.token)).toMatchObject({
        kind: 'refused',
        message: 'Unauthorized',
      });
  });

  it('does not repeat the token', async () => {
    const explanation = `Bad Request: unknown path /bot${server.token}/`;
    server.failNext({ method: 'sendMessage', failure: 'error', status: 400, explanation });
    const failure = await catchFailure(send(), server.token);
    expect(failure.message).toBe('Bad Request: unknown path /bot…/');
  });

  it('without a connection is unavailable', async () => {
    const { token } = server;
    await server.close();
    const failure = await catchFailure(send(), token);
    expect(failure).toMatchObject({
      kind: 'unavailable',
      message: expect.stringMatching(/ECONNREFUSED/),
    });
    server = await startTelegramServer();
  });
});

describe('after closing', () => {
  it('a post is unavailable', async () => {
    const closed = createGuard({ allowsPrivateAddresses: true, timeLimit: 2_000 });
    const { token } = server;
    await closed.close();
    const sent = open('@test_words', token, closed).send(text, 'key');
    expect(await catchFailure(sent, token)).toMatchObject({ kind: 'unavailable' });
  });
});

describe('by default', () => {
  it('sends nothing to this machine', async () => {
    const guarded = createGuard({ allowsPrivateAddresses: false, timeLimit: 2_000 });
    const { token } = server;
    const sent = open('@test_words', token, guarded).send(text, 'key');
    expect(await catchFailure(sent, token)).toMatchObject({ kind: 'refused' });
    expect(server.calls).toEqual([]);
    await guarded.close();
  });
});
