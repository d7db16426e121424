import { routes } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../../test/factory.ts';
import { reader, useApp } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';
import { rateWindow } from '../../schema/limits.ts';
import { createServices } from '../../services.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { ApplicationError } from '../errors/application-error.ts';
import { claimUses, createLimiter, type Limiter, removeEndedWindows } from './limiter.ts';
import { generalLimit, type RateLimit } from './limits.ts';

const app = useApp();
const limit: RateLimit = { name: 'test', max: 50, minutes: 5 };
const start = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const limiterAt = (now: Date): Limiter => createLimiter({ database: app.database, now: () => now });

/** How many of `count` concurrent uses are granted. */
async function granted(count: number, use: () => Promise<void>): Promise<number> {
  const uses = await Promise.allSettled(Array.from({ length: count }, use));
  const refusals = uses.filter((result) => result.status === 'rejected');
  for (const { reason } of refusals) {
    expect(reason).toBeInstanceOf(ApplicationError);
    expect(reason.code).toBe('TooManyRequests');
  }
  return count - refusals.length;
}

describe.each(['spend', 'spendOften'] as const)('%s', (spend) => {
  it('grants the maximum and no more', async () => {
    const limiter = limiterAt(start);
    expect(await granted(70, () => limiter[spend](limit, `${spend} one`))).toBe(50);
    expect(await granted(1, () => limiter[spend](limit, `${spend} other`))).toBe(1);
  });

  it('says when to retry, and opens a new window then', async () => {
    await granted(50, () => limiterAt(start)[spend](limit, `${spend} again`));
    const refusal = limiterAt(later(1))[spend](limit, `${spend} again`);
    await expect(refusal).rejects.toMatchObject({ retryAfterSeconds: 240 });
    const renewed = limiterAt(later(5));
    expect(await granted(60, () => renewed[spend](limit, `${spend} again`))).toBe(50);
  });

  it('does not refuse uses for hours after the clock is set back', async () => {
    await granted(50, () => limiterAt(later(120))[spend](limit, `${spend} clock`));
    expect(await granted(1, () => limiterAt(start)[spend](limit, `${spend} clock`))).toBe(1);
  });

  it('does not open a new window for a clock that is slightly behind', async () => {
    const [ahead, behind] = [limiterAt(later(0.5)), limiterAt(start)];
    await granted(40, () => ahead[spend](limit, `${spend} behind`));
    expect(await granted(20, () => behind[spend](limit, `${spend} behind`))).toBe(10);
  });

  it('counts the uses of all servers of a database together', async () => {
    const [one, other] = [limiterAt(start), limiterAt(start)];
    let turn = 0;
    const useEither = () => {
      turn += 1;
      return (turn % 2 === 0 ? one : other)[spend](limit, `${spend} shared`);
    };
    const total = await granted(120, useEither);
    expect(total).toBe(50);
  });
});

describe('an attempt', () => {
  const other: RateLimit = { name: 'other', max: 1, minutes: 5 };
  const succeed = async () => true;
  const fail = async () => false;
  const spendAll = (subject: string) => granted(60, () => limiterAt(start).spend(limit, subject));

  it('counts if it fails, and not if it succeeds', async () => {
    const limiter = limiterAt(start);
    const uses = [{ limit, subject: 'tries' }];
    for (let turn = 0; turn < 60; turn += 1) {
      expect(await limiter.attempt('tries', uses, succeed)).toBe(true);
    }
    expect(await limiter.attempt('tries', uses, fail)).toBe(false);
    expect(await spendAll('tries')).toBe(49);
  });

  it('is not refused because of others that succeed at the same time', async () => {
    const limiter = limiterAt(start);
    const uses = [{ limit: other, subject: 'class' }];
    const attempts = Array.from({ length: 40 }, () => limiter.attempt('class', uses, succeed));
    expect(new Set(await Promise.all(attempts))).toEqual(new Set([true]));
  });

  it('is refused after as many failures as the limit allows, however many run at the same time', async () => {
    const limiter = limiterAt(start);
    const uses = [{ limit, subject: 'guesser' }];
    const run = async () => {
      await limiter.attempt('guesser', uses, fail);
    };
    expect(await granted(70, run)).toBe(50);
  });

  it('is not added to a later window', async () => {
    const uses = [{ limit: other, subject: 'late' }];
    await limiterAt(start).attempt('late', uses, async () => {
      await limiterAt(later(6)).spend(other, 'late');
      return true;
    });
    expect(await granted(1, () => limiterAt(later(6)).spend(other, 'late'))).toBe(0);
  });

  it('counts for none of its limits if one of them refuses', async () => {
    const limiter = limiterAt(start);
    await limiter.spend(other, 'second');
    const uses = [
      { limit: other, subject: 'first' },
      { limit: other, subject: 'second' },
    ];
    await expect(limiter.attempt('both', uses, fail)).rejects.toMatchObject({
      code: 'TooManyRequests',
    });
    expect(await granted(1, () => limiter.spend(other, 'first'))).toBe(1);
  });
});

