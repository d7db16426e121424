import { ApiFailure } from '@wordhoard/api-client';
import { describe, expect, it } from 'vitest';
import { newPlan, planOf, scheduleOf, scheduleValues, withPlanFields } from './plan-values.ts';

const channelId = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
const values = newPlan({
  channelId,
  startDate: '2026-03-01',
  timeZone: 'Europe/Berlin',
  seed: 42,
});

describe('a plan', () => {
  it('is known as soon as the words are chosen', () => {
    expect(planOf(values)).toBeUndefined();
    expect(planOf({ ...values, list: 'de-fruit' })).toMatchObject({
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
    expect(planOf({ ...values, list: 'de-fruit', sourceKind, ...chosen })?.source).toEqual(source);
  });

  it.each([
    ['without a channel', { channelId: '' }],
    ['without a weekday', { weekdays: '' }],
    ['with an empty time', { times: '09:00 ' }],
    ['with a time twice', { times: '09:00 09:00' }],
    ['without a text', { template: ' ' }],
    ['with an unknown placeholder', { template: '{wort}' }],
  ])('is not known %s', (_, change) => {
    expect(planOf({ ...values, list: 'de-fruit', ...change })).toBeUndefined();
  });
});

it('stores a schedule and restores it', () => {
  const schedule = {
    times: ['09:00', '', '18:00'],
    weekdays: [1, 7],
    startDate: '2026-03-01',
    endDate: '2026-04-01',
    timeZone: 'Europe/Berlin',
  };
  expect(scheduleOf({ ...values, ...scheduleValues(schedule) })).toEqual(schedule);
});

it.each([
  ['source', 'tag'],
  ['source.code', 'tag'],
  ['schedule.times.0', 'times'],
  ['schedule.endDate', 'endDate'],
  ['template', 'template'],
])('shows an error of “%s” at the field “%s”', (path, field) => {
  const issue = { code: 'ParameterInvalid', message: 'Not right' } as const;
  const failure = new ApiFailure(422, { ...issue, fields: [{ path, ...issue }] });
  expect(withPlanFields(failure, { ...values, sourceKind: 'tag' })).toMatchObject({
    fields: [{ path: field }],
  });
});
