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
/** What callers find until one of them spoils it. */
let untouched: World | undefined;

/** The last admin could not delete their account. */
beforeAll(() => buildUser(app.database, { role: UserRole.Admin }));

it('has an entry for every route, and none for another', () => {
  expect(entryNames).toEqual(routeNames);
});

describe.each(rows)('%s', (_name, route, entry) => {
  it('answers each caller as it declares', async () => {
    const outcomes: Outcome[] = [];
    for (const caller of callers) outcomes.push(await outcomeFor(caller, route, entry));
    expect(outcomes).toEqual(entry.answers);
  });

  it('lets in nobody else than it declares', () => {
    const kept = callers.map((caller, place) => gate(caller, route) ?? entry.answers[place]);
    expect(entry.answers).toEqual(kept);
  });

  it.runIf(takesFields(route))('refuses an unknown field, if it lets one in at all', async () => {
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

/** Answers what became of a call, and takes care that nobody else comes upon what it changed. */
async function outcomeFor(caller: CallerName, route: AnyRoute, entry: Entry): Promise<Outcome> {
  const world = await worldToAsk();
  const asked = await entry.ask(world, caller);
  const { outcome, status, text } = await ask(app, route, asked, world.headers[caller]);
  if (outcome !== 'ok') expect(status).toBe(errorStatus[outcome]);
  if (caller !== 'owner' && caller !== 'admin') {
    expect(leaksIn(text, asked, world, caller)).toEqual([]);
  }
  if (outcome === 'ok' && entry.spoils) untouched = undefined;
  return outcome;
}

async function worldToAsk(): Promise<World> {
  untouched ??= await buildWorld(app);
  return untouched;
}

/** Whom a route refuses, whatever it is asked. */
function gate(caller: CallerName, route: AnyRoute): Outcome | undefined {
  const access = route['x-access'];
  if (access === 'anyone') return undefined;
  if (caller === 'anonymous') return 'NotAuthorized';
  return access === 'admin' && caller !== 'admin' ? 'Forbidden' : undefined;
}

/** Browsers are sent on with whatever others have added to their address. */
function takesFields(route: AnyRoute): boolean {
  return 'body' in route.request || ('query' in route.request && isAnswering(route));
}
