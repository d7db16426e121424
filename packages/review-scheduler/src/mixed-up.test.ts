import { findMixedUp, type Rating, type ReviewEvent } from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../test/any-history.ts';

const answer = (day: string, rating: Rating, givenId?: string): ReviewEvent => ({
  id: `${day} ${rating} ${givenId}`,
  at: `${day}T12:00:00Z`,
  day,
  rating,
  givenId,
});

const today = '2026-06-01';

/** The pairs among words `a` and `b`, of which the answers to `a` are given and `a` was given once for `b`. */
const findAmong = (...ofA: ReviewEvent[]) =>
  findMixedUp(
    new Map([
      ['b', [answer('2026-05-30', 1, 'a')]],
      ['a', ofA],
    ]),
    today,
  );

describe('two words are mixed up', () => {
  it('[R55] if each was given for the other', () => {
    expect(findAmong(answer('2026-05-01', 1, 'b'))).toEqual([['a', 'b']]);
    expect(findAmong(answer('2026-05-01', 1, 'c'))).toEqual([]);
    expect(findAmong()).toEqual([]);
  });

  it('[R55] not by practice, nor by a mistake that was undone', () => {
    const mistake = answer('2026-05-01', 1, 'b');
    const undo = { id: 'undo', at: mistake.at, undoes: mistake.id };
    expect(findAmong(mistake, undo)).toEqual([]);
    expect(findAmong({ id: 'p', at: mistake.at, day: '2026-05-01', practice: 1 })).toEqual([]);
  });

  it('[R56] for 90 days', () => {
    expect(findAmong(answer('2026-03-03', 1, 'b'))).toEqual([['a', 'b']]);
    expect(findAmong(answer('2026-03-02', 1, 'b'))).toEqual([]);
  });

  it('[R56] until one of them has been answered right three times', () => {
    const right = ['2026-05-02', '2026-05-03', '2026-05-04'].map((day) => answer(day, 3));
    const mistake = answer('2026-05-01', 1, 'b');
    expect(findAmong(mistake, ...right.slice(1))).toEqual([['a', 'b']]);
    expect(findAmong(mistake, ...right)).toEqual([]);
    expect(findAmong(...right, answer('2026-05-05', 1, 'b'))).toEqual([['a', 'b']]);
  });
});

const wordIds = ['a', 'b', 'c', 'd'];

const anyHistories = fc.array(
  fc.record({
    wordId: fc.constantFrom(...wordIds),
    event: fc
      .tuple(fc.nat(120), fc.constantFrom<Rating>(1, 1, 3), fc.constantFrom(...wordIds))
      .map(([day, rating, givenId]) =>
        answer(dayAfter(day), rating, rating === 1 ? givenId : undefined),
      ),
  }),
  { maxLength: 40 },
);

type GivenEvent = { wordId: string; event: ReviewEvent };

const findIn = (events: readonly GivenEvent[]) =>
  findMixedUp(
    new Map(
      wordIds.map((id) => [
        id,
        events.flatMap(({ wordId, event }) => (wordId === id ? [event] : [])),
      ]),
    ),
    dayAfter(120),
  );

it('[R57] the pairs are sorted, and the same in whatever order words and events arrive', () => {
  fc.assert(
    fc.property(anyHistories, fc.func(fc.nat()), (events, rank) => {
      const pairs = findIn(events);
      expect(findIn(events.toSorted((one, other) => rank(one) - rank(other)))).toEqual(pairs);
      expect(pairs.map(([one, other]) => one < other)).not.toContain(false);
      expect(pairs).toEqual(pairs.toSorted());
    }),
  );
});

it('[R55] the relation is symmetric: exchanging two words exchanges nothing but their names', () => {
  const exchanged: Record<string, string> = { a: 'b', b: 'a' };
  const rename = (id: string) => exchanged[id] ?? id;
  fc.assert(
    fc.property(anyHistories, (events) => {
      const renamed = events.map(({ wordId, event }) => ({
        wordId: rename(wordId),
        event:
          'rating' in event && event.givenId ? { ...event, givenId: rename(event.givenId) } : event,
      }));
      const expected = findIn(events).map((pair) => pair.map(rename).toSorted());
      expect(findIn(renamed)).toEqual(expected.toSorted());
    }),
  );
});
