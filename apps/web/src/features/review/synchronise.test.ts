import type { ReviewEvent } from '@wordhoard/contract';
import { defaultParameters } from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { sessionAtom } from '../../shared/session/session-atom.ts';
import { addEvents, buildAnswer, buildMark, buildPlayed } from '../../test/build-practice.ts';
import { createFakeAccount } from '../../test/fake-account.ts';
import {
  changePracticeAtom,
  deriveCardsAtom,
  openedStoreAtom,
  openPracticeAtom,
  storeEventsAtom,
} from './change-practice.ts';
import { loadSchedulerAtom, practiceAtom, reviewsAtom } from './practice.ts';
import { createVisitStore } from './practice-database.ts';
import { synchronise } from './synchronise.ts';

type Outcome = 'answered' | 'unreached' | 'lost';
type Account = ReturnType<typeof createFakeAccount>;
type Connection = Parameters<Account['connect']>[0];

function signIn(store: ReturnType<typeof createStore>, username: string): void {
  const user = { username, learn: 'de' };
  store.set(sessionAtom, { token: 'token', user, expiresAt: Number.POSITIVE_INFINITY });
}

/** A device on which Ada is signed in. */
async function openDevice(account: Account, connection?: Connection) {
  const store = createStore();
  store.set(openedStoreAtom, createVisitStore());
  await store.set(openPracticeAtom, 'ada');
  signIn(store, 'ada');
  const api = account.connect(connection);
  return {
    store,
    sync: () => synchronise({ api, store }),
    add: (...events: Parameters<typeof addEvents>) =>
      store.set(changePracticeAtom, addEvents(...events)),
    unsentCount: () => store.get(practiceAtom).unsentCount,
    reviewIds: (wordId = 'apple') =>
      store.get(reviewsAtom)[wordId]?.reviews.map(({ id }) => id) ?? [],
  };
}

