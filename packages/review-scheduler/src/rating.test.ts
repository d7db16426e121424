import { rateAnswer } from '@wordhoard/review-scheduler';
import { describe, expect, it } from 'vitest';

describe('the rating of an answer', () => {
  it.each([
    ['exact', {}, 3],
    ['lenient', {}, 3],
    ['alternative', {}, 3],
    ['exact', { isEasy: true }, 4],
    ['exact', { isHinted: true }, 2],
    ['alternative', { isOverridden: true }, 2],
    ['exact', { isChosen: true }, 2],
    ['wrong', { isChosen: true }, 1],
    ['exact', { isHinted: true, isEasy: true }, 2],
    ['almost', {}, 2],
    ['almost', { isHinted: true, isEasy: true }, 2],
    ['wrong', {}, 1],
    ['wrong', { isHinted: true, isEasy: true }, 1],
  ] as const)('[R35] for %s with %j is %d', (verdict, circumstances, rating) => {
    expect(rateAnswer(verdict, circumstances)).toBe(rating);
  });
});