it('deletes windows that have ended', async () => {
  await limiterAt(start).spend(limit, 'forgotten');
  await removeEndedWindows(app.database, later(6));
  const rows = await app.database.execute(
    sql`select * from ${rateWindow} where key = 'test forgotten'`,
  );
  expect(rows).toMatchObject({ rows: [] });
});

it('of frequent uses may cost more than is claimed at once', async () => {
  const limiter = limiterAt(start);
  expect(await granted(2, () => limiter.spendOften(limit, 'costly', 23))).toBe(2);
  expect(await granted(2, () => limiter.spendOften(limit, 'costly', 3))).toBe(1);
  expect(await granted(2, () => limiter.spendOften(limit, 'costly', 1))).toBe(1);
});

describe('requests', () => {
  const path = routes.general.initData.path;
  const send = (headers: Record<string, string>) => app.request(path, { headers });

  const left = 30;
  /** Uses up the limit of an address, except for a few requests. */
  const useUp = (address: string) =>
    claimUses(app.database, generalLimit.anonymous, address, {
      count: generalLimit.anonymous.max - left,
      now: app.services.now(),
    });

  it('are limited by address if they are anonymous, IPv6 by its /64', async () => {
    await useUp('2001:db8::/64');
    for (let index = 0; index < left; index += 1) {
      const response = await send({ 'x-forwarded-for': `2001:db8::${index.toString(16)}` });
      expect(response.status).toBe(200);
    }
    const refused = await send({ 'x-forwarded-for': '2001:db8::ffff' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(await refused.json()).toMatchObject({ code: 'TooManyRequests' });
    expect((await send({ 'x-forwarded-for': '2001:db8:0:1::1' })).status).toBe(200);
  });

  it('are limited by address if their token is invalid', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1', authorization: 'Bearer x' };
    await useUp('198.51.100.1');
    for (let index = 0; index < left; index += 1) await send(headers);
    expect((await send(headers)).status).toBe(429);
  });

  it('are counted by account, whatever the address', async () => {
    const user = await buildUser(app.database);
    const headers = await app.headersOf(user);
    expect((await send(headers)).status).toBe(200);
    const { learner } = generalLimit;
    const elsewhere = createLimiter(app.services);
    await granted(learner.max, () => elsewhere.spendOften(learner, user.id));
    const statuses = [];
    for (let index = 0; index < 20; index += 1) statuses.push((await send(headers)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('use the address that the trusted proxies report', async () => {
    const configuration = readConfiguration({ TRUSTED_PROXIES: '0' });
    const api = createApp(
      createServices(configuration, { ...app.services, tokenSecret: 'secret' }),
    );
    await useUp('unknown');
    const statuses = [];
    for (let index = 0; index <= left; index += 1) {
      const headers = { ...reader, 'x-forwarded-for': `203.0.113.${index % 256}` };
      statuses.push((await api.request(path, { headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
