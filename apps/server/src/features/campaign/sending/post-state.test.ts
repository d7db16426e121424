import { describe, expect, it } from 'vitest';
import { NetworkFailure, type NetworkFailureKind } from '../network/network.ts';
import { decideAfterCrash, decideAfterFailure, decideReadiness } from './post-state.ts';

const now = new Date('2026-03-01T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const post = {
  status: 'planned',
  scheduledAt: now,
  retryAt: null,
  isForced: false,
  attempts: 1,
  attemptedAt: now,
  uncertainSince: null,
} as const;
const channel = { isActive: true, isPaused: false, blockedUntil: null, postsPerMinute: 20 };
const campaign = { isRunning: true };

type PostInChannel = Parameters<typeof decideReadiness>[0];
type Post = PostInChannel['post'];

const telegram = { now, keySeconds: 0 };
const mastodon = { now, keySeconds: 3600 };

describe('a due post', () => {
  const readiness = (
    change: { post?: object; channel?: object; campaign?: object },
    due = { ...telegram, recentAttempts: 0 },
  ) =>
    decideReadiness(
      {
        post: { ...post, ...change.post },
        channel: { ...channel, ...change.channel },
        campaign: { ...campaign, ...change.campaign },
      },
      due,
    );
  const later = { isReady: false, change: { queuedAt: null } };

  it('is sent', () => {
    expect(readiness({})).toEqual({ isReady: true });
  });

  it.each(['sending', 'sent', 'failed', 'unknown', 'skipped'])(
    'is left alone if it is %s',
    (status) => {
      expect(readiness({ post: { status } })).toEqual({ isReady: false, change: {} });
    },
  );

  it.each([
    ['was moved to a later time', { post: { scheduledAt: minutesAgo(-1) } }],
    ['waits for another attempt', { post: { retryAt: minutesAgo(-1) } }],
    ['belongs to a paused campaign', { campaign: { isRunning: false } }],
    ['belongs to a paused channel', { channel: { isPaused: true } }],
    ['belongs to a channel that the network refuses', { channel: { isActive: false } }],
    ['belongs to a channel that the network limits', { channel: { blockedUntil: minutesAgo(-1) } }],
  ])('waits if it %s', (_, change) => {
    expect(readiness(change)).toEqual(later);
  });

  it('waits if the channel has posted as much as its network accepts in a minute', () => {
    expect(readiness({}, { ...telegram, recentAttempts: 19 })).toEqual({ isReady: true });
    expect(readiness({}, { ...telegram, recentAttempts: 20 })).toEqual(later);
  });

  it('is sent although the campaign is paused if an admin wants it', () => {
    const change = { post: { isForced: true }, campaign: { isRunning: false } };
    expect(readiness(change)).toEqual({ isReady: true });
  });

  it('is sent within an hour of its time, and skipped afterwards', () => {
    expect(readiness({ post: { scheduledAt: minutesAgo(60) } })).toEqual({ isReady: true });
    expect(readiness({ post: { scheduledAt: minutesAgo(61) } })).toMatchObject({
      change: { status: 'skipped', failureKind: 'late' },
    });
  });

  it('is left to an admin if it may be online and the network no longer recognises it', () => {
    const due = { ...mastodon, recentAttempts: 0 };
    const uncertain = (minutes: number) => ({
      post: { scheduledAt: minutesAgo(59), uncertainSince: minutesAgo(minutes) },
    });
    expect(readiness(uncertain(54), due)).toEqual({ isReady: true });
    expect(readiness(uncertain(56), due)).toMatchObject({ change: { status: 'unknown' } });
  });
});

describe('a failed attempt', () => {
  const addMilliseconds = (
    kind: NetworkFailureKind,
    change: Partial<Post> = {},
    moment = telegram,
    retryAfterSeconds?: number,
  ) => {
    const failure = new NetworkFailure(kind, 'The reason', retryAfterSeconds);
    return decideAfterFailure({ ...post, ...change }, failure, moment);
  };

  it.each(['refused', 'invalid'] as const)('is final if the post was %s', (kind) => {
    expect(addMilliseconds(kind)).toEqual({
      status: 'failed',
      failureKind: kind,
      failureDetail: 'The reason',
    });
  });

  it('is repeated when the network says so', () => {
    expect(addMilliseconds('limited', {}, telegram, 90)).toMatchObject({
      status: 'planned',
      queuedAt: null,
      retryAt: new Date('2026-03-01T09:01:30Z'),
    });
  });

  it('is repeated with growing pauses while the network is unavailable', () => {
    const pauses = [1, 2, 3, 4, 5].map((attempts) => {
      const { retryAt } = addMilliseconds('unavailable', { attempts });
      return ((retryAt?.getTime() ?? 0) - now.getTime()) / 1_000;
    });
    expect(pauses).toEqual([30, 60, 120, 240, 480]);
    expect(addMilliseconds('unavailable', { attempts: 6 })).toMatchObject({ status: 'failed' });
  });

  it('is left to an admin if the answer was lost and the network does not recognise repetitions', () => {
    expect(addMilliseconds('unknown')).toMatchObject({ status: 'unknown', failureKind: 'unknown' });
  });

  it('is repeated after a lost answer while the network recognises the post', () => {
    expect(addMilliseconds('unknown', {}, mastodon)).toMatchObject({
      status: 'planned',
      uncertainSince: now,
      retryAt: new Date('2026-03-01T09:00:30Z'),
    });
    const uncertainSince = minutesAgo(55);
    expect(addMilliseconds('unknown', { uncertainSince }, mastodon)).toMatchObject({
      status: 'unknown',
    });
  });

  it('may still be online if an earlier answer was lost', () => {
    const uncertainSince = minutesAgo(20);
    expect(addMilliseconds('unavailable', { attempts: 6, uncertainSince }, mastodon)).toMatchObject(
      {
        status: 'unknown',
      },
    );
  });
});

describe('an attempt whose server stopped', () => {
  it('is left to an admin where the network does not recognise repetitions', () => {
    const attemptedAt = minutesAgo(3);
    expect(decideAfterCrash({ ...post, attemptedAt }, telegram)).toMatchObject({
      status: 'unknown',
      uncertainSince: attemptedAt,
    });
  });

  it('is repeated where the network does', () => {
    const attemptedAt = minutesAgo(3);
    expect(decideAfterCrash({ ...post, attemptedAt }, mastodon)).toMatchObject({
      status: 'planned',
      uncertainSince: attemptedAt,
    });
  });
});