describe('a device', () => {
  it('sends everything once', async () => {
    const account = createFakeAccount();
    const { store, sync, unsentCount } = await openDevice(account);
    const events = [buildAnswer('1'), buildMark('2', 'pear')];
    const withLanguage = events.map((event) => ({ ...event, langCode: 'de' }));
    await store.set(storeEventsAtom, withLanguage, buildPlayed('s'));
    await sync();
    await sync();
    const [first, second] = account.requests;
    expect(first?.events).toEqual(events);
    expect(first?.sessions).toEqual([buildPlayed('s')]);
    expect(second).toMatchObject({ events: [], sessions: [], cursor: 2 });
    expect(second?.deviceId).toBe(first?.deviceId);
    expect(unsentCount()).toBe(0);
  });

  it('sends again what may not have arrived, and the account has it once', async () => {
    const account = createFakeAccount();
    const outcomes = ['unreached', 'lost', 'answered'] as const;
    let calls = 0;
    const device = await openDevice(account, () => outcomes[calls++] ?? 'answered');
    await device.add(buildMark('1'));
    for (const _ of ['unreached', 'lost']) {
      await expect(device.sync()).rejects.toThrow();
      expect(device.unsentCount()).toBe(1);
    }
    await device.sync();
    expect(account.eventIds()).toEqual(['1']);
    expect([device.unsentCount(), device.reviewIds()]).toEqual([0, ['1']]);
  });

  it('sends much in parts', async () => {
    const account = createFakeAccount();
    const { add, sync, store, unsentCount } = await openDevice(account);
    const ids = Array.from({ length: 1_100 }, (_, index) => String(index).padStart(4, '0'));
    await add(...ids.map((id) => buildMark(id, `word ${id}`)));
    await store.set(changePracticeAtom, {
      ...addEvents(),
      sessions: ids.slice(0, 25).map((id) => buildPlayed(id)),
    });
    await sync();
    const sizes = account.requests.map(({ events, sessions }) => [events.length, sessions.length]);
    expect(sizes).toEqual([
      [500, 10],
      [500, 10],
      [100, 5],
    ]);
    expect(account.eventIds()).toEqual(ids);
    expect(unsentCount()).toBe(0);
  });

  it('sends sessions that are more than fit in a call, also without answers', async () => {
    const account = createFakeAccount();
    const { store, sync, unsentCount } = await openDevice(account);
    const sessions = Array.from({ length: 25 }, (_, index) => buildPlayed(`session ${index}`));
    await store.set(changePracticeAtom, { ...addEvents(), sessions });
    await sync();
    expect([account.sessions.size, unsentCount()]).toEqual([25, 0]);
  });

  it('shows what other devices did, in parts too', async () => {
    const account = createFakeAccount({ maxEvents: 2 });
    const [phone, laptop] = [await openDevice(account), await openDevice(account)];
    await phone.add(buildMark('1'), buildMark('2', 'pear'), buildMark('3', 'apple', 5));
    await phone.sync();
    await laptop.add(buildMark('4', 'apple', 1));
    await laptop.sync();
    expect([laptop.reviewIds(), laptop.reviewIds('pear')]).toEqual([['1', '4', '3'], ['2']]);
    expect(laptop.store.get(practiceAtom).stream.cursor).toBe(4);
    expect(laptop.store.get(reviewsAtom)['pear']?.langCode).toBe('de');
  });

  it('tells whether the account or this device has anything new', async () => {
    const { add, sync } = await openDevice(createFakeAccount());
    expect(await sync()).toMatchObject({ hasChanged: false });
    await add(buildMark('1'));
    expect(await sync()).toMatchObject({ hasChanged: true });
  });

  it('sends everything else if the account refuses an event, and keeps that one here', async () => {
    const account = createFakeAccount({ refusedIds: ['3'] });
    const { add, sync, unsentCount, reviewIds } = await openDevice(account);
    await add(...['1', '2', '3', '4', '5'].map((id) => buildMark(id, 'apple', Number(id))));
    expect(await sync()).toMatchObject({ isRefused: true });
    expect(account.eventIds().toSorted()).toEqual(['1', '2', '4', '5']);
    expect(unsentCount()).toBe(0);
    expect(reviewIds()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('sends nothing with the token of somebody else', async () => {
    const account = createFakeAccount();
    const { store, add, sync, unsentCount } = await openDevice(account);
    await add(buildMark('1'));
    signIn(store, 'bob');
    await sync();
    expect([account.requests, unsentCount()]).toEqual([[], 1]);
  });

  it('counts answers for now if its clock is ahead', async () => {
    const account = createFakeAccount({ now: '2026-03-01T08:10:00.000Z' });
    const { add, sync, store } = await openDevice(account);
    await add(buildMark('late', 'apple', 30), buildMark('right', 'apple', 5));
    expect(await sync()).toMatchObject({ isClockWrong: true });
    expect(store.get(reviewsAtom)['apple']?.reviews).toMatchObject([
      { id: 'right', at: '2026-03-01T08:05:00.000Z' },
      { id: 'late', at: '2026-03-01T08:10:00.000Z' },
    ]);
    await add(buildMark('next', 'apple', 6));
    expect(await sync()).toMatchObject({ isClockWrong: false });
  });

  it('schedules every word anew when the parameters of the learner change', async () => {
    const account = createFakeAccount();
    const { add, sync, store } = await openDevice(account);
    await store.set(loadSchedulerAtom);
    await store.set(deriveCardsAtom);
    await add(buildAnswer('1'), buildAnswer('2', 'pear'));
    await sync();
    const stabilities = () =>
      Object.values(store.get(reviewsAtom)).map(({ card }) => card?.stability);
    const before = stabilities();
    account.refit(defaultParameters.map((value) => value * 1.1));
    await sync();
    for (const [index, stability] of stabilities().entries())
      expect(stability).toBeGreaterThan(before[index] ?? Number.NaN);
  });

  it('changes nothing of a learner who signs in before the answer arrives', async () => {
    const account = createFakeAccount();
    const phone = await openDevice(account);
    await phone.add(buildMark('1'));
    await phone.sync();
    const laptop = await openDevice(account, async (): Promise<Outcome> => {
      await laptop.store.set(openPracticeAtom, 'bob');
      return 'answered';
    });
    await laptop.add(buildMark('2'));
    await laptop.sync();
    expect(laptop.store.get(practiceAtom)).toEqual({
      owner: 'bob',
      histories: {},
      unsentCount: 0,
      stream: { cursor: 0, isComplete: false, parameters: null },
    });
    await laptop.store.set(openPracticeAtom, 'ada');
    expect([laptop.unsentCount(), laptop.reviewIds()]).toEqual([1, ['2']]);
  });
});

describe('two devices', () => {
  const anyStep = fc.record({
    device: fc.constantFrom(0, 1),
    action: fc.constantFrom('answer', 'undo', 'answered', 'unreached', 'lost'),
    wordId: fc.constantFrom('apple', 'pear'),
    minute: fc.nat(59),
  });

  type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

  async function openDevices() {
    // The clock of the device is ahead, so its last answers lie in the future.
    const account = createFakeAccount({ maxEvents: 3, now: '2026-03-01T08:45:00.000Z' });
    let outcome: Outcome = 'answered';
    const connection = () => outcome;
    const devices = [
      await openDevice(account, connection),
      await openDevice(account, connection),
    ] as const;
    return {
      account,
      devices,
      async sync(device: 0 | 1, next: Outcome) {
        outcome = next;
        await devices[device].sync().catch(() => undefined);
      },
    };
  }

  /** What a learner sees of their words. The time that answers took stays on their device. */
  const show = ({ store }: Awaited<ReturnType<typeof openDevice>>) =>
    Object.entries(store.get(reviewsAtom))
      .toSorted()
      .map(([wordId, { reviews, undone }]) => ({
        wordId,
        reviews: reviews.map(({ milliseconds: _, ...review }) => review),
        undone: undone.toSorted(),
      }));

  it('show the same in the end, whatever was done on each and whenever the connection failed', async () => {
    const play = fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
      const { account, devices, sync } = await openDevices();
      let latest: ReviewEvent = buildAnswer('unknown');
      async function take(id: string, { device, action, wordId, minute }: Step): Promise<void> {
        if (action === 'undo') {
          await devices[device].add({ ...latest, kind: 'undo', id, undoes: latest.id });
        } else if (action === 'answer') {
          latest = buildAnswer(id, wordId, minute);
          await devices[device].add(latest);
        } else await sync(device, action);
      }
      for (const [index, step] of steps.entries()) await take(`event ${index}`, step);
      for (const device of [0, 1, 0] as const) await sync(device, 'answered');
      expect(show(devices[0])).toEqual(show(devices[1]));
      expect(devices.map(({ unsentCount }) => unsentCount())).toEqual([0, 0]);
      expect(new Set(account.eventIds()).size).toBe(account.eventIds().length);
    });
    await fc.assert(play, { numRuns: 50 });
  });
});
