import {
  addReview,
  listNotes,
  listReviews,
  type Review,
  type ReviewCard,
  type ReviewEvent,
  replay,
} from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHistory } from '../test/any-history.ts';

/** An answer, a mark or a note, which no device may know. */
const anyUndone = (count: number) =>
  fc.oneof(
    fc.nat(count + 2).map((index) => `event ${index}`),
    fc.nat(3).map((index) => `note ${index}`),
  );

/** Events of a word, of which some undo others or something that no device knows. */
const anyEvents: fc.Arbitrary<ReviewEvent[]> = anyHistory.chain((history) =>
  fc.array(anyUndone(history.length), { maxLength: 5 }).map((undone) => [
    ...history.map((review, index) => ({ ...review, id: `event ${index}` })),
    ...history.slice(0, 3).map(({ at }, index) => ({ id: `note ${index}`, at, note: `${index}` })),
    ...undone.map((undoes, place) => ({
      id: `undo ${place}`,
      at: '2029-01-01T00:00:00Z',
      undoes,
    })),
  ]),
);

/** The same events, of which each of several devices has some, in any order and repeatedly. */
const anyPartition = anyEvents.chain((events) =>
  fc.record({
    events: fc.constant(events),
    devices: fc.array(fc.subarray(events), { maxLength: 3 }).chain((parts) => {
      const all = [...parts.flat(), ...events];
      return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
    }),
  }),
);

const answer = (id: string, minute: number, rating: 1 | 2 | 3 | 4): ReviewEvent & Review => ({
  id,
  at: `2026-03-01T12:${String(minute).padStart(2, '0')}:00Z`,
  day: '2026-03-01',
  rating,
});

const undo = (id: string, undoes: string): ReviewEvent => ({
  id,
  at: '2026-03-01T13:00:00Z',
  undoes,
});

describe('the events of a word', () => {
  it('[R24] lead to the same card, whichever devices sent them, in whatever order and how often', () => {
    fc.assert(
      fc.property(anyPartition, ({ events, devices }) => {
        expect(listReviews(devices)).toEqual(listReviews(events));
        expect(listNotes(devices)).toEqual(listNotes(events));
        expect(replay(devices)).toEqual(replay(events));
      }),
    );
  });

  it('[R28] do not count once they are undone, even if the undo arrives first', () => {
    const events = [undo('b', 'a'), answer('a', 0, 1), answer('c', 1, 3)];
    expect(listReviews(events)).toEqual([answer('c', 1, 3)]);
    expect(replay(events)).toMatchObject({ lastRating: 3, reviews: 1 });
  });

  it('[R28] stay if an undo is undone, or undoes what no device knows', () => {
    const events = [answer('a', 0, 3), undo('b', 'a'), undo('c', 'b'), undo('d', 'unknown')];
    expect(listReviews(events)).toEqual([]);
    expect(listReviews([answer('a', 0, 3), undo('d', 'unknown')])).toHaveLength(1);
  });

  it('[R25] [R26] are ordered by the instant, and at the same time by id', () => {
    const berlin = { ...answer('z', 0, 3), at: '2026-03-01T12:30:00+01:00' };
    const events = [answer('b', 0, 2), answer('a', 0, 1), berlin, answer('c', 0, 4)];
    expect(listReviews(events).map(({ id }) => id)).toEqual(['z', 'a', 'b', 'c']);
    expect(() => listReviews([{ ...answer('a', 0, 1), at: 'yesterday' }])).toThrow(RangeError);
  });

  it('[R27] give the card of the answers and marks that count, one after the other', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const card = listReviews(events).reduce<ReviewCard | undefined>(
          (before, review) => addReview(before, review),
          undefined,
        );
        expect(replay(events)).toEqual(card);
      }),
    );
    expect(replay([])).toBeUndefined();
  });

  it('[R58] keep the notes on the word, of which the last one that is not undone counts', () => {
    const note = (id: string, minute: number) => ({ id, at: answer(id, minute, 1).at, note: id });
    const events = [note('c', 5), undo('d', 'c'), note('b', 2), answer('e', 1, 3), note('a', 2)];
    expect(listNotes(events).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(replay(events)).toEqual(replay([answer('e', 1, 3)]));
  });
});
