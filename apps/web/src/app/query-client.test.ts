import { onlineManager } from '@tanstack/react-query';
import { ApiFailure, UNREACHABLE } from '@wordhoard/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

it.each([false, true])('knows from the start whether there is a network: %s', (onLine) => {
  vi.stubGlobal('navigator', { onLine });
  createQueryClient(vi.fn());
  expect(onlineManager.isOnline()).toBe(onLine);
});

it('reports that a change needs a connection; a screen tells itself that it does', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const onFailure = vi.fn();
  const client = createQueryClient(onFailure);
  const fail = () => Promise.reject(new ApiFailure(0, { code: UNREACHABLE }));
  await client.fetchQuery({ queryKey: ['screen'], queryFn: fail }).catch(() => undefined);
  expect(onFailure).not.toHaveBeenCalled();
  const mutation = client.getMutationCache().build(client, { mutationFn: fail });
  await mutation.execute(undefined).catch(() => undefined);
  expect(onFailure).toHaveBeenCalledOnce();
});
