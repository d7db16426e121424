import { routes } from '@wordhoard/contract';
import { listNotes, listReviews } from '@wordhoard/review-scheduler';
import { beforeEach, expect, it } from 'vitest';
import { buildWord } from '../../../test/factory.ts';
import { buildLearner, type Learner } from '../../../test/learner.ts';
import { answerEvent, buildUndo, markEvent, noteEvent } from '../../../test/review-events.ts';
import { SyncDevice } from '../../../test/sync-device.ts';
import { useApp } from '../../../test/test-app.ts';
import { openConnectionWithoutContent } from '../../../test/test-connection.ts';
import { moveReferences } from './move-references.ts';

const app = useApp({ connect: openConnectionWithoutContent });
let learner: Learner;
let phone: SyncDevice;
let laptop: SyncDevice;
let from: { id: string };
let to: { id: string };
beforeEach(async () => {
  learner = await buildLearner(app);
  phone = new SyncDevice(app, learner.headers);
  laptop = new SyncDevice(app, learner.headers);
  from = await buildWord(app.database);
  to = await buildWord(app.database);
});

const move = (userId?: string) =>
  app.database.transaction((transaction) =>
    moveReferences(transaction, { from: from.id, to: to.id, userId }),
  );

/** The events of a word on a device that has got everything. */
async function findEvents({ id }: { id: string }) {
  await laptop.sync();
  return [...laptop.events.values()].filter(({ wordId }) => wordId === id);
}

/** The answers and marks of a word that count. */
const findCounted = async (word: { id: string }): Promise<string[]> =>
  listReviews(await findEvents(word)).map(({ id }) => id);

const findNotes = async (word: { id: string }): Promise<string[]> =>
  listNotes(await findEvents(word)).map(({ note }) => note);

it('brings the events of a word to the other one on all devices', async () => {
  const [answer, mark] = [answerEvent(from.id), markEvent(from.id, { mark: 'saved' })];
  await phone.sync(answer, mark, buildUndo(mark));
  expect(await findCounted(from)).toEqual([answer.id]);
  await move();
  expect(await findCounted(to)).toEqual([answer.id]);
  expect(await findCounted(from)).toEqual([]);
  expect(await learner.marks()).toMatchObject([{ wordId: to.id, reviews: 1 }]);
});

it('keeps the events of the second word, if there are some', async () => {
  const [first, second] = [answerEvent(from.id), markEvent(to.id)];
  await phone.sync(first, second);
  await move();
  expect(await findCounted(to)).toEqual([second.id]);
  expect(await findCounted(from)).toEqual([first.id]);
  expect(await learner.marks()).toMatchObject([{ wordId: to.id, reviews: 0 }]);
});

it('replaces those of a second word that is unknown', async () => {
  const answer = answerEvent(from.id);
  const marks = [markEvent(to.id), markEvent(to.id, { mark: 'unknown' })];
  await phone.sync(answer, ...marks);
  await move();
  expect(await findCounted(to)).toEqual([answer.id]);
  expect(await findCounted(from)).toEqual(marks.map(({ id }) => id));
  expect(await learner.marks()).toMatchObject([{ wordId: to.id, reviews: 1 }]);
});

it('brings the notes on both words together, but not what was undone', async () => {
  const wrong = noteEvent(from.id, 'wrong');
  await phone.sync(noteEvent(from.id, 'first'), wrong, buildUndo(wrong), answerEvent(from.id));
  await phone.sync(noteEvent(to.id, 'second'), answerEvent(to.id));
  await move();
  expect(await findNotes(to)).toEqual(['first', 'second']);
  expect(await findNotes(from)).toEqual([]);
  expect(await findCounted(from)).toHaveLength(1);
});

const orders = [
  ['event', 'undo', 'merge'],
  ['event', 'merge', 'undo'],
  ['undo', 'event', 'merge'],
  ['undo', 'merge', 'event'],
  ['merge', 'event', 'undo'],
  ['merge', 'undo', 'event'],
] as const;

it.each(orders)(
  'leaves a note and an answer undone if the %s comes before the %s before the %s',
  async (...order) => {
    const [note, answer] = [noteEvent(from.id, 'wrong'), answerEvent(from.id)];
    const undos = [buildUndo(note), buildUndo(answer)];
    const steps = {
      event: () => phone.sync(note, answer),
      undo: () => phone.sync(...undos),
      merge: () => move(),
    };
    for (const step of order) {
      await steps[step]();
      await phone.sync();
      await laptop.sync();
    }
    for (const device of [phone, laptop]) {
      const received = [...device.events.values()];
      const own = device === phone ? undos : [];
      for (const { id } of [from, to]) {
        const known = [...received, ...own].filter(({ wordId }) => wordId === id);
        expect([...listNotes(known), ...listReviews(known)]).toEqual([]);
      }
    }
    const { notes, reviews } = await app.get(
      routes.user.export,
      '/front-user/export',
      learner.headers,
    );
    expect(notes).toEqual([]);
    expect(reviews.map(({ isUndone }) => isUndone)).toEqual([true]);
  },
);

it('loses no event that a device sends at the same time', async () => {
  const answers = Array.from({ length: 5 }, () => answerEvent(from.id));
  await phone.sync(answerEvent(from.id));
  await Promise.all([move(), ...answers.map((answer) => phone.send(answer))]);
  await laptop.sync();
  expect(laptop.events.size).toBe(6);
  expect(laptop.cursor).toBeGreaterThanOrEqual(6);
});
