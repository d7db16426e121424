import {
  addReview,
  createCard,
  defaultParameters,
  mark,
  type Review,
  type ReviewCard,
  replay,
  review,
} from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswer, anyHistory } from '../test/any-history.ts';

const personal = defaultParameters.map((parameter) => parameter * 1.05);

/** An answer on a day of March 2026, at that hour of UTC. */
function answer(day: number, rating: 1 | 2 | 3 | 4, hour = 12): Review {
  return { ...moment(day, hour), rating };
}

function moment(day: number, hour = 12): { id: string; at: string; day: string } {
  const [date, time] = [day, hour].map((number) => String(number).padStart(2, '0'));
  return { id: `${day} ${hour}`, at: `2026-03-${date}T${time}:00:00Z`, day: `2026-03-${date}` };
}

describe('replaying a history', () => {
  it('[R24] is reviewing and marking in the order of time', () => {
    const history = [
      answer(9, 1),
      answer(1, 3),
      { ...moment(20), mark: 'known' } as const,
      answer(3, 4),
    ];
    const learned = review(review(createCard('2026-03-01'), 3, '2026-03-01'), 4, '2026-03-03');
    const missed = review(learned, 1, '2026-03-09');
    expect(replay(history)).toEqual(mark(missed, 'known', '2026-03-20', moment(20).id));
  });

  it('[R24] of a word that was never answered or marked, or is unknown at last, gives no card', () => {
    expect(replay([])).toBeUndefined();
    expect(replay([answer(1, 3), { ...moment(2), mark: 'unknown' }])).toBeUndefined();
  });

  it('[R24] leaves the history as it was', () => {
    const history = Object.freeze([answer(2, 3), answer(1, 3)]);
    replay(history);
    expect(history).toEqual([answer(2, 3), answer(1, 3)]);
  });

  it('[R25] orders by the instant, in whatever time zone it is written', () => {
    const berlin = {
      id: 'a',
      at: '2026-03-01T23:30:00+01:00',
      day: '2026-03-01',
      rating: 1,
    } as const;
    const utc = { id: 'b', at: '2026-03-01T23:00:00.000Z', day: '2026-03-02', rating: 4 } as const;
    expect(replay([utc, berlin])).toMatchObject({ reviews: 2, lastRating: 4 });
  });

  it.each(['', 'yesterday', '2026-03-01T25:00:00Z'])('[R25] refuses %j for a time', (at) => {
    expect(() => replay([{ id: 'a', at, day: '2026-03-01', rating: 3 }])).toThrow(RangeError);
  });

  it('[R27] step by step gives the same card', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const entries = history.map((entry, index) => ({
          ...entry,
          at: new Date(Date.UTC(2027, 0, 1, index)).toISOString(),
        }));
        const card = entries.reduce<ReviewCard | undefined>(
          (before, entry) => addReview(before, entry, personal),
          undefined,
        );
        expect(card).toEqual(replay(entries, personal));
      }),
    );
  });

  it('[R17] takes the parameters of a learner for answers and for marks', () => {
    const first = answer(1, 3);
    const good = review(createCard(first.day), 3, first.day, first.id, personal);
    expect(replay([first], personal)).toEqual(good);
    const known = replay([{ ...moment(1), mark: 'known' }], personal);
    expect(known?.difficulty).toBe(good.difficulty);
  });

  it('[R27] creates the card of a word that is answered without having been saved', () => {
    const first = answer(1, 3);
    expect(addReview(undefined, first)).toEqual(
      review(createCard(first.day), 3, first.day, first.id),
    );
  });

  it('[R27] leaves practice out', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const others = history.filter((entry) => !('practice' in entry));
        expect(replay(history)).toEqual(replay(others));
      }),
    );
    expect(addReview(undefined, { ...moment(1), practice: 3 })).toBeUndefined();
  });

  it('[R28] counts one answer a day', () => {
    fc.assert(
      fc.property(fc.array(anyAnswer, { maxLength: 25 }), (answers) => {
        const days = new Set(answers.map(({ day }) => day));
        expect(replay(answers)?.reviews ?? 0).toBeLessThanOrEqual(days.size);
      }),
    );
  });

  it('[R28] counts the next answer of the day once the first is undone', () => {
    const history = [answer(1, 3), answer(3, 1, 8), answer(3, 3, 9)];
    expect(replay(history)).toMatchObject({ lastRating: 1, lapses: 1, reviews: 2 });
    const undo = { id: 'undo', at: '2026-03-03T10:00:00Z', undoes: '3 8' };
    expect(replay([...history, undo])).toMatchObject({
      lastRating: 3,
      lapses: 0,
      reviews: 2,
    });
  });

  it('[R29] counts no answer of a day that a learner travelling west has left', () => {
    const beforeTheFlight = answer(3, 3, 1);
    const at = '2026-03-03T10:00:00Z';
    const afterTheFlight = { id: 'b', at, day: '2026-03-02', rating: 1 } as const;
    expect(replay([beforeTheFlight, afterTheFlight])).toEqual(replay([beforeTheFlight]));
  });
});
