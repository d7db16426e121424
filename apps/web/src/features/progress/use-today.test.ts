import { replay } from '@wordhoard/review-scheduler';
import { expect, it } from 'vitest';
import type { StoredReview, WordHistory } from '../review/review-history.ts';
import { buildVisitorToday } from './use-today.ts';

const answer = (day: string, rating: 1 | 3 = 3): StoredReview => ({
  id: `answer ${day}`,
  at: `${day}T12:00:00.000Z`,
  day,
  rating,
});

const saved = (day: string): StoredReview => ({
  id: `mark ${day}`,
  at: `${day}T09:00:00.000Z`,
  day,
  mark: 'saved',
});

const history = (langCode: string, ...reviews: StoredReview[]): WordHistory => ({
  langCode,
  reviews,
  undone: [],
  card: replay(reviews) ?? null,
});

const buildToday = (...histories: WordHistory[]) =>
  buildVisitorToday({
    histories,
    langCode: 'de',
    today: '2026-03-05',
    goal: { unit: 'words', target: 10 },
  });

it('counts the due, new, weak and missed words of the learned language', () => {
  const today = buildToday(
    history('de', answer('2026-03-01')),
    history('de', answer('2026-03-01', 1)),
    history('de', saved('2026-03-05')),
    history('es', answer('2026-03-01')),
  );
  expect(today).toMatchObject({ due: 2, saved: 3, new: 1, weak: 1, missed: 1 });
});

it('counts the words that were answered today in any language', () => {
  const { goal } = buildToday(
    history('de', answer('2026-03-05')),
    history('es', answer('2026-03-05', 1)),
    history('de', answer('2026-03-04')),
    history('de', saved('2026-03-05')),
  );
  expect(goal).toEqual({ unit: 'words', target: 10, done: 2 });
});

it('counts practice for the goal and the streak, but not as a word to learn', () => {
  const at = '2026-03-05T12:00:00.000Z';
  const today = buildToday(history('de', { id: 'practice', at, day: '2026-03-05', practice: 1 }));
  expect(today).toMatchObject({ goal: { done: 1 }, streak: { current: 1 }, saved: 0, missed: 0 });
});

it('counts the whole minutes that the answers of today took, in any language', () => {
  const lasting = (day: string, milliseconds: number) => ({ ...answer(day), milliseconds });
  const { goal } = buildVisitorToday({
    histories: [
      history('de', lasting('2026-03-04', 600_000), lasting('2026-03-05', 60_000)),
      history('es', lasting('2026-03-05', 59_000), saved('2026-03-05')),
    ],
    langCode: 'de',
    today: '2026-03-05',
    goal: { unit: 'minutes', target: 5 },
  });
  expect(goal.done).toBe(1);
});

it('shows a streak that a rest day does not end', () => {
  const { streak } = buildToday(
    history('de', answer('2026-03-02'), answer('2026-03-04')),
    history('es', answer('2026-02-20')),
  );
  expect(streak).toEqual({
    current: 2,
    longest: 2,
    isTodayActive: false,
    restDays: ['2026-03-03'],
    recentDays: ['2026-03-02', '2026-03-04'],
  });
});

it('leaves out words whose card is not derived yet, except for the goal and the streak', () => {
  const { due, goal } = buildToday({
    langCode: 'de',
    reviews: [answer('2026-03-05')],
    undone: [],
  });
  expect({ due, done: goal.done }).toEqual({ due: 0, done: 1 });
});
