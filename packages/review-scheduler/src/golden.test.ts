import { addReview, createCard, type Mark, type Rating, review } from '@wordhoard/review-scheduler';
import { describe, expect, it } from 'vitest';

/** The intervals in days after these ratings, each given on the day the word is due. */
function intervalsAfter(ratings: readonly Rating[]): number[] {
  let card = createCard('2026-01-01');
  return ratings.map((rating) => {
    card = review(card, rating, card.due);
    return (Date.parse(card.due) - Date.parse(card.since)) / 86_400_000;
  });
}

/** A failure here means that words of every learner become due on other days. Update only on purpose. */
describe('golden sequences', () => {
  // py-fsrs, another implementation, tests for the same intervals (tests/test_basic.py, test_review_card).
  it('[R7] [R12] [R15] of good answers do not change', () => {
    expect(intervalsAfter([3, 3, 3, 3, 3, 3])).toEqual([2, 11, 46, 163, 497, 1346]);
  });

  it.each<{ ratings: Rating[]; intervals: number[] }>([
    { ratings: [2, 2, 2, 2, 2, 2], intervals: [1, 3, 7, 12, 18, 25] },
    { ratings: [4, 4, 4], intervals: [8, 66, 397] },
    { ratings: [1, 1, 1, 3, 3, 3], intervals: [1, 1, 1, 1, 1, 2] },
    { ratings: [3, 3, 1, 3, 3, 3], intervals: [2, 11, 1, 4, 10, 23] },
    { ratings: [3, 3, 3, 3, 3, 1, 3, 3], intervals: [2, 11, 46, 163, 497, 1, 9, 21] },
    { ratings: [2, 3, 3, 3, 4], intervals: [1, 5, 17, 50, 206] },
  ])('[R7] [R12] [R15] [R16] of the ratings $ratings do not change', ({ ratings, intervals }) => {
    expect(intervalsAfter(ratings)).toEqual(intervals);
  });

  it('[R8] [R14] [R66] [R19] [R20] [R21] [R22] [R27] of answers and marks do not change', () => {
    const history: [day: string, entry: Rating | Mark][] = [
      ['2026-01-30', 'saved'],
      ['2026-01-31', 3],
      ['2026-01-31', 1],
      ['2026-02-05', 3],
      ['2026-03-01', 1],
      ['2026-03-02', 'known'],
      ['2026-04-01', 2],
      ['2026-04-02', 'proven'],
      ['2026-12-31', 1],
      ['2027-01-07', 4],
      ['2027-01-08', 'unknown'],
      ['2027-01-08', 1],
    ];
    let card: ReturnType<typeof addReview>;
    const steps = history.map(([day, entry]) => {
      const moment = { id: `${day} ${entry}`, at: `${day}T12:00:00Z`, day };
      card = addReview(
        card,
        typeof entry === 'number' ? { ...moment, rating: entry } : { ...moment, mark: entry },
      );
      if (card === undefined) return `${entry}: no card`;
      const { due, stability, difficulty, reviews, lapses } = card;
      return `${entry}: due ${due}, S ${stability}, D ${difficulty}, ${reviews} and ${lapses}`;
    });
    expect(steps).toEqual([
      'saved: due 2026-01-30, S null, D null, 0 and 0',
      '3: due 2026-02-02, S 2.3065, D 2.11810397, 1 and 0',
      '1: due 2026-02-01, S 2.3065, D 2.11810397, 1 and 0',
      '3: due 2026-02-23, S 18.1678499, D 2.11121424, 2 and 0',
      '1: due 2026-03-02, S 2.02753859, D 7.39223814, 3 and 1',
      'known: due 2026-03-24, S 21, D 7.39223814, 3 and 1',
      '2: due 2026-05-11, S 39.87076164, D 8.25407453, 4 and 1',
      'proven: due 2026-05-31, S 60, D 8.25407453, 4 and 1',
      '1: due 2027-01-01, S 3.70858977, D 9.41135454, 5 and 2',
      '4: due 2027-01-18, S 10.97930152, D 9.19988503, 6 and 2',
      'unknown: no card',
      '1: due 2027-01-09, S 0.212, D 6.4133, 1 and 0',
    ]);
  });
});
