import { Privacy } from '@wordhoard/contract/enumeration';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { History } from '../test/history/history.ts';
import { readModeration, readOwn, readPages, readPublic } from '../test/history/readings.ts';
import { type Reader, Secrets } from '../test/history/secrets.ts';
import { actNames, type Step, take } from '../test/history/steps.ts';
import { reader, useApp } from '../test/test-app.ts';

const app = useApp();
const secrets = new Secrets();

/** These actions occur more often, because others depend on them. */
const commonActs = ['say', 'translate', 'approveWord', 'approveEntry'] as const;

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(fc.constantFrom(...actNames), fc.constantFrom(...commonActs)),
  by: fc.nat(2),
  text: fc.nat(1),
  privacy: fc.constantFrom(Privacy.Public, Privacy.Private),
});

/**
 * Checks that histories disclose something to each of these readers. It runs first: what random histories
 * publish would be disclosed too.
 */
it('authors see private things, admins also pending ones, and everybody approved ones', async () => {
  await play([
    did(0, 'say', Privacy.Public),
    did(1, 'say', Privacy.Private),
    did(0, 'save'),
    did(1, 'save'),
    did(1, 'translate'),
    did(1, 'tag'),
    did(1, 'upload'),
    did(1, 'suggest'),
    did(0, 'rejectWord'),
    did(0, 'say', Privacy.Public),
    did(0, 'approveWord'),
    did(0, 'translate'),
    did(0, 'approveEntry'),
    did(2, 'tag'),
    did(2, 'rejectEntry'),
    did(2, 'upload'),
    did(2, 'approveEntry'),
    did(2, 'suggest'),
    did(1, 'saveList'),
    did(1, 'importWords'),
    did(1, 'saveTable'),
    did(1, 'saveList', Privacy.Public),
    did(1, 'withdrawEntry'),
    did(1, 'withdrawWord'),
    did(0, 'setPrivacy', Privacy.Private),
    did(2, 'leave'),
  ]);
  const everybody = ['author', 'admin', 'other'];
  const readers = {
    word: everybody,
    example: everybody,
    translation: everybody,
    image: everybody,
    list: everybody,
    tag: ['author', 'admin'],
    suggestion: ['author', 'admin'],
    reason: ['author', 'admin'],
    table: ['author'],
  };
  const expected = Object.entries(readers).flatMap(([kind, roles]) =>
    roles.map((role) => `${kind} to ${role}`),
  );
  expect([...secrets.told].filter((told) => !told.startsWith('new word')).sort()).toEqual(
    expected.sort(),
  );
});

it('responses never reveal private, pending or withdrawn contributions to others', async () => {
  const history = fc.array(step, { minLength: 8, maxLength: 14, size: 'max' });
  await fc.assert(fc.asyncProperty(history, play), { numRuns: 4, endOnFailure: true });
});

const did = (by: number, act: Step['act'], privacy: Privacy = Privacy.Private): Step => ({
  act,
  by,
  text: 0,
  privacy,
});

/** Runs the steps of a history, and reads everything as every caller after each step. */
async function play(steps: readonly Step[]): Promise<void> {
  const history = new History(app, secrets);
  await history.open();
  try {
    let shown = await readAsVisitor(history);
    for (const next of steps) {
      const { writes } = history;
      const mayChangePublic = await take(history, next);
      if (history.writes === writes) continue;
      const now = await readAsVisitor(history);
      if (!mayChangePublic && shown.length === now.length) expect(now).toEqual(shown);
      shown = now;
      await readAsOthers(history);
    }
  } finally {
    await history.close();
  }
}

async function readAsVisitor(history: History): Promise<string[]> {
  const { subject } = history;
  const answers = await readPublic(app, subject, reader);
  const pages = await readPages(app, subject, reader);
  expectNoLeak([...answers, ...pages], { id: undefined, isAdmin: false });
  return answers;
}

async function readAsOthers(history: History): Promise<void> {
  const { subject, members, admin } = history;
  for (const { user, headers, changes } of [...members, { ...admin, changes: undefined }]) {
    const isAdmin = user === admin.user;
    const answers = await Promise.all([
      readPublic(app, subject, headers),
      isAdmin ? readModeration(app, headers) : readOwn(app, subject, headers),
    ]);
    const events = changes?.take() ?? '';
    expectNoLeak([...answers.flat(), events], { id: user.id, isAdmin });
  }
}

function expectNoLeak(answers: readonly string[], to: Reader): void {
  for (const answer of answers) {
    const leaks = secrets.leaksIn(answer, to);
    expect(
      leaks.map((token) => `${secrets.kindOf(token)} ${token}`),
      answer,
    ).toEqual([]);
  }
}
