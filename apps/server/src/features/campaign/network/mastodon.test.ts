import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catchFailure } from '../../../../test/campaign/catch-failure.ts';
import type { FailureOrder } from '../../../../test/campaign/failure-order.ts';
import {
  type MastodonServer,
  startMastodonServer,
} from '../../../../test/campaign/mastodon-server.ts';
import { createGuard, type Guard } from './guarded-fetch.ts';
import { openMastodon } from './mastodon.ts';
import type { Network, OutgoingPost, QuizPost, TextPost } from './network.ts';

const text: TextPost = {
  kind: 'text',
  text: '🌊 meer\n\nים <b>&',
  bold: [{ offset: 3, length: 4 }],
  langCode: 'nl',
  picture: null,
};

const picture = { bytes: new Uint8Array(randomBytes(100_000)) };
const withPicture = { ...text, picture: { ...picture, description: 'Golven 🌊' } };

const quiz: QuizPost = {
  kind: 'quiz',
  question: 'What is “meer”?',
  options: ['lake', 'sea', 'more'],
  correctIndex: 1,
  explanation: null,
  langCode: 'en',
  openSeconds: 3_600,
};

const creation = 'POST /api/v1/statuses';

let server: MastodonServer;
let guard: Guard;
let network: Network;

beforeEach(async () => {
  server = await startMastodonServer();
  guard = createGuard({ allowsPrivateAddresses: true, timeLimit: 2_000 });
  network = openMastodon({ address: server.url, token: server.token }, guard);
});
afterEach(async () => {
  await guard.close();
  await server.close();
});

const send = (post: OutgoingPost = text, key = 'key') => network.send(post, key);

describe('a check', () => {
  it('reads the id, the name, the page and the limits of the instance', async () => {
    Object.assign(server.limits, { max_characters: 11_000, max_options: 8 });
    expect(await network.check()).toEqual({
      accountId: `1@${new URL(server.url).host}`,
      title: 'Test words',
      url: `${server.url}/@words`,
      limits: {
        unit: 'grapheme',
        linkLength: 23,
        text: 11_000,
        caption: 11_000,
        pollQuestion: 11_000,
        pollOption: 50,
        maxPollOptions: 8,
        pollExplanation: null,
        pollSeconds: { min: 300, max: 2_629_746 },
      },
      postsPerMinute: 20,
    });
    expect(server.posts).toEqual([]);
  });

  it('names an account without a name by its address', async () => {
    server.account.display_name = '';
    expect(await network.check()).toMatchObject({ title: 'words' });
  });

  it('refuses a token that may only read', async () => {
    server.setScopes(['read']);
    expect(await catchFailure(network.check(), server.token)).toMatchObject({ kind: 'refused' });
  });

  it.each([[['write:statuses', 'write:media']], [undefined]])(
    'accepts the rights %j',
    async (scopes) => {
      server.setScopes(scopes);
      expect(await network.check()).toMatchObject({ title: 'Test words' });
    },
  );

  it('refuses a revoked token', async () => {
    server.revokeToken();
    expect(await catchFailure(network.check(), server.token)).toMatchObject({ kind: 'refused' });
  });

  it.each<FailureOrder['failure']>(['slow', 'malformed', 'endless', 'error-page', 'redirect'])(
    'is unavailable after %s',
    async (failure) => {
      server.failNext({ method: 'GET /api/v2/instance', failure });
      expect(await catchFailure(network.check(), server.token)).toMatchObject({
        kind: 'unavailable',
      });
    },
  );

  it('does not believe a page that a browser must not open', async () => {
    server.account.url = 'javascript:alert(1)';
    expect(await catchFailure(network.check(), server.token)).toMatchObject({
      kind: 'unavailable',
    });
  });
});

describe('a post', () => {
  it('arrives as it is written, in its language', async () => {
    expect(await send()).toEqual({ remoteId: '1000', url: `${server.url}/@words/1000` });
    expect(server.posts).toMatchObject([{ text: text.text, language: 'nl', poll: null }]);
  });

  it('arrives once, however often it is sent', async () => {
    const sent = await send();
    expect(await send()).toEqual(sent);
    await send(text, 'another key');
    expect(server.posts).toHaveLength(2);
  });

  it('arrives once although the first answer was lost', async () => {
    server.failNext({ method: creation, failure: 'cut-after-acceptance' });
    expect(await catchFailure(send(), server.token)).toMatchObject({ kind: 'unknown' });
    expect(await send()).toMatchObject({ remoteId: '1000' });
    expect(server.posts).toHaveLength(1);
  });

  it('arrives with its picture, byte by byte, and its description', async () => {
    await send(withPicture);
    const [medium] = server.media;
    expect(medium).toMatchObject({ description: 'Golven 🌊', mediaType: 'image/jpeg' });
    expect(Buffer.compare(medium?.bytes ?? Buffer.of(), picture.bytes)).toBe(0);
    expect(server.posts).toMatchObject([{ text: text.text, mediaIds: ['1'] }]);
  });

  it('is unavailable while its picture is lost', async () => {
    server.failNext({ method: 'POST /api/v2/media', failure: 'cut-after-acceptance' });
    expect(await catchFailure(send(withPicture), server.token)).toMatchObject({
      kind: 'unavailable',
    });
    expect(server.posts).toEqual([]);
  });

  it('is unavailable while the instance does not process its picture', async () => {
    server.stopProcessing();
    expect(await catchFailure(send(withPicture), server.token)).toMatchObject({
      kind: 'unavailable',
    });
    expect(server.posts).toEqual([]);
  });

  it('gets an answer', async () => {
    const { remoteId } = await send(quiz);
    const sent = await network.reply?.(remoteId, 'It is a lake.', 'en', 'reply');
    expect(sent).toEqual({ remoteId: '1001', url: `${server.url}/@words/1001` });
    expect(server.posts[1]).toMatchObject({
      text: 'It is a lake.',
      language: 'en',
      inReplyToId: remoteId,
    });
  });
});

