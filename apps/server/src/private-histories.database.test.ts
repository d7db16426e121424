import { isDeepStrictEqual } from 'node:util';
import { Privacy } from '@wordhoard/contract/enumeration';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { History } from '../test/history/history.ts';
import type { Member } from '../test/history/member.ts';
import { readModeration, readOwn, readPages, readPublic } from '../test/history/readings.ts';
import { type Reader, Secrets } from '../test/history/secrets.ts';
import { actionNames, runStep, type Step } from '../test/history/steps.ts';
import { reader, useApp } from '../test/test-app.ts';
import { openConnectionWithoutContent } from '../test/test-connection.ts';

const app = useApp({ connect: openConnectionWithoutContent });
const secrets = new Secrets();

/** These actions occur more often, because others depend on them. */
const commonActions = ['contribute', 'translate', 'approveWord', 'approveEntry'] as const;

/**
 * Every run has the same histories, unless another seed is named to look for new ones. Those of this seed have many steps
 * that do something to what a former step has created.
 */
const seed = Number(process.env['HISTORIES_SEED'] ?? 343);
const runs = process.env['HISTORIES_RUNS'];
const numRuns = Number(runs ?? 2);
/** A leak lasts longer than a step. Long runs look for short ones too. */
const stepsBetweenReadings = runs === undefined ? 4 : 1;

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(fc.constantFrom(...actionNames), fc.constantFrom(...commonActions)),
  member: fc.nat(2),
  text: fc.nat(1),
  privacy: fc.constantFrom(Privacy.Public, Privacy.Private),
});

/**
 * Checks that histories disclose something to each of these readers. It runs first: what random histories
 * publish would be disclosed too.
 */
it('authors see private things, admins also pending ones, and everybody approved ones', async () => {
  await runHistory([
    toStep(0, 'contribute', Privacy.Public),
    toStep(1, 'contribute', Privacy.Private),
    toStep(0, 'saveWord'),
    toStep(1, 'saveWord'),
    toStep(1, 'translate'),
    toStep(1, 'tag'),
    toStep(1, 'upload'),
    toStep(1, 'record'),
    toStep(1, 'suggest'),
    toStep(0, 'rejectWord'),
    toStep(0, 'contribute', Privacy.Public),
    toStep(0, 'approveWord'),
    toStep(0, 'translate'),
    toStep(0, 'approveEntry'),
    toStep(2, 'tag'),
    toStep(2, 'rejectEntry'),
    toStep(2, 'upload'),
    toStep(2, 'approveEntry'),
    toStep(2, 'record'),
    toStep(2, 'approveEntry'),
    toStep(2, 'suggest'),
    toStep(1, 'saveList'),
    toStep(1, 'importWords'),
    toStep(1, 'saveTable'),
    toStep(1, 'saveList', Privacy.Public),
    toStep(1, 'withdrawEntry'),
    toStep(1, 'withdrawWord'),
    toStep(0, 'setPrivacy', Privacy.Private),
    toStep(2, 'deleteAccount'),
  ]);
  const everybody = ['author', 'admin', 'other'];
  const readers = {
    word: everybody,
    example: everybody,
    translation: everybody,
    image: everybody,
    recording: everybody,
    list: everybody,
    tag: ['author', 'admin'],
    suggestion: ['author', 'admin'],
    reason: ['author', 'admin'],
    table: ['author'],
    note: ['author'],
  };
  const expected = Object.entries(readers).flatMap(([kind, roles]) =>
    roles.map((role) => `${kind} to ${role}`),
  );
  expect([...secrets.disclosures].filter((name) => !name.startsWith('new word')).sort()).toEqual(
    expected.sort(),
  );
});

it('responses never reveal private, pending or withdrawn contributions to others', async () => {
  const history = fc.array(step, { minLength: 3, maxLength: 6, size: 'max' });
  await fc.assert(fc.asyncProperty(history, runHistory), { seed, numRuns, endOnFailure: true });
});

const toStep = (
  member: number,
  action: Step['action'],
  privacy: Privacy = Privacy.Private,
): Step => ({
  action,
  member,
  text: 0,
  privacy,
});

/**
 * Runs the steps of a history. After some of them, a visitor reads everything, the admin the queue, everybody their events,
 * and one of the others everything, in turn. After the last step, everybody reads everything.
 */
async function runHistory(steps: readonly Step[]): Promise<void> {
  const history = new History(app, secrets);
  await history.open();
  try {
    let former = await readAsVisitor(history);
    for (let turn = 0; turn * stepsBetweenReadings < steps.length; turn += 1) {
      const { writes } = history;
      const [start, end] = [turn, turn + 1].map((count) => count * stepsBetweenReadings);
      const mayChangePublic = await runSteps(history, steps.slice(start, end));
      if (history.writes === writes) continue;
      const now = await readAsVisitor(history);
      if (!mayChangePublic && isDeepStrictEqual(now.subject, former.subject))
        expect(now.responses).toEqual(former.responses);
      former = now;
      const { admin, members } = history;
      expectNoLeak(await readModeration(app, admin.headers), toReader(history, admin));
      for (const member of members)
        expectNoLeak([member.changes.read()], toReader(history, member));
      const others = [...members, admin];
      await readAs(history, others[turn % others.length] ?? admin);
    }
    for (const one of [...history.members, history.admin]) await readAs(history, one);
  } finally {
    await history.close();
  }
}

/** Whether one of the steps may change what everybody sees. */
async function runSteps(history: History, steps: readonly Step[]): Promise<boolean> {
  let mayChangePublic = false;
  for (const one of steps) if (await runStep(history, one)) mayChangePublic = true;
  return mayChangePublic;
}

async function readAsVisitor(history: History) {
  const { subject } = history;
  const responses = await readPublic(app, subject, reader);
  const pages = await readPages(app, subject, reader);
  expectNoLeak([...responses, ...pages], { id: undefined, isAdmin: false });
  return { subject, responses };
}

type Person = Pick<Member, 'user' | 'headers'>;

const toReader = ({ admin }: History, { user }: Person): Reader => ({
  id: user.id,
  isAdmin: user === admin.user,
});

async function readAs(history: History, person: Person): Promise<void> {
  const { subject } = history;
  const responses = await Promise.all([
    readPublic(app, subject, person.headers),
    readOwn(app, subject, person.headers),
  ]);
  expectNoLeak(responses.flat(), toReader(history, person));
}

function expectNoLeak(responses: readonly string[], to: Reader): void {
  for (const response of responses) {
    const leaks = secrets.leaksIn(response, to);
    expect(
      leaks.map((token) => `${secrets.kindOf(token)} ${token}`),
      response,
    ).toEqual([]);
  }
}
