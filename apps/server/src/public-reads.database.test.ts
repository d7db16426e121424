import { CollectionPrivacy, UserRole } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildList, buildUser } from '../test/factory.ts';
import { callRoute } from '../test/matrix/call-route.ts';
import { rows } from '../test/matrix/matrix.ts';
import { type CallerName, callers } from '../test/matrix/stage.ts';
import { buildWorld, type World } from '../test/matrix/world.ts';
import { useApp } from '../test/test-app.ts';
import { openConnectionWithoutContent } from '../test/test-connection.ts';

const app = useApp({ connect: openConnectionWithoutContent });
let world: World;

beforeAll(async () => {
  await buildUser(app.database, { role: UserRole.Admin });
  world = await buildWorld(app);
});

const readingRows = rows.filter(([, route]) => route.method === 'get');

describe('a shared cache', () => {
  it('keeps what visitors get of the routes for everybody', async () => {
    expect(await findShared('anonymous')).toEqual([
      'general.initData',
      'general.language',
      'general.languages',
      'general.search',
    ]);
  });

  it.each(callers.slice(1))('keeps nothing that a caller with a token gets: %s', async (caller) => {
    expect(await findShared(caller)).toEqual([]);
  });

  it('keeps no page of somebody with a cookie, and none by a link', async () => {
    const { slug } = await buildList(app.database, [], { privacy: CollectionPrivacy.Unlisted });
    const token = world.headers.owner['authorization']?.replace('Bearer ', '');
    const pages: [string, string | undefined][] = [
      ['/', `token=${token}`],
      ['/', 'token=invalid'],
      ['/', 'locale=ru'],
      [`/list/${slug}`, undefined],
    ];
    for (const [path, cookie] of pages) {
      const { headers } = await getPage(path, cookie === undefined ? {} : { cookie });
      expect([path, cookie, headers.get('cache-control')]).toEqual([
        path,
        cookie,
        expect.not.stringContaining('public'),
      ]);
    }
  });

  it('asks whether a page has changed, by language', async () => {
    const { status, headers } = await getPage('/');
    const tag = headers.get('etag') ?? '';
    expect(status).toBe(200);
    expect(headers.get('cache-tag')).toMatch(/^shell-[0-9a-f]{12}$/);
    expect(headers.get('vary')).toContain('accept-language, authorization, cookie');
    const same = await getPage('/', { 'if-none-match': tag });
    expect(same.status).toBe(304);
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
      expect(same.headers.get(name)?.replace(', accept-encoding', '')).toBe(
        headers.get(name)?.replace(', accept-encoding', ''),
      );
    const other = await getPage('/', { 'if-none-match': tag, 'accept-language': 'ru' });
    expect(other.status).toBe(200);
  });
});

const getPage = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { accept: 'text/html', ...headers } });

/** The routes whose answer to a caller a shared cache may keep. */
async function findShared(caller: CallerName): Promise<string[]> {
  const shared: string[] = [];
  for (const [name, route, entry] of readingRows) {
    const request = async (path: string, init?: RequestInit) => {
      const response = await app.request(path, init);
      if (/public|s-maxage/.test(response.headers.get('cache-control') ?? '')) shared.push(name);
      return response;
    };
    await callRoute(
      { request },
      route,
      await entry.request(world, caller, newId()),
      world.headers[caller],
    );
  }
  return shared;
}