describe('a quiz', () => {
  it('is a poll for as long as it is open', async () => {
    await send(quiz);
    expect(server.posts).toMatchObject([
      { text: quiz.question, language: 'en', poll: { options: quiz.options, expiresIn: 3_600 } },
    ]);
  });

  it.each([
    [60, 300],
    [999_999_999, 2_629_746],
  ])('for %i seconds is open as long as the instance allows', async (openSeconds, expiresIn) => {
    await send({ ...quiz, openSeconds });
    expect(server.posts).toMatchObject([{ poll: { expiresIn } }]);
  });

  it('has its votes when it is closed', async () => {
    const { remoteId } = await send(quiz);
    server.vote(remoteId, 1, 3);
    server.vote(remoteId, 0);
    expect(await catchFailure(network.closePoll(remoteId), server.token)).toMatchObject({
      kind: 'unavailable',
      message: 'The poll is still open.',
    });
    server.expirePoll(remoteId);
    expect(await network.closePoll(remoteId)).toEqual({ voters: 4, votes: [1, 3, 0] });
  });

  it.each(['1000', '7'])('is not found in post %s', async (remoteId) => {
    await send();
    const failure = await catchFailure(network.closePoll(remoteId), server.token);
    expect(failure).toMatchObject({ kind: 'invalid' });
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
    ['error-page', 'unavailable', 0],
    ['redirect', 'unavailable', 0],
  ])('after %s is %s', async (failure, kind, accepted) => {
    server.failNext({ method: creation, failure });
    expect(await catchFailure(send(), server.token)).toMatchObject({ kind });
    expect(server.posts).toHaveLength(accepted);
  });

  it.each([
    [403, 'refused'],
    [404, 'invalid'],
    [502, 'unavailable'],
    [504, 'unknown'],
  ])('with a page and status %i is %s', async (status, kind) => {
    server.failNext({ method: creation, failure: 'error-page', status });
    expect(await catchFailure(send(), server.token)).toMatchObject({ kind });
  });

  it('because of too many posts says when to repeat', async () => {
    server.failNext({ method: creation, failure: 'limited', retryAfterSeconds: 17 });
    const { kind, message, retryAfterSeconds } = await catchFailure(send(), server.token);
    expect({ kind, message }).toEqual({ kind: 'limited', message: 'Too many requests' });
    expect(retryAfterSeconds).toBeGreaterThan(15);
    expect(retryAfterSeconds).toBeLessThan(18);
  });

  it('because of too many posts asks for a minute without a better answer', async () => {
    server.failNext({ method: creation, failure: 'error-page', status: 429 });
    const failure = await catchFailure(send(), server.token);
    expect(failure).toMatchObject({ kind: 'limited', retryAfterSeconds: 60 });
  });

  it('because the text is too long is invalid', async () => {
    const family = '👨‍👩‍👧‍👦';
    const failure = await catchFailure(send({ ...text, text: family.repeat(501) }), server.token);
    expect(failure).toMatchObject({
      kind: 'invalid',
      message: 'Validation failed: Text character limit of 500 exceeded',
    });
    await send({ ...text, text: family.repeat(500) });
  });

  it('because the account is suspended is a refusal', async () => {
    const explanation = 'Your login is currently disabled';
    server.failNext({ method: creation, failure: 'error', status: 403, explanation });
    const failure = await catchFailure(send(), server.token);
    expect(failure).toMatchObject({ kind: 'refused', message: explanation });
  });

  it('does not repeat the token', async () => {
    const explanation = `No such token: ${server.token}`;
    server.failNext({ method: creation, failure: 'error', status: 422, explanation });
    const failure = await catchFailure(send(), server.token);
    expect(failure.message).toBe('No such token: …');
  });

  it('without a connection is unavailable', async () => {
    const { token } = server;
    await server.close();
    expect(await catchFailure(send(), token)).toMatchObject({ kind: 'unavailable' });
    server = await startMastodonServer();
  });
});
