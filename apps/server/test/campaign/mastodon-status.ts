import { z } from 'zod';
import type { Answer } from './failure-order.ts';
import type { ReceivedCall, ReceivedFile } from './network-server.ts';

/** A status that the server accepted. */
export interface MastodonPost {
  id: string;
  text: string;
  language: string | null;
  inReplyToId: string | null;
  mediaIds: readonly string[];
  poll: MastodonPoll | null;
}

export interface MastodonPoll {
  options: readonly string[];
  votes: number[];
  expiresIn: number;
  isExpired: boolean;
}

export interface MastodonMedia extends ReceivedFile {
  id: string;
  description: string;
}

export interface MastodonLimits {
  max_characters: number;
  characters_reserved_per_url: number;
  max_options: number;
  max_characters_per_option: number;
  min_expiration: number;
  max_expiration: number;
}

/** What an instance knows. */
export interface MastodonState {
  token: string | null;
  scopes: readonly string[] | undefined;
  url: string;
  posts: MastodonPost[];
  media: MastodonMedia[];
  /** The posts of the idempotency keys. */
  keys: Map<string, MastodonPost>;
  limits: MastodonLimits;
  /** The account as clients see it. */
  account: { id: string; display_name: string; acct: string; url: string };
  /** Whether pictures stay unprocessed. */
  isBusy: boolean;
}

export const refusal = (status: number, error: string): Answer => ({ status, body: { error } });
export const success = (body: unknown): Answer => ({ status: 200, body });
export const notFound = refusal(404, 'Record not found');

const newStatus = z.object({
  status: z.string().default(''),
  language: z.string().nullish(),
  in_reply_to_id: z.string().nullish(),
  media_ids: z.array(z.string()).default([]),
  poll: z.object({ options: z.array(z.string()), expires_in: z.int() }).nullish(),
});

type NewStatus = z.infer<typeof newStatus>;

/** Accepts a status, or finds the one with the same idempotency key. */
export function createStatus(state: MastodonState, { fields, headers }: ReceivedCall): Answer {
  const key = String(headers['idempotency-key'] ?? '');
  const previous = state.keys.get(key);
  if (previous !== undefined) return success(toStatus(state, previous));
  const status = newStatus.parse(fields);
  const problem = findProblem(state, status);
  if (problem !== null) return problem;
  const post: MastodonPost = {
    id: String(1_000 + state.posts.length),
    text: status.status,
    language: status.language ?? null,
    inReplyToId: status.in_reply_to_id ?? null,
    mediaIds: status.media_ids,
    poll: status.poll
      ? {
          options: status.poll.options,
          votes: status.poll.options.map(() => 0),
          expiresIn: status.poll.expires_in,
          isExpired: false,
        }
      : null,
  };
  state.posts.push(post);
  if (key !== '') state.keys.set(key, post);
  return success(toStatus(state, post));
}

function findProblem({ limits, media, posts }: MastodonState, status: NewStatus): Answer | null {
  const invalid = (problem: string) => refusal(422, `Validation failed: ${problem}`);
  if (status.status === '' && status.media_ids.length === 0) return invalid("Text can't be blank");
  if (measureLength(status.status, limits) > limits.max_characters)
    return invalid(`Text character limit of ${limits.max_characters} exceeded`);
  if (!status.media_ids.every((id) => media.some((medium) => medium.id === id))) return notFound;
  if (status.in_reply_to_id && !posts.some(({ id }) => id === status.in_reply_to_id))
    return refusal(404, 'The post you are trying to reply to does not appear to exist.');
  return status.poll ? pollProblem(status.poll, limits, invalid) : null;
}

function pollProblem(
  { options, expires_in }: NonNullable<NewStatus['poll']>,
  limits: MastodonLimits,
  invalid: (problem: string) => Answer,
): Answer | null {
  if (options.length > limits.max_options)
    return invalid(`Options can't contain more than ${limits.max_options} items`);
  if (options.some((option) => characters(option) > limits.max_characters_per_option))
    return invalid(
      `Options can't be longer than ${limits.max_characters_per_option} characters each`,
    );
  if (expires_in > limits.max_expiration) return invalid('Expires at is too far into the future');
  return expires_in < limits.min_expiration ? invalid('Expires at is too soon') : null;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const characters = (text: string): number => [...segmenter.segment(text)].length;

/** Every link counts the same. */
const measureLength = (
  text: string,
  { characters_reserved_per_url: perLink }: MastodonLimits,
): number => characters(text.replaceAll(/https?:\/\/\S+/g, 'x'.repeat(perLink)));

export const toStatus = ({ url }: MastodonState, { id, text, language, poll }: MastodonPost) => ({
  id,
  url: `${url}/@words/${id}`,
  content: text,
  language,
  poll: poll && {
    id,
    expired: poll.isExpired,
    multiple: false,
    votes_count: poll.votes.reduce((sum, count) => sum + count, 0),
    voters_count: poll.votes.reduce((sum, count) => sum + count, 0),
    options: poll.options.map((title, index) => ({ title, votes_count: poll.votes[index] ?? 0 })),
  },
});
