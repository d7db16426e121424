import type { SmmNetwork } from '@wordhoard/contract/enumeration';
import type { PollResults, PostLimits } from '../../../schema/campaign.ts';

/** A channel of a network: where to post, and the credentials. */
export interface Account {
  /** Telegram: `@name` or the id of a chat. Mastodon: the origin of the instance. */
  address: string;
  token: string;
}

/** What a network says of a channel. */
export interface ChannelInfo {
  /** Tells the chat or account from all others of the network, whatever address it was reached by. */
  accountId: string;
  title: string;
  /** The page of the channel; null for a private one. */
  url: string | null;
  limits: PostLimits;
  /** How many posts a minute the network accepts. */
  postsPerMinute: number;
}

export interface Picture {
  /** A JPEG file. */
  bytes: Uint8Array;
  /** Describes the picture for those who do not see it. */
  description: string;
}

export interface TextPost {
  kind: 'text';
  text: string;
  /** Parts of the text in bold, in UTF-16 code units. Networks without markup ignore them. */
  bold: readonly { offset: number; length: number }[];
  /** The language of most of the text. */
  langCode: string;
  picture: Picture | null;
}

export interface QuizPost {
  kind: 'quiz';
  question: string;
  options: readonly string[];
  correctIndex: number;
  /** Shown after an answer where the network can; null: nothing to explain. */
  explanation: string | null;
  langCode: string;
  /** How long the poll stays open. */
  openSeconds: number;
}

export type OutgoingPost = TextPost | QuizPost;

/** How the network identifies what it has accepted. */
export interface SentPost {
  remoteId: string;
  /** The page of the post; null where posts have none. That of a private channel is for its members. */
  url: string | null;
}

/**
 * Why a call to a network failed.
 * - `refused`: the network does not let us post to this channel (revoked token, removed bot, unknown chat).
 * - `invalid`: the network does not accept this request.
 * - `limited`: too many requests; repeat after `retryAfterSeconds`.
 * - `unavailable`: the network did not accept the request and may accept it later.
 * - `unknown`: the request was sent, but no answer came. The network may have accepted it.
 */
export type NetworkFailureKind = 'refused' | 'invalid' | 'limited' | 'unavailable' | 'unknown';

/** The message is the network's own explanation, without credentials, or a short description. */
export class NetworkFailure extends Error {
  readonly kind: NetworkFailureKind;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: NetworkFailureKind, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'NetworkFailure';
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * How long a network recognises a repeated post by its idempotency key, in seconds. Telegram has no such
 * keys.
 */
export const idempotencySeconds: Readonly<Record<SmmNetwork, number>> = {
  telegram: 0,
  mastodon: 60 * 60,
};

/** One channel of a network. Every method throws a {@link NetworkFailure}. */
export interface Network {
  /** Reads the channel and our rights in it. Posts nothing. */
  check(): Promise<ChannelInfo>;
  send(post: OutgoingPost, idempotencyKey: string): Promise<SentPost>;
  /** Reads the answers to a poll; closes it where the network leaves that to us. */
  closePoll(remoteId: string): Promise<PollResults>;
  /** Posts an answer below a post. Only networks without explanations have it. */
  reply?(
    remoteId: string,
    text: string,
    langCode: string,
    idempotencyKey: string,
  ): Promise<SentPost>;
}

/**
 * Telegram: https://core.telegram.org/bots/api. Mastodon: the defaults of an instance, until its own are
 * known (https://docs.joinmastodon.org/entities/Instance/).
 */
export const defaultLimits: Readonly<Record<SmmNetwork, PostLimits>> = {
  telegram: {
    unit: 'utf-16',
    linkLength: null,
    text: 4096,
    caption: 1024,
    pollQuestion: 300,
    pollOption: 100,
    maxPollOptions: 12,
    pollExplanation: 200,
    pollSeconds: null,
  },
  mastodon: {
    unit: 'grapheme',
    linkLength: 23,
    text: 500,
    caption: 500,
    pollQuestion: 500,
    pollOption: 50,
    maxPollOptions: 4,
    pollExplanation: null,
    pollSeconds: { min: 300, max: 2_629_746 },
  },
};
