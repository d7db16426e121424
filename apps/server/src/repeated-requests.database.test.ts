import { UserRole } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../test/factory.ts';
import { callRoute } from '../test/matrix/call-route.ts';
import { routeNames } from '../test/matrix/matrix.ts';
import {
  grownTables,
  type RepeatedRequest,
  readContent,
  repeatedRequests,
} from '../test/matrix/repeat.ts';
import { buildWorld, findLeaks, type World } from '../test/matrix/world.ts';
import { useApp } from '../test/test-app.ts';
import { openConnectionWithoutContent } from '../test/test-connection.ts';

const app = useApp({ connect: openConnectionWithoutContent });
beforeAll(() => buildUser(app.database, { role: UserRole.Admin }));

/** Who asks again gets another mail. The second job of a post finds that it is sent. */
const queueingAgain = new Set(['auth.forgotPassword', 'post.send']);

/** Used by one request after another until one changes the content. */
let unchangedWorld: World | undefined;

it('are tried for each route but three', () => {
  const tried = new Set(repeatedRequests.map(({ name }) => name));
  // A ticket of a provider is valid once, and speech is only read.
  expect(routeNames.filter((name) => !tried.has(name))).toEqual([
    'auth.socialSignIn',
    'auth.telegram',
    'word.speech',
  ]);
});

describe.each(repeatedRequests)('$name', ({ name, route, caller, request, ...entry }) => {
  const { repeat, changesWorld } = entry;
  it(repeat === undefined ? 'creates nothing' : 'creates nothing twice', async () => {
    unchangedWorld ??= await buildWorld(app);
    const world = unchangedWorld;
    const data = await request(world, caller, newId());
    const before = await readContent(app.database);
    const send = () => callRoute(app, route, data, world.headers[caller]);
    const sent = repeat === undefined ? [await send()] : await Promise.all([send(), send()]);
    const after = await readContent(app.database);
    const isSame = JSON.stringify(after) === JSON.stringify(before);
    if (changesWorld || !isSame) unchangedWorld = undefined;
    const grown = grownTables(before, after);
    expect(sent.map(({ outcome }) => outcome)).toContain('ok');
    if (repeat === undefined)
      return expect(grown).toEqual(queueingAgain.has(name) ? ['pgboss.job'] : []);
    expect(grown).not.toEqual([]);
    expect(sent.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', repeat].toSorted());
    const last = await send();
    expect(last.outcome).toBe(repeat);
    if (hasId(request)) expect(sent.map(comparable)).toEqual([comparable(last), comparable(last)]);
    expect(await readContent(app.database)).toEqual(after);
  });
});

const withIds = repeatedRequests.filter(({ request }) => hasId(request));

describe.each(withIds)('$name with an id', ({ name, route, caller, request }) => {
  it('refuses the id of something else without telling what it is', async () => {
    const [world, other] = [await buildWorld(app), await buildWorld(app)];
    const id = newId();
    const data = await request(world, caller, id);
    await callRoute(app, route, data, world.headers[caller]);
    const before = await readContent(app.database);
    const foreign = await request(other, caller, id);
    const { status, text } = await callRoute(app, route, foreign, other.headers[caller]);
    expect([name, status]).toEqual([name, 409]);
    expect(text).toContain('SimilarRecordAlreadyExists');
    expect(findLeaks(text, foreign, world)).toEqual([]);
    expect(await readContent(app.database)).toEqual(before);
  });
});

/** Whether a request takes the id of what it creates. */
function hasId(request: RepeatedRequest['request']): boolean {
  return request.length === 3;
}

/** An answer without what an import itself has added, and without wrong options, which are drawn anew. */
function comparable({ text }: { text: string }): unknown {
  const answer: object = JSON.parse(text.slice(text.indexOf('{')));
  const { addedCount, newWordCount, newTranslationCount, pool, ...rest } = {
    ...emptyCounts,
    ...answer,
  };
  return rest;
}

const emptyCounts = { addedCount: 0, newWordCount: 0, newTranslationCount: 0, pool: [] };
