import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-errors.ts';

const failed = (code: string) => Object.assign(new Error('failed'), { code });

it.each(['ECONNREFUSED', 'ETIMEDOUT', '57P01', '57014', '08006', '53300'])(
  'recognises %s',
  (code) => {
    expect(isDatabaseAway(failed(code))).toBe(true);
    expect(isDatabaseAway(new Error('Failed query', { cause: failed(code) }))).toBe(true);
    expect(isDatabaseAway(new AggregateError([failed(code)]))).toBe(true);
  },
);

it('recognises messages without a code', () => {
  expect(isDatabaseAway(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true);
});

it('distinguishes a missing socket from a missing file', () => {
  expect(isDatabaseAway(Object.assign(failed('ENOENT'), { syscall: 'connect' }))).toBe(true);
  expect(isDatabaseAway(Object.assign(failed('ENOENT'), { syscall: 'open' }))).toBe(false);
});

it.each([failed('23505'), failed('42601'), new Error('bug'), 'text', undefined])(
  'does not match other errors: %s',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  },
);
