import { expect, it } from 'vitest';
import type { Post } from '../queries.ts';
import { countByState, findNearestDay, groupByDay } from './posts-by-day.ts';

const post = (scheduledAt: string, status: Post['status'] = 'planned'): Post => ({
  id: scheduledAt,
  campaignId: 'campaign',
  word: { text: 'Apfel', langCode: 'de', mode: 1, homograph: 1, id: 'word' },
  status,
  scheduledAt,
  sentAt: null,
  isEdited: false,
  url: null,
  failure: null,
  visitCount: 0,
  poll: null,
});

const idsOf = (posts: readonly Post[] | undefined) => posts?.map(({ id }) => id);

it('shows posts on the days of the campaign’s time zone, in order', () => {
  const late = post('2026-03-01T23:30:00Z');
  const early = post('2026-03-02T08:00:00Z');
  const days = groupByDay('Europe/Berlin', [early, late]);
  expect([...days.keys()]).toEqual(['2026-03-02']);
  expect(idsOf(days.get('2026-03-02'))).toEqual([late.id, early.id]);
});

it('shows the next day with posts, or the last one', () => {
  const days = groupByDay('UTC', [post('2026-03-02T08:00:00Z'), post('2026-03-09T08:00:00Z')]);
  expect(findNearestDay(days, '2026-03-02')).toBe('2026-03-02');
  expect(findNearestDay(days, '2026-03-03')).toBe('2026-03-09');
  expect(findNearestDay(days, '2026-03-10')).toBe('2026-03-09');
  expect(findNearestDay(new Map(), '2026-03-10')).toBeUndefined();
});

it('counts the posts of a day by state', () => {
  const day = '2026-03-02T08:00:00Z';
  expect(countByState([post(day), post(day, 'sending'), post(day, 'unknown')])).toEqual({
    planned: 2,
    unknown: 1,
  });
  expect(countByState(undefined)).toEqual({});
});
