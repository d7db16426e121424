import { routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { buildUser, hashCheaply, type User } from '../../../test/factory.ts';
import { reader, useApp } from '../../../test/test-app.ts';
import { guessLimit } from '../../platform/limits/limits.ts';

const app = useApp();
const { signIn, changePassword } = routes.auth;
const password = 'Word+hoard1';
const wrong = 'Hoard+of+words2';

const buildMember = async (): Promise<User> =>
  buildUser(app.database, { passwordHash: await hashCheaply(password) });

let lastHost = 0;
const newAddress = (): string => {
  lastHost += 1;
  return `203.0.113.${lastHost}`;
};

/** A client at one address, optionally with the cookies of a browser. */
interface Client {
  address?: string;
  browser?: Browser;
}

async function send(
  { method, path }: { method: string; path: string },
  body: object,
  { address = newAddress(), browser }: Client,
  headers: Record<string, string> = reader,
): Promise<number> {
  const init = {
    method: method.toUpperCase(),
    headers: { ...headers, 'x-forwarded-for': address },
    body: JSON.stringify(body),
  };
  const response = await (browser ?? app).request(path, init);
  return response.status;
}

const guess = (login: string, client: Client): Promise<number> =>
  send(signIn, { login, password: wrong }, client);

const signInFrom = (login: string, client: Client): Promise<number> =>
  send(signIn, { login, password }, client);

/** The statuses of several guesses in sequence. */
async function guesses(count: number, tryOnce: (turn: number) => Promise<number>) {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push(await tryOnce(turn));
  return statuses;
}

const times = (count: number, status: number): number[] => Array(count).fill(status);

/** A browser in which the member has signed in before. */
async function buildKnownDevice({ username }: User): Promise<Browser> {
  const browser = new Browser(app);
  expect(await signInFrom(username, { browser })).toBe(200);
  return browser;
}

describe('wrong passwords from an unknown device', () => {
  it('block their own address, but not the owner at another', async () => {
    const { username } = await buildMember();
    const client = { address: newAddress() };
    expect(await guesses(12, () => guess(username, client))).toEqual([
      ...times(10, 400),
      ...times(2, 429),
    ]);
    expect(await signInFrom(username, client)).toBe(429);
    expect(await signInFrom(username, {})).toBe(200);
  });

  it('count by the /64 of an IPv6 address', async () => {
    const { username } = await buildMember();
    await guesses(10, (turn) => guess(username, { address: `2001:db8:5:5::${turn}` }));
    expect(await signInFrom(username, { address: '2001:db8:5:5::ffff' })).toBe(429);
    expect(await signInFrom(username, { address: '2001:db8:5:6::1' })).toBe(200);
  });

  it('are limited even if they are sent at the same time', async () => {
    const { username } = await buildMember();
    const client = { address: newAddress() };
    const statuses = await Promise.all(Array.from({ length: 30 }, () => guess(username, client)));
    expect(statuses.toSorted()).toEqual([...times(10, 400), ...times(20, 429)]);
  });

  it('block an address that tries many accounts', async () => {
    const client = { address: newAddress() };
    const members = await Promise.all(Array.from({ length: 5 }, buildMember));
    const statuses = await guesses(25, (turn) => guess(members[turn % 5]?.username ?? '', client));
    expect(statuses).toEqual(times(25, 400));
    expect(await guess('nobody', client)).toBe(429);
    expect(await guess('nobody', {})).toBe(401);
  });

  it('are limited for one account, from any number of addresses', async () => {
    const { username } = await buildMember();
    const { max } = guessLimit.account;
    expect(await guesses(max + 1, () => guess(username, {}))).toEqual([...times(max, 400), 429]);
    expect(await signInFrom(username, {})).toBe(429);
  });

  it('say when to retry', async () => {
    const { username: login } = await buildMember();
    const address = newAddress();
    await guesses(10, () => guess(login, { address }));
    const headers = { ...reader, 'x-forwarded-for': address };
    const body = JSON.stringify({ login, password: wrong });
    const response = await app.request(signIn.path, { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({ code: 'TooManyRequests' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(10 * 60);
  });
});

describe('a device that has signed in before', () => {
  it('signs in while others guess, from the same address and from others', async () => {
    const member = await buildMember();
    const client = { address: newAddress(), browser: await buildKnownDevice(member) };
    await guesses(25, () => guess(member.username, { address: client.address }));
    await guesses(guessLimit.account.max, () => guess(member.username, {}));
    expect(await signInFrom(member.username, {})).toBe(429);
    expect(await guesses(15, () => signInFrom(member.username, client))).toEqual(times(15, 200));
  });

  it('has a limit of its own', async () => {
    const member = await buildMember();
    const browser = await buildKnownDevice(member);
    const statuses = await guesses(12, () => guess(member.username, { browser }));
    expect(statuses).toEqual([...times(10, 400), ...times(2, 429)]);
    expect(await signInFrom(member.username, { browser })).toBe(429);
    expect(await signInFrom(member.username, { browser: new Browser(app) })).toBe(200);
  });

  it('is an unknown device to other accounts', async () => {
    const [member, stranger] = [await buildMember(), await buildMember()];
    const client = { address: newAddress(), browser: await buildKnownDevice(stranger) };
    await guesses(10, () => guess(member.username, client));
    expect(await signInFrom(member.username, { address: client.address })).toBe(429);
    expect(await signInFrom(stranger.username, client)).toBe(200);
  });
});

describe('the limit of wrong passwords', () => {
  const routesWithPassword = (member: User, headers: Record<string, string>) =>
    [
      (client: Client) => guess(member.username, client),
      (client: Client) => guess(member.email?.toUpperCase() ?? '', client),
      (client: Client) =>
        send(changePassword, { password: wrong, newPassword: 'Third+time+3' }, client, headers),
      (client: Client) => send(routes.user.delete, { password: wrong }, client, headers),
    ] as const;

  it('is shared by all routes that require the password', async () => {
    const member = await buildMember();
    const calls = routesWithPassword(member, await app.headersOf(member));
    for (const browser of [undefined, await buildKnownDevice(member)]) {
      const client = { address: newAddress(), ...(browser && { browser }) };
      const statuses = await guesses(10, (turn) => calls[turn % 4]?.(client) ?? expect.fail());
      expect(statuses).toEqual(times(10, 400));
      expect(await guesses(4, (turn) => calls[turn]?.(client) ?? expect.fail())).toEqual(
        times(4, 429),
      );
    }
  });

  it('refuses the right password too, so that it stays secret', async () => {
    const member = await buildMember();
    const headers = await app.headersOf(member);
    const client = { address: newAddress() };
    await guesses(10, () => guess(member.username, client));
    const change = { password, newPassword: wrong };
    expect(await send(changePassword, change, client, headers)).toBe(429);
    expect(await send(routes.user.delete, { password }, client, headers)).toBe(429);
    expect(await send(changePassword, change, {}, headers)).toBe(200);
  });

  it('is not used up by right passwords or by requests without one', async () => {
    const member = await buildMember();
    const headers = await app.headersOf(member);
    const client = { address: newAddress() };
    await guesses(9, () => guess(member.username, client));
    await guesses(3, () => signInFrom(member.username, client));
    expect(await send(changePassword, { newPassword: wrong }, client, headers)).toBe(400);
    expect(await send(routes.user.delete, {}, client, headers)).toBe(400);
    const change = { password, newPassword: wrong };
    expect(await send(changePassword, change, client, headers)).toBe(200);
    expect(await send(signIn, { login: member.username, password }, client)).toBe(400);
    expect(await send(signIn, { login: member.username, password }, client)).toBe(429);
  });
});
