import type { ReviewEvent } from '@wordhoard/contract';
import { replay } from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportAccount } from '../../../test/account-archive.ts';
import { buildWord } from '../../../test/factory.ts';
import { buildLearner, type Learner } from '../../../test/learner.ts';
import { answerEvent, buildUndo, markEvent } from '../../../test/review-events.ts';
import { SyncDevice } from '../../../test/sync-device.ts';
import { useApp } from '../../../test/test-app.ts';
import { openConnectionWithoutContent } from '../../../test/test-connection.ts';

const app = useApp({ connect: openConnectionWithoutContent });

/** Every run has the same histories, unless another seed is named to look for new ones. */
const seed = Number(process.env['HISTORIES_SEED'] ?? 1);

const step = fc.record({
  id: fc.uuid({ version: 7 }),
  device: fc.nat(1),
  word: fc.nat(1),
  at: fc.constantFrom(8, 8.5, 9, 33).map((hour) => new Date(Date.UTC(2026, 2, 1, hour)).toJSON()),
  kind: fc.constantFrom('wrong', 'exact', 'known', 'unknown', 'undo'),
  undoes: fc.nat(9),
});

/** A request with the next events of a device, and some that it has sent before. */
const request = fc.record({
  device: fc.nat(1),
  events: fc.nat(4),
  repeated: fc.nat(2),
  isAnswerLost: fc.boolean(),
});

type HistoryStep = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

it('two devices and the account have the same events and cards, whatever is lost, repeated or comes late', async () => {
  const words = await Promise.all([buildWord(app.database), buildWord(app.database)]);
  const wordIds = words.map(({ id }) => id);
  const steps = fc.uniqueArray(step, {
    selector: ({ id }) => id,
    minLength: 2,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(steps, fc.array(request, { maxLength: 6 }), async (all, requests) => {
      const events = all.map((one) => toEvent(one, all, wordIds));
      const learner = await buildLearner(app);
      const devices = [0, 1].map((index) => {
        const own = events.filter((_, place) => all[place]?.device === index);
        return new BusyDevice(new SyncDevice(app, learner.headers), own);
      });
      for (const one of requests) await devices[one.device]?.follow(one);
      for (const device of devices) await device.sendRest();
      const ids = all.map(({ id }) => id).sort();
      for (const device of devices) expect(await device.findIds()).toEqual(ids);
      const results = await findResults(learner);
      expect(results).toEqual(await findResultsAtOnce(events));
      expect(results.cards).toMatchObject(await replayOnDevice(learner));
      const facts = events.filter(({ kind }) => kind !== 'undo').map(({ id }) => id);
      expect(results.exported).toEqual(facts.sort());
    }),
    { seed, numRuns: 15 },
  );
});

function toEvent(
  { id, at, kind, word, undoes }: HistoryStep,
  all: readonly HistoryStep[],
  wordIds: readonly string[],
): ReviewEvent {
  const moment = { id, at, day: at.slice(0, 10) };
  const wordId = wordIds[word] ?? '';
  if (kind === 'undo') {
    const undone = all[undoes % all.length];
    const ofWord = wordIds[undone?.word ?? 0] ?? '';
    return buildUndo(markEvent(ofWord, { id: undone?.id ?? id }), { id, at });
  }
  return kind === 'known' || kind === 'unknown'
    ? markEvent(wordId, { ...moment, mark: kind })
    : answerEvent(wordId, { ...moment, verdict: kind });
}

/** A device that sends its events little by little. */
class BusyDevice {
  readonly #device: SyncDevice;
  readonly #events: readonly ReviewEvent[];
  #sent = 0;

  constructor(device: SyncDevice, events: readonly ReviewEvent[]) {
    this.#device = device;
    this.#events = events;
  }

  async follow({ events, repeated, isAnswerLost }: Request): Promise<void> {
    const end = this.#sent + events;
    const sent = this.#events.slice(Math.max(0, this.#sent - repeated), end).reverse();
    if (isAnswerLost) {
      await this.#device.send(...sent);
      return;
    }
    await this.#device.sync(...sent);
    this.#sent = end;
  }

  sendRest() {
    return this.#device.sync(...this.#events.slice(this.#sent));
  }

  /** The ids of all events that the device has in the end. */
  async findIds(): Promise<string[]> {
    await this.#device.sync();
    const own = this.#events.map(({ id }) => id);
    return [...new Set([...own, ...this.#device.events.keys()])].sort();
  }
}

/** The cards and the activity that follow if all events come at once. */
async function findResultsAtOnce(events: ReviewEvent[]) {
  const learner = await buildLearner(app);
  await new SyncDevice(app, learner.headers).sync(...events);
  return findResults(learner);
}

/** The cards that a new device makes of the events. */
async function replayOnDevice({ headers }: Learner) {
  const device = new SyncDevice(app, headers);
  await device.sync();
  return [...Map.groupBy(device.events.values(), ({ wordId }) => wordId)]
    .map(([wordId, events]) => ({ wordId, ...replay(events) }))
    .filter((card) => 'due' in card)
    .sort(byWord);
}

async function findResults(learner: Learner) {
  const [marks, activity] = [await learner.marks(), await learner.activity()];
  const { reviews } = await exportAccount(app, learner.headers);
  return {
    exported: reviews.map(({ id }) => id).sort(),
    counted: reviews.filter(({ isUndone }) => !isUndone).map(({ id }) => id),
    cards: marks.map(({ userId: _, ...card }) => card).sort(byWord),
    activity: activity
      .map(({ userId: _, ...day }) => day)
      .filter((day) => Object.values(day).some((count) => typeof count === 'number' && count > 0))
      .sort((one, other) => one.day.localeCompare(other.day)),
  };
}

const byWord = (one: { wordId: string }, other: { wordId: string }): number =>
  one.wordId.localeCompare(other.wordId);
