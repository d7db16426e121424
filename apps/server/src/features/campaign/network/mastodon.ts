import type { mastodon } from 'masto';
import type { z } from 'zod';
import type { PollResults, PostLimits } from '../../../schema/campaign.ts';
import { type Effect, failureOfExchange } from './failure.ts';
import type { Guard } from './guarded-fetch.ts';
import {
  accountAnswer,
  applicationAnswer,
  instanceAnswer,
  mediaAnswer,
  pollAnswer,
  statusAnswer,
} from './mastodon-answers.ts';
import { failureOfAnswer } from './mastodon-failure.ts';
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
    check: () => call('posts nothing', readAccount),
    async send(outgoing, idempotencyKey) {
      const status =
        outgoing.kind === 'quiz' ? await quizOf(outgoing, call) : await textOf(outgoing, call);
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
        throw failureOfAnswer(error, exchange, token, Date.now());
      throw failureOfExchange(error, exchange, effect);
    }
  };

async function readAccount(client: Client): Promise<ChannelInfo> {
  const account = accountAnswer.parse(await client.v1.accounts.verifyCredentials());
  const { scopes } = applicationAnswer.parse(await client.v1.apps.verifyCredentials());
  if (scopes && !mayPost(scopes))
    throw new NetworkFailure('refused', 'The token has no right to post: it lacks write access.');
  return {
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

async function textOf({ text, picture }: TextPost, call: Call): Promise<Status> {
  if (picture === null) return { status: text };
  return { status: text, mediaIds: [await upload(picture, call)] };
}

/** Waits until the instance has processed the picture. */
const upload = ({ bytes, mediaType, description }: Picture, call: Call): Promise<string> =>
  call('posts nothing', async (client) => {
    const name = `picture.${mediaType.split('/').at(-1)}`;
    const file = new File([new Uint8Array(bytes)], name, { type: mediaType });
    return mediaAnswer.parse(await client.v2.media.create({ file, description })).id;
  });

async function quizOf({ question, options, openSeconds }: QuizPost, call: Call): Promise<Status> {
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
