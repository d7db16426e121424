import { replay } from '@wordhoard/review-scheduler';
import { describe, expect, it } from 'vitest';
import type { StoredReview, WordHistory } from '../review/review-history.ts';
import { buildToday } from './today.ts';

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

const build = (histories: WordHistory[], choice: Partial<Parameters<typeof buildToday>[0]> = {}) =>
  buildToday({
    record: Object.fromEntries(histories.map((word, index) => [`word ${index}`, word])),
    langCode: 'de',
    today: '2026-03-05',
    goal: { unit: 'words', target: 10 },
    breaks: [],
    ...choice,
  });

const buildFor = (...histories: WordHistory[]) => build(histories);

it('counts the due, new, weak and missed words of the learned language', () => {
  const today = buildFor(
    history('de', answer('2026-03-01')),
    history('de', answer('2026-03-01', 1)),
    history('de', answer('2026-03-01', 1), answer('2026-03-02', 1), answer('2026-03-03')),
    history('de', saved('2026-03-05')),
    history('es', answer('2026-03-01')),
  );
  expect(today).toMatchObject({ due: 3, saved: 4, new: 1, weak: 1, missed: 1 });
});

it('counts the words that were answered today in any language', () => {
  const { goal } = buildFor(
    history('de', answer('2026-03-05')),
    history('es', answer('2026-03-05', 1)),
    history('de', answer('2026-03-04')),
    history('de', saved('2026-03-05')),
  );
  expect(goal).toEqual({ unit: 'words', target: 10, done: 2 });
});

it('counts practice for the goal and the streak, but not as a word to learn', () => {
  const at = '2026-03-05T12:00:00.000Z';
  const today = buildFor(history('de', { id: 'practice', at, day: '2026-03-05', practice: 1 }));
  expect(today).toMatchObject({ goal: { done: 1 }, streak: { current: 1 }, saved: 0, missed: 0 });
});

it('counts the whole minutes that the answers of today took, in any language', () => {
  const lasting = (day: string, milliseconds: number) => ({ ...answer(day), milliseconds });
  const histories = [
    history('de', lasting('2026-03-04', 600_000), lasting('2026-03-05', 60_000)),
    history('es', lasting('2026-03-05', 59_000), saved('2026-03-05')),
  ];
  const { goal } = build(histories, { goal: { unit: 'minutes', target: 5 } });
  expect(goal.done).toBe(1);
});

it('shows a streak that a rest day does not end', () => {
  const { streak } = buildFor(
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
  const { due, goal } = buildFor({
    langCode: 'de',
    reviews: [answer('2026-03-05')],
    undone: [],
  });
  expect({ due, done: goal.done }).toEqual({ due: 0, done: 1 });
});

it('counts a day on which a word was proved as a day with practice', () => {
  const proven: StoredReview = { ...saved('2026-03-05'), mark: 'proven' };
  expect(buildFor(history('de', proven))).toMatchObject({
    goal: { done: 0 },
    streak: { current: 1 },
  });
});

it('does not end a streak in a break', () => {
  const histories = [history('de', answer('2026-02-20'), answer('2026-03-05'))];
  const breaks = [{ from: '2026-02-21', until: '2026-03-04' }];
  expect(build(histories, { breaks }).streak).toMatchObject({ current: 2, restDays: [] });
});

const overdue = (count: number) =>
  Array.from({ length: count }, () => history('de', answer('2026-01-20')));

describe('a backlog', () => {
  it('is planned for five minutes a day after a long time away', () => {
    const today = buildFor(...overdue(100));
    expect(today).toMatchObject({ due: 100, isBack: true, backlog: { perDay: 40, leftToday: 40 } });
    expect(buildFor(...overdue(80)).backlog).toBeUndefined();
  });

  it('is planned from what the learner has done on recent days', () => {
    const done = Array.from({ length: 50 }, () => history('de', answer('2026-03-03')));
    expect(buildFor(...overdue(150), ...done).backlog).toMatchObject({ perDay: 50 });
  });

  it('is planned from the time that words take, if the goal is in minutes', () => {
    const timed = history('es', { ...answer('2026-01-21'), milliseconds: 10_000 });
    const histories = [...overdue(120), timed];
    const today = build(histories, { goal: { unit: 'minutes', target: 8 } });
    expect(today).toMatchObject({ secondsPerWord: 10, backlog: { perDay: 50 } });
  });

  it('is done for today after the planned words, of which new ones are none', () => {
    const words = overdue(120).map(({ reviews }, index) =>
      history('de', ...reviews, ...(index < 15 ? [answer('2026-03-05')] : [])),
    );
    const taught = history('de', answer('2026-03-05'));
    expect(buildFor(...words, taught).backlog).toMatchObject({ perDay: 40, leftToday: 25 });
  });
});

it('lists the words that fall due in the next break and can be reviewed before', () => {
  const inBreak = history('de', answer('2026-03-02'), answer('2026-03-04'));
  const answeredToday = history('de', answer('2026-03-05', 1));
  const due = inBreak.card?.due ?? '';
  const breaks = [
    { from: due, until: due },
    { from: '2026-02-01', until: '2026-02-03' },
  ];
  const histories = [answeredToday, inBreak, history('es', ...inBreak.reviews)];
  expect(build(histories, { breaks }).nextBreak).toEqual({
    from: due,
    until: due,
    hasBegun: false,
    dueIds: ['word 1'],
  });
});
