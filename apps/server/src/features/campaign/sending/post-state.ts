import type { CampaignRow, ChannelRow, PostRow } from '../../../schema/campaign.ts';
import type { NetworkFailure } from '../network/network.ts';

const second = 1_000;
const minute = 60 * second;

/** A post that is more than this late is skipped. */
const maxLateness = 60 * minute;
/** Longer than an attempt can take. */
export const maxAttemptMilliseconds = 3 * minute;
/** Keys are used for a little less time than the network remembers them. */
const keyMargin = 5 * minute;
const maxAttempts = 6;
const firstDelay = 30 * second;

type PostChange = Partial<PostRow>;

/** What the decisions depend on. */
type Post = Pick<
  PostRow,
  'status' | 'scheduledAt' | 'retryAt' | 'isForced' | 'attempts' | 'attemptedAt' | 'uncertainSince'
>;

interface PostInChannel {
  post: Post;
  campaign: Pick<CampaignRow, 'isRunning'>;
  channel: Pick<ChannelRow, 'isActive' | 'isPaused' | 'blockedUntil' | 'postsPerMinute'>;
}

interface Moment {
  now: Date;
  /** How long the network recognises a repeated post by its idempotency key. */
  keySeconds: number;
}

interface DueMoment extends Moment {
  /** The attempts of the channel in the last minute. */
  recentAttempts: number;
}

/** What to do with a post whose job runs: send it, leave it alone, or change it. */
type Readiness = { isReady: true } | { isReady: false; change: PostChange };

const ready: Readiness = { isReady: true };
/** The next look for due posts finds it again. */
const later: Readiness = { isReady: false, change: { queuedAt: null } };
const ignored: Readiness = { isReady: false, change: {} };

export function decideReadiness({ post, campaign, channel }: PostInChannel, due: DueMoment) {
  const { now } = due;
  if (post.status !== 'planned') return ignored;
  if (post.scheduledAt > now || (post.retryAt !== null && post.retryAt > now)) return later;
  if (isTooLate(post, due)) return { isReady: false, change: giveUp(post) };
  if (!channel.isActive || channel.isPaused) return later;
  if (!(campaign.isRunning || post.isForced)) return later;
  if (channel.blockedUntil !== null && channel.blockedUntil > now) return later;
  return due.recentAttempts < channel.postsPerMinute ? ready : later;
}

function isTooLate({ scheduledAt, uncertainSince }: Post, { now, keySeconds }: Moment): boolean {
  const isKeyForgotten =
    uncertainSince !== null &&
    now.getTime() - uncertainSince.getTime() > keyMilliseconds(keySeconds);
  return isKeyForgotten || now.getTime() - scheduledAt.getTime() > maxLateness;
}

/** A post that may be online is not skipped. */
const giveUp = ({ uncertainSince }: Post): PostChange =>
  uncertainSince === null
    ? { status: 'skipped', failureKind: 'late', failureDetail: '' }
    : { status: 'unknown', failureKind: 'unknown' };

/** The state of a post after a failed attempt. */
export function decideAfterFailure(
  post: Post,
  { kind, message, retryAfterSeconds = 60 }: NetworkFailure,
  { now, keySeconds }: Moment,
): PostChange {
  const failure = { failureKind: kind, failureDetail: message };
  switch (kind) {
    case 'limited':
      return { ...repeatAt(addMilliseconds(now, retryAfterSeconds * second)), ...failure };
    case 'unavailable':
      if (post.attempts < maxAttempts)
        return { ...repeatAt(planNextAttempt(post, now)), ...failure };
      return { status: post.uncertainSince === null ? 'failed' : 'unknown', ...failure };
    case 'unknown':
      return { ...decideAfterLostAnswer(post, { now, keySeconds }), ...failure };
    case 'refused':
    case 'invalid':
      return { status: 'failed', ...failure };
  }
}

/** The state of a post whose server stopped during the attempt. */
export const decideAfterCrash = (post: Post, moment: Moment): PostChange => ({
  ...decideAfterLostAnswer(post, moment),
  failureKind: 'unknown',
  failureDetail: '',
});

/** Repeats the post if the network recognises it; otherwise an admin decides. */
function decideAfterLostAnswer(post: Post, { now, keySeconds }: Moment): PostChange {
  const uncertainSince = post.uncertainSince ?? post.attemptedAt ?? now;
  const retryAt = planNextAttempt(post, now);
  const isRecognised = retryAt.getTime() - uncertainSince.getTime() <= keyMilliseconds(keySeconds);
  return isRecognised
    ? { ...repeatAt(retryAt), uncertainSince }
    : { status: 'unknown', uncertainSince };
}

const keyMilliseconds = (keySeconds: number): number => keySeconds * second - keyMargin;

const repeatAt = (retryAt: Date) => ({ status: 'planned', queuedAt: null, retryAt }) as const;

/** The pauses double: 30 seconds, 1, 2, 4 and 8 minutes. */
const planNextAttempt = ({ attempts }: Post, now: Date): Date =>
  addMilliseconds(now, firstDelay * 2 ** (Math.max(attempts, 1) - 1));

const addMilliseconds = (time: Date, milliseconds: number): Date =>
  new Date(time.getTime() + milliseconds);
