import {
  defaultParameters,
  logLoss,
  type Prediction,
  predict,
  type Review,
  replay,
  retrievability,
} from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHistory } from '../test/any-history.ts';

type Rating = 1 | 2 | 3 | 4;

/** An answer on a day of March 2026, at that hour of UTC. */
const answer = (day: string, rating: Rating, hour = '12'): Review => ({
  id: `${day} ${hour}`,
  at: `2026-03-${day}T${hour}:00:00Z`,
  day: `2026-03-${day}`,
  rating,
});

const marked = (day: string, mark: 'saved' | 'known' | 'unknown'): Review => ({
  id: `mark ${day}`,
  at: `2026-03-${day}T10:00:00Z`,
  day: `2026-03-${day}`,
  mark,
});

const timesOf = (predictions: readonly Prediction[]) => predictions.map(({ at }) => at);

describe('predicting answers', () => {
  it('[R47] gives the chance of recall on the day of the answer', () => {
    const history = [answer('01', 3), answer('04', 2), answer('20', 1)];
    const [first, second] = [history.slice(0, 1), history.slice(0, 2)].map((before) =>
      replay(before),
    );
    expect(predict(history)).toEqual([
      {
        at: history[1]?.at,
        chance: first && retrievability(first, '2026-03-04'),
        isRecalled: true,
      },
      {
        at: history[2]?.at,
        chance: second && retrievability(second, '2026-03-20'),
        isRecalled: false,
      },
    ]);
  });

  it('[R47] leaves out first answers and later answers of a day', () => {
    const history = [
      marked('01', 'saved'),
      answer('02', 3),
      answer('02', 1, '13'),
      answer('05', 3),
      answer('05', 1, '13'),
    ];
    expect(timesOf(predict(history))).toEqual(['2026-03-05T12:00:00Z']);
  });

  it('[R47] leaves out the first answer after the word was unknown', () => {
    const history = [answer('01', 3), marked('02', 'unknown'), answer('03', 3), answer('06', 3)];
    expect(timesOf(predict(history))).toEqual(['2026-03-06T12:00:00Z']);
  });

  it('[R47] leaves out an answer on the day of a mark as known, and predicts a later one', () => {
    expect(predict([marked('01', 'known'), answer('01', 1)])).toEqual([]);
    expect(predict([marked('01', 'known'), answer('22', 1)])).toEqual([
      { at: '2026-03-22T12:00:00Z', chance: expect.closeTo(0.9, 6), isRecalled: false },
    ]);
  });

  it('[R48] does not depend on the order of the entries', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        expect(predict(history.toReversed())).toEqual(predict(history));
      }),
    );
  });

  it('[R47] predicts the answers that a replay counts, except the first', () => {
    const answers = anyHistory.map((history) => history.filter((entry) => 'rating' in entry));
    fc.assert(
      fc.property(answers, (history) => {
        const counted = replay(history)?.reviews ?? 0;
        expect(predict(history)).toHaveLength(Math.max(0, counted - 1));
      }),
    );
  });

  it('[R48] depends on the parameters', () => {
    const forgetful = defaultParameters.map((value, index) => (index < 4 ? value / 2 : value));
    const history = [answer('01', 3), answer('04', 3)];
    const [usual, lower] = [predict(history), predict(history, forgetful)];
    expect(lower[0]?.chance).toBeLessThan(usual[0]?.chance ?? 0);
  });
});

describe('the log loss', () => {
  const prediction = (chance: number, isRecalled: boolean): Prediction => ({
    at: '2026-03-01T12:00:00Z',
    chance,
    isRecalled,
  });

  it('[R49] is the mean of the negative logarithms', () => {
    const loss = logLoss([prediction(0.9, true), prediction(0.8, false)]);
    expect(loss).toBeCloseTo((-Math.log(0.9) - Math.log(0.2)) / 2, 12);
  });

  it('[R49] limits what one impossible answer costs', () => {
    expect(logLoss([prediction(1, false)])).toBe(-Math.log(0.0001));
    expect(logLoss([prediction(0, true)])).toBe(-Math.log(0.0001));
    expect(logLoss([prediction(1, true)])).toBe(0);
  });

  it('[R49] is null without predictions', () => {
    expect(logLoss([])).toBeNull();
  });

  it('[R49] is lowest for the chances that are true', () => {
    const answers = Array.from({ length: 100 }, (_, index) => index < 80);
    const measureLoss = (chance: number) =>
      logLoss(answers.map((right) => prediction(chance, right))) ?? 0;
    expect(measureLoss(0.8)).toBeLessThan(measureLoss(0.75));
    expect(measureLoss(0.8)).toBeLessThan(measureLoss(0.85));
  });
});
