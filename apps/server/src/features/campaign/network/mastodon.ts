import type { IncomingHttpHeaders } from 'node:http';
import type { mastodon } from 'masto';
import { z } from 'zod';
import type { PollResults, PostLimits } from '../../../schema/campaign.ts';
import { type Effect, removeToken, toExchangeFailure, toStatusFailure } from './failure.ts';
import type { Exchange, Guard } from './guarded-fetch.ts';
import {
  type Account,
  type ChannelInfo,
  type Network,
  NetworkFailure,
  type Picture,
  type QuizPost,
  type SentPost,
  type TextPost,
} from './network.ts';

/** An instance accepts 300 requests in five minutes. A post with a picture takes three. */
const postsPerMinute = 20;

/** A page that the browser may link to. */
const page = z.url({ protocol: /^https?$/ });
const count = z.int().nonnegative();
const positive = z.int().positive();

const accountAnswer = z.object({
  id: z.string(),
  displayName: z.string(),
  acct: z.string(),
  url: page,
});

const instanceAnswer = z.object({
  configuration: z.object({
    statuses: z.object({ maxCharacters: positive, charactersReservedPerUrl: positive }),
    polls: z.object({
      maxOptions: positive,
      maxCharactersPerOption: positive,
      minExpiration: positive,
      maxExpiration: positive,
    }),
  }),
});

/** Mastodon 4.3 and later say which rights the application of a token has. */
const applicationAnswer = z.object({ scopes: z.array(z.string()).nullish() });

const mediaAnswer = z.object({ id: z.string() });

const statusAnswer = z.object({ id: z.string(), url: page.nullish().catch(null) });

const pollAnswer = z.object({
  poll: z
    .object({
      expired: z.boolean(),
      votesCount: count,
      votersCount: count.nullish(),
      options: z.array(z.object({ votesCount: count.nullish() })),
    })
    .nullish(),
});

type Client = mastodon.rest.Client;
type Status = mastodon.rest.v1.CreateStatusParams;
type Call = <Result>(
  effect: Effect,
  request: (client: Client) => Promise<Result>,
) => Promise<Result>;

/** An account on an instance of Mastodon. */
export function openMastodon(account: Account, guard: Guard): Network {
  const call = caller(account, guard);

  const post = (status: Status, idempotencyKey: string): Promise<SentPost> =>
    call('posts once', async (client) => {
      const headers = { 'Idempotency-Key': idempotencyKey };
      const answer = await client.v1.statuses.create(status, { requestInit: { headers } });
      const { id, url } = statusAnswer.parse(answer);
      return { remoteId: id, url: url ?? null };
    });

  return {
    check: () => call('posts nothing', (client) => readAccount(client, account.address)),
    async send(outgoing, idempotencyKey) {
      const status =
        outgoing.kind === 'quiz'
          ? await toQuizStatus(outgoing, call)
          : await toTextStatus(outgoing, call);
      return post({ ...status, language: outgoing.langCode }, idempotencyKey);
    },
    closePoll: (remoteId) => call('posts nothing', (client) => readPoll(client, remoteId)),
    reply: (inReplyToId, text, language, idempotencyKey) =>
      post({ status: text, inReplyToId, language }, idempotencyKey),
  };
}

/** Runs requests with a client of their own, and reports their failures as those of a network. */
const caller =
  ({ address, token }: Account, guard: Guard): Call =>
  async (effect, request) => {
    const { createRestAPIClient, MastoHttpError } = await import('masto');
    const { requestInit, exchange } = guard.start();
    const timeout = guard.timeLimit;
    const limits = { timeout, mediaTimeout: timeout };
    try {
      return await request(
        createRestAPIClient({ url: address, accessToken: token, requestInit, ...limits }),
      );
    } catch (error) {
      if (error instanceof NetworkFailure) throw error;
      if (error instanceof MastoHttpError)
        throw toAnswerFailure(error, exchange, token, Date.now());
      throw toExchangeFailure(error, exchange, effect);
    }
  };

