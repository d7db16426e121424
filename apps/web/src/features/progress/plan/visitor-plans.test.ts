import { expect, it } from 'vitest';
import { restorePlans, withPlan } from './visitor-plans.ts';

const id = (digit: number) => `01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a0${digit}`;
const plan = (digit: number, wordsPerDay = 7) => ({ listId: id(digit), wordsPerDay });

it('keeps the valid stored plans', () => {
  const valid = [plan(1), plan(2, 200)];
  const invalid = [null, 'plan', { listId: 'animals', wordsPerDay: 7 }, plan(3, 0), plan(4, 0.5)];
  expect(restorePlans([...valid, ...invalid, plan(5, 201)])).toEqual(valid);
  for (const stored of [undefined, null, {}, 'plans']) expect(restorePlans(stored)).toEqual([]);
});

it('keeps five plans at most', () => {
  const stored = [1, 2, 3, 4, 5, 6].map((digit) => plan(digit));
  expect(restorePlans(stored).map(({ listId }) => listId)).toEqual([1, 2, 3, 4, 5].map(id));
});

it('changes the plan of a list in its place, or adds one', () => {
  const plans = [plan(1), plan(2)];
  expect(withPlan(plans, plan(1, 10))).toEqual([plan(1, 10), plan(2)]);
  expect(withPlan(plans, plan(3))).toEqual([plan(1), plan(2), plan(3)]);
});
