import { UserRole } from '@wordhoard/contract/enumeration';
import { errorStatus } from '@wordhoard/contract/error-code';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../test/factory.ts';
import { ask, isAnswering, withIntruder } from '../test/matrix/ask.ts';
import type { Entry, Outcome } from '../test/matrix/entry.ts';
import { type AnyRoute, entryNames, routeNames, rows } from '../test/matrix/matrix.ts';
import { type CallerName, callers } from '../test/matrix/stage.ts';
import { buildWorld, leaksIn, type World } from '../test/matrix/world.ts';
import { useApp } from '../test/test-app.ts';

const app = useApp();
/** Shared by all callers until a request changes it. */
let unchanged: World | undefined;

/** The last admin cannot delete their account. */
beforeAll(() => buildUser(app.database, { role: UserRole.Admin }));

it('has an entry for each route', () => {
  expect(entryNames).toEqual(routeNames);
});

describe.each(rows)('%s', (_name, route, entry) => {
  it('answers each caller as the entry declares', async () => {
    const outcomes: Outcome[] = [];
    for (const caller of callers) outcomes.push(await outcomeFor(caller, route, entry));
    expect(outcomes).toEqual(entry.answers);
  });

  it('permits only callers that the route declares', () => {
    const expected = callers.map((caller, index) => gate(caller, route) ?? entry.answers[index]);
    expect(entry.answers).toEqual(expected);
  });

  it.runIf(takesFields(route))('refuses an unknown field to permitted callers', async () => {
    for (const caller of callers) {
      const world = await worldToAsk();
      const asked = withIntruder(await entry.ask(world, caller));
      const { outcome, status, paths } = await ask(app, route, asked, world.headers[caller]);
      const refusal = gate(caller, route);
      expect([caller, outcome]).toEqual([caller, refusal ?? 'ParameterInvalid']);
      if (refusal !== undefined) continue;
      expect(status).toBe(400);
      expect(paths.map((path) => path.split('.').at(-1))).toEqual(['intruder']);
    }
  });
});

/** Sends a request, and discards the world if the request changed it. */
async function outcomeFor(caller: CallerName, route: AnyRoute, entry: Entry): Promise<Outcome> {
  const world = await worldToAsk();
  const asked = await entry.ask(world, caller);
  const { outcome, status, text } = await ask(app, route, asked, world.headers[caller]);
  if (outcome !== 'ok') expect(status).toBe(errorStatus[outcome]);
  if (caller !== 'owner' && caller !== 'admin') {
    expect(leaksIn(text, asked, world, caller)).toEqual([]);
  }
  if (outcome === 'ok' && entry.changesWorld) unchanged = undefined;
  return outcome;
}

async function worldToAsk(): Promise<World> {
  unchanged ??= await buildWorld(app);
  return unchanged;
}

/** How a route refuses a caller before it reads the request. */
function gate(caller: CallerName, route: AnyRoute): Outcome | undefined {
  const access = route['x-access'];
  if (access === 'anyone') return undefined;
  if (caller === 'anonymous') return 'NotAuthorized';
  return access === 'admin' && caller !== 'admin' ? 'Forbidden' : undefined;
}

/** Routes that redirect browsers ignore unknown query parameters. */
function takesFields(route: AnyRoute): boolean {
  return 'body' in route.request || ('query' in route.request && isAnswering(route));
}
