import {
  createCard,
  getStatus,
  getStrength,
  isDue,
  isFailing,
  isKnown,
  mark,
  type ReviewCard,
  review,
} from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers, dayAfter } from '../test/any-history.ts';

const newCard = createCard('2026-03-01');

function buildCard(overrides: Partial<ReviewCard>): ReviewCard {
  return { ...review(newCard, 3, '2026-03-01'), ...overrides };
}

describe('a word is known', () => {
  it.each([
    { stability: 21, lastRating: 3, isKnown: true },
    { stability: 21, lastRating: 2, isKnown: true },
    { stability: 21, lastRating: null, isKnown: true },
    { stability: 20.99, lastRating: 4, isKnown: false },
    { stability: 21, lastRating: 1, isKnown: false },
    { stability: null, lastRating: null, isKnown: false },
  ] as const)('[R30] or not: $stability days, last rating $lastRating', (example) => {
    const { stability, lastRating } = example;
    expect(isKnown(buildCard({ stability, lastRating }))).toBe(example.isKnown);
  });

  it('[R30] never after a wrong answer that counted', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const known = mark(undefined, 'proven', dayAfter(0)) ?? newCard;
        const card = answers.reduce(
          (learned, { day, rating }) => review(learned, rating, day),
          known,
        );
        expect(isKnown(card)).toBe((card.stability ?? 0) >= 21 && answers.at(-1)?.rating !== 1);
      }),
    );
  });
});

describe('a word is due', () => {
  it('[R31] on its day and later', () => {
    const card = review(newCard, 3, '2026-03-01');
    expect(['2026-03-02', '2026-03-03', '2026-03-04'].map((day) => isDue(card, day))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('[R31] also if it was marked as known and never answered', () => {
    const known = mark(undefined, 'known', '2026-03-01') ?? newCard;
    expect(isDue(known, '2026-03-21')).toBe(false);
    expect(isDue(known, '2026-03-22')).toBe(true);
  });

  it('[R31] never as long as it is new', () => {
    expect(isDue(newCard, '2026-03-01')).toBe(false);
    expect(isDue(newCard, '2027-03-01')).toBe(false);
  });
});

it.each([
  { lapses: 4, lastRating: 1, isFailing: true },
  { lapses: 3, lastRating: 1, isFailing: false },
  { lapses: 9, lastRating: 2, isFailing: false },
] as const)('[R54] a word with $lapses lapses keeps failing or not', (example) => {
  const { lapses, lastRating } = example;
  expect(isFailing(buildCard({ lapses, lastRating }))).toBe(example.isFailing);
});

describe('the strength of a word', () => {
  it.each([
    { stability: null, lastRating: null, strength: 0 },
    { stability: 0.1, lastRating: 1, strength: 1 },
    { stability: 2.99, lastRating: 3, strength: 1 },
    { stability: 3, lastRating: 3, strength: 2 },
    { stability: 9.99, lastRating: 3, strength: 2 },
    { stability: 10, lastRating: 3, strength: 3 },
    { stability: 20.99, lastRating: 3, strength: 3 },
    { stability: 21, lastRating: 3, strength: 4 },
    { stability: 21, lastRating: 1, strength: 3 },
  ] as const)('[R33] is $strength: $stability days, last rating $lastRating', (example) => {
    const { stability, lastRating } = example;
    expect(getStrength(buildCard({ stability, lastRating }))).toBe(example.strength);
  });
});

describe('the status of a word', () => {
  it('[R34] is known, saved or, without a card, unknown', () => {
    expect(getStatus(mark(undefined, 'known', '2026-03-01'))).toBe('known');
    expect(getStatus(newCard)).toBe('saved');
    expect(getStatus(undefined)).toBe('unknown');
  });
});
