import { describe, expect, it } from 'vitest';
import { readSchedule, writeSchedule } from '../time/schedule.ts';
import { buildNewPlan, buildPlan, toPlanField } from './plan-values.ts';

const channelId = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
const first = { channelId, startDate: '2026-03-01', timeZone: 'Europe/Berlin' };
const values = { ...buildNewPlan(first), seed: '42' };
const changeSchedule = (change: object) =>
  writeSchedule({ ...readSchedule(values.schedule), ...change });

describe('a plan', () => {
  it('is known as soon as the words are chosen', () => {
    expect(buildPlan(values)).toBeUndefined();
    expect(buildPlan({ ...values, list: 'de-fruit' })).toMatchObject({
      channelId,
      source: { kind: 'list', slug: 'de-fruit' },
      schedule: { times: ['09:00'], weekdays: [1, 2, 3, 4, 5, 6, 7], endDate: null },
      seed: 42,
      skipsUnusable: false,
    });
  });

  it.each([
    ['table', { table: 'verbs' }, { kind: 'table', slug: 'verbs' }],
    ['tag', { tag: 'fruit' }, { kind: 'tag', code: 'fruit' }],
    ['search', { search: ' ap ' }, { kind: 'search', text: 'ap' }],
    ['words', { words: 'one two' }, { kind: 'words', ids: ['one', 'two'] }],
  ] as const)('takes its words from the chosen %s', (sourceKind, chosen, source) => {
    const plan = buildPlan({ ...values, list: 'de-fruit', sourceKind, ...chosen });
    expect(plan?.source).toEqual(source);
  });

  it.each([
    ['without a channel', { channelId: '' }],
    ['without a weekday', { schedule: changeSchedule({ weekdays: [] }) }],
    ['with an empty time', { schedule: changeSchedule({ times: ['09:00', ''] }) }],
    ['with a time twice', { schedule: changeSchedule({ times: ['09:00', '09:00'] }) }],
    ['without a text', { template: ' ' }],
    ['with an unknown placeholder', { template: '{wort}' }],
  ])('is not known %s', (_, change) => {
    expect(buildPlan({ ...values, list: 'de-fruit', ...change })).toBeUndefined();
  });
});

it.each([
  ['source', 'tag'],
  ['source.code', 'tag'],
  ['template', 'template'],
])('shows an error of “%s” at the field “%s”', (path, field) => {
  expect(toPlanField(path, { ...values, sourceKind: 'tag' })).toBe(field);
});
