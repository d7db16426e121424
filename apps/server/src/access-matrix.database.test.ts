import { UserRole } from '@wordhoard/contract/enumeration';
import { errorStatus } from '@wordhoard/contract/error-code';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../test/factory.ts';
import { callRoute, returnsJson, withUnknownField } from '../test/matrix/call-route.ts';
import type { Entry, Outcome } from '../test/matrix/entry.ts';
import { type AnyRoute, entryNames, routeNames, rows } from '../test/matrix/matrix.ts';
import { type CallerName, callers } from '../test/matrix/stage.ts';
import { buildWorld, findLeaks, type World, worldAfter } from '../test/matrix/world.ts';
import { useApp } from '../test/test-app.ts';
import { openConnectionWithoutContent } from '../test/test-connection.ts';

const app = useApp({ connect: openConnectionWithoutContent });
/** Shared by all callers until a request changes it. */
let reusableWorld: World | undefined;

/** The last admin cannot delete their account. */
beforeAll(() => buildUser(app.database, { role: UserRole.Admin }));

it('has an entry for each route', () => {
  expect(entryNames).toEqual(routeNames);
});

describe.each(rows)('%s', (_name, route, entry) => {
  it('gives each caller the declared outcome', async () => {
    const outcomes: Outcome[] = [];
    for (const caller of callers) outcomes.push(await outcomeFor(caller, route, entry));
    if (entry.changes === 'caller') reusableWorld = undefined;
    expect(outcomes).toEqual(entry.outcomes);
  });

  it('permits only the callers with the declared access', () => {
    const expected = callers.map(
      (caller, index) => refusalBeforeRequest(caller, route) ?? entry.outcomes[index],
    );
    expect(entry.outcomes).toEqual(expected);
  });

  it.runIf(acceptsFields(route))('refuses an unknown field', async () => {
    const caller = callers.findLast((one) => refusalBeforeRequest(one, route) === undefined);
    if (caller === undefined) throw new Error('Nobody may call the route');
    const { outcome, status, paths } = await callWithUnknownField(caller, route, entry);
    expect([outcome, status]).toEqual(['ParameterInvalid', 400]);
    expect(paths.map((path) => path.split('.').at(-1))).toEqual(['unknownField']);
  });
});

/** The same middleware does this for all routes of an access. */
it('refuses callers without access before it looks at the fields', async () => {
  const withFields = rows.filter(([_name, route]) => acceptsFields(route));
  const refusals: string[] = [];
  for (const [access, [first]] of Map.groupBy(withFields, ([, route]) => route['x-access'])) {
    if (first === undefined) continue;
    const [, route, entry] = first;
    for (const caller of callers) {
      const refusal = refusalBeforeRequest(caller, route);
      if (refusal === undefined) continue;
      const { outcome } = await callWithUnknownField(caller, route, entry);
      expect([caller, outcome]).toEqual([caller, refusal]);
      refusals.push(`${caller} of what is for ${access}`);
    }
  }
  expect(refusals).toHaveLength(5);
});

async function callWithUnknownField(caller: CallerName, route: AnyRoute, entry: Entry) {
  const world = await currentWorld();
  const data = withUnknownField(await entry.request(world, caller, newId()));
  return callRoute(app, route, data, world.headers[caller]);
}

/** Sends a request, and replaces what it changed for the next caller. */
async function outcomeFor(caller: CallerName, route: AnyRoute, entry: Entry): Promise<Outcome> {
  const world = await currentWorld();
  const data = await entry.request(world, caller, newId());
  const { outcome, status, text } = await callRoute(app, route, data, world.headers[caller]);
  if (outcome !== 'ok') expect(status).toBe(errorStatus[outcome]);
  if (caller !== 'owner' && caller !== 'admin') {
    expect(findLeaks(text, data, world, caller)).toEqual([]);
  }
  if (outcome === 'ok' && entry.changes !== 'caller') {
    reusableWorld = await worldAfter(world, entry.changes);
  }
  return outcome;
}

async function currentWorld(): Promise<World> {
  reusableWorld ??= await buildWorld(app);
  return reusableWorld;
}

/** The error for a caller without access to the route. */
function refusalBeforeRequest(caller: CallerName, route: AnyRoute): Outcome | undefined {
  const access = route['x-access'];
  if (access === 'anyone') return undefined;
  if (caller === 'anonymous') return 'NotAuthorized';
  return access === 'admin' && caller !== 'admin' ? 'Forbidden' : undefined;
}

/** Routes that redirect browsers ignore unknown query parameters. */
function acceptsFields(route: AnyRoute): boolean {
  return 'body' in route.request || ('query' in route.request && returnsJson(route));
}