async function readAccount(client: Client, address: string): Promise<ChannelInfo> {
  const account = accountAnswer.parse(await client.v1.accounts.verifyCredentials());
  const { scopes } = applicationAnswer.parse(await client.v1.apps.verifyCredentials());
  if (scopes && !mayPost(scopes))
    throw new NetworkFailure('refused', 'The token has no right to post: it lacks write access.');
  return {
    accountId: `${account.id}@${new URL(address).host}`,
    title: account.displayName || account.acct,
    url: account.url,
    limits: await readLimits(client),
    postsPerMinute,
  };
}

const mayPost = (scopes: readonly string[]): boolean =>
  ['write:statuses', 'write:media'].every(
    (scope) => scopes.includes('write') || scopes.includes(scope),
  );

async function readLimits(client: Client): Promise<PostLimits> {
  const { statuses, polls } = await readConfiguration(client);
  return {
    unit: 'grapheme',
    linkLength: statuses.charactersReservedPerUrl,
    text: statuses.maxCharacters,
    caption: statuses.maxCharacters,
    pollQuestion: statuses.maxCharacters,
    pollOption: polls.maxCharactersPerOption,
    maxPollOptions: polls.maxOptions,
    pollExplanation: null,
    pollSeconds: { min: polls.minExpiration, max: polls.maxExpiration },
  };
}

type Configuration = z.infer<typeof instanceAnswer>['configuration'];

const readConfiguration = async (client: Client): Promise<Configuration> =>
  instanceAnswer.parse(await client.v2.instance.fetch()).configuration;

async function toTextStatus({ text, picture }: TextPost, call: Call): Promise<Status> {
  if (picture === null) return { status: text };
  return { status: text, mediaIds: [await upload(picture, call)] };
}

/** Waits until the instance has processed the picture. */
const upload = ({ bytes, description }: Picture, call: Call): Promise<string> =>
  call('posts nothing', async (client) => {
    const file = new File([new Uint8Array(bytes)], 'picture.jpeg', { type: 'image/jpeg' });
    return mediaAnswer.parse(await client.v2.media.create({ file, description })).id;
  });

async function toQuizStatus({ question, options, openSeconds }: QuizPost, call: Call) {
  const { polls } = await call('posts nothing', readConfiguration);
  const expiresIn = Math.min(Math.max(openSeconds, polls.minExpiration), polls.maxExpiration);
  return { status: question, poll: { options, expiresIn } };
}

/** Mastodon closes polls by itself. */
async function readPoll(client: Client, remoteId: string): Promise<PollResults> {
  const { poll } = pollAnswer.parse(await client.v1.statuses.$select(remoteId).fetch());
  if (!poll) throw new NetworkFailure('invalid', 'The post has no poll.');
  if (!poll.expired) throw new NetworkFailure('unavailable', 'The poll is still open.');
  return {
    voters: poll.votersCount ?? poll.votesCount,
    votes: poll.options.map(({ votesCount }) => votesCount ?? 0),
  };
}

const maxRetrySeconds = 3_600;

/** Why Mastodon did not accept a request. */
function toAnswerFailure(
  { statusCode, message }: { statusCode: number; message: string | undefined },
  { headers }: Exchange,
  token: string,
  now: number,
): NetworkFailure {
  const explanation = message ? removeToken(message, token) : undefined;
  return toStatusFailure(statusCode, explanation, readSecondsUntilReset(headers, now));
}

/** Undefined if the server does not say when it accepts requests again. */
function readSecondsUntilReset(headers: IncomingHttpHeaders, now: number): number | undefined {
  const reset = Date.parse(String(headers['x-ratelimit-reset']));
  if (Number.isNaN(reset)) return undefined;
  return Math.min(Math.max(Math.ceil((reset - now) / 1_000), 1), maxRetrySeconds);
}
