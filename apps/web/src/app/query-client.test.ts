import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([false, true])('knows from the start whether there is a network: %s', (onLine) => {
  vi.stubGlobal('navigator', { onLine });
  createQueryClient(vi.fn());
  expect(onlineManager.isOnline()).toBe(onLine);
});
