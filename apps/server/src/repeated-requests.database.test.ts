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
  worldsInTurn,
} from '../test/matrix/repeat.ts';
import { buildWorld, findLeaks, type World, worldAfter } from '../test/matrix/world.ts';
import { useApp } from '../test/test-app.ts';
import { openConnectionWithoutContent } from '../test/test-connection.ts';

const app = useApp({ connect: openConnectionWithoutContent });
beforeAll(() => buildUser(app.database, { role: UserRole.Admin }));

it('are tried for each route but three', () => {
  const tried = new Set(repeatedRequests.map(({ name }) => name));
  // A ticket of a provider is valid once, and speech is only read.
  expect(routeNames.filter((name) => !tried.has(name))).toEqual([
    'auth.socialSignIn',
    'auth.telegram',
    'word.speech',
  ]);
});

/** Used by one request after another until one needs another. */
let reusableWorld: World | undefined;
/** These send a job: for a mail, for a post that is found sent, and for files that nothing shows any more. */
const queueing = [
  'auth.changeEmail',
  'auth.confirmEmail',
  'auth.forgotPassword',
  'import.start',
  'post.send',
  'recording.delete',
  'user.delete',
  'word.delete',
];

const others = repeatedRequests.filter(({ repeat }) => repeat === undefined);
describe.each(others)('$name', ({ name, route, caller, request, changes }) => {
  it('creates nothing', async () => {
    const world = reusableWorld ?? (await buildWorld(app));
    const data = await request(world, caller, newId());
    const before = await readContent(app.database);
    const { outcome } = await callRoute(app, route, data, world.headers[caller]);
    expect(outcome).toBe('ok');
    const after = await readContent(app.database);
    reusableWorld = await worldAfter(world, changes);
    expect(grownTables(before, after)).toEqual(queueing.includes(name) ? ['pgboss.job'] : []);
  });
});

const nextWorld = worldsInTurn(app);
const creating = repeatedRequests.filter(({ repeat }) => repeat !== undefined);
describe.each(creating)('$name', ({ route, caller, request, repeat }) => {
  it('creates nothing twice, also when both requests come at once', async () => {
    const world = await nextWorld();
    const data = await request(world, caller, newId());
    const before = await readContent(app.database);
    const send = () => callRoute(app, route, data, world.headers[caller]);
    const both = await Promise.all([send(), send()]);
    const after = await readContent(app.database);
    expect(grownTables(before, after)).not.toEqual([]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', repeat].toSorted());
    const third = await send();
    expect(third.outcome).toBe(repeat);
    if (hasId(request)) expect(both.map(comparable)).toEqual([third, third].map(comparable));
    expect(await readContent(app.database)).toEqual(after);
  });
});

const nextOwnWorld = worldsInTurn(app);
const nextOtherWorld = worldsInTurn(app);
const withIds = creating.filter(({ request }) => hasId(request));
describe.each(withIds)('$name', ({ route, caller, request }) => {
  it('refuses the id of something else without telling what it is', async () => {
    const [world, other] = [await nextOwnWorld(), await nextOtherWorld()];
    const id = newId();
    const data = await request(world, caller, id);
    const { outcome } = await callRoute(app, route, data, world.headers[caller]);
    expect(outcome).toBe('ok');
    const before = await readContent(app.database);
    const foreign = await request(other, caller, id);
    const refusal = await callRoute(app, route, foreign, other.headers[caller]);
    expect(refusal).toMatchObject({ outcome: 'SimilarRecordAlreadyExists', status: 409 });
    expect(findLeaks(refusal.text, foreign, world)).toEqual([]);
    expect(await readContent(app.database)).toEqual(before);
  });
});

/** Whether a request takes the id of what it creates. */
function hasId(request: RepeatedRequest['request']): boolean {
  return request.length === 3;
}

/** Leaves out what differs in a repeated answer: the token of a session, the drawn wrong options, and what an import has added. */
function comparable({ text }: { text: string }): unknown {
  const answer: object = JSON.parse(text.slice(text.indexOf('{')));
  return Object.fromEntries(Object.entries(answer).filter(([field]) => !varying.includes(field)));
}

const varying = ['token', 'pool', 'addedCount', 'newWordCount', 'newTranslationCount'];
