import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSending } from './keep-sending.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seconds = 1_000;

function start(refusedFor = 0) {
  const browser = new EventTarget();
  const send = vi.fn(async () => refusedFor);
  const stop = keepSending(send, browser);
  return {
    stop,
    findNetwork: () => browser.dispatchEvent(new Event('online')),
    async countAfter(milliseconds: number) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return send.mock.calls.length;
    },
  };
}

it('sends at once, and then less and less often', async () => {
  const { countAfter } = start();
  expect(await countAfter(0)).toBe(1);
  expect(await countAfter(10 * seconds)).toBe(2);
  expect(await countAfter(19 * seconds)).toBe(2);
  expect(await countAfter(1 * seconds)).toBe(3);
  expect(await countAfter(3_600 * seconds)).toBeLessThan(15);
});

it('sends when the browser finds a network', async () => {
  const { findNetwork, countAfter } = start();
  await countAfter(70 * seconds);
  const before = await countAfter(0);
  findNetwork();
  expect(await countAfter(0)).toBe(before + 1);
  expect(await countAfter(10 * seconds)).toBe(before + 2);
});

it('waits as long as the server takes no more', async () => {
  const { countAfter } = start(120 * seconds);
  expect(await countAfter(119 * seconds)).toBe(1);
  expect(await countAfter(1 * seconds)).toBe(2);
});

it('stops', async () => {
  const { stop, findNetwork, countAfter } = start();
  stop();
  findNetwork();
  expect(await countAfter(60 * seconds)).toBe(1);
});
