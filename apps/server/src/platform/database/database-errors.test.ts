import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-errors.ts';

const failed = (code: string) => Object.assign(new Error('failed'), { code });

it.each(['ECONNREFUSED', 'ETIMEDOUT', '57P01', '57014', '08006', '25006', '53300'])(
  'recognises %s',
  (code) => {
    expect(isDatabaseUnavailable(failed(code))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Failed query', { cause: failed(code) }))).toBe(true);
    expect(isDatabaseUnavailable(new AggregateError([failed(code)]))).toBe(true);
  },
);

it('recognises messages without a code', () => {
  expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
});

it('distinguishes a missing socket from a missing file', () => {
  expect(isDatabaseUnavailable(Object.assign(failed('ENOENT'), { syscall: 'connect' }))).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(failed('ENOENT'), { syscall: 'open' }))).toBe(false);
});

it.each([failed('23505'), failed('42601'), new Error('bug'), 'text', undefined])(
  'does not match other errors: %s',
  (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  },
);
