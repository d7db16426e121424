import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

it('does not reload the page without a connection', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('unreachable');
  });
  await reloadOnce({ version: 'a', reload });
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page once in each version', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  await reloadOnce({ version: 'a', reload });
  await reloadOnce({ version: 'a', reload });
  expect(reload).toHaveBeenCalledOnce();
  await reloadOnce({ version: 'b', reload });
  expect(reload).toHaveBeenCalledTimes(2);
});
