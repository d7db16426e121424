import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForServer } from './connection-notice.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks immediately, then after one, two and four seconds, until the server responds', async () => {
  const askedAt: number[] = [];
  const startedAt = Date.now();
  const isReachable = async () => askedAt.push(Date.now() - startedAt) === 4;
  const answered = waitForServer({ isReachable, signal: new AbortController().signal });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await answered).toBe(true);
  expect(askedAt).toEqual([0, 1_000, 3_000, 7_000]);
});

it('asks at least twice a minute', async () => {
  const isReachable = vi.fn(async () => false);
  const waiting = new AbortController();
  void waitForServer({ isReachable, signal: waiting.signal });
  await vi.advanceTimersByTimeAsync(600_000);
  isReachable.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isReachable).toHaveBeenCalledTimes(2);
  waiting.abort();
});

it('stops when it is aborted', async () => {
  const waiting = new AbortController();
  const answered = waitForServer({ isReachable: async () => false, signal: waiting.signal });
  waiting.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answered).toBe(false);
});
