import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnersScreens, preloadScreens, screens } from './screens.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('preloads all screens, even if one cannot be loaded', async () => {
  const loaders = [vi.fn(() => Promise.reject(new Error('offline'))), vi.fn(async () => {})];
  const preloaded = preloadScreens({ loaders });
  expect(loaders[0]).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await preloaded;
  for (const load of loaders) expect(load).toHaveBeenCalledOnce();
});

it('preloads no screen of admins for everybody', () => {
  expect(learnersScreens).toContain(screens.word);
  expect(learnersScreens).not.toContain(screens.moderation);
  expect(learnersScreens).not.toContain(screens.newCampaign);
});

it('preloads no screen if the user saves data', async () => {
  const load = vi.fn(async () => {});
  const preloaded = preloadScreens({ loaders: [load], connection: { saveData: true } });
  await vi.runAllTimersAsync();
  await preloaded;
  expect(load).not.toHaveBeenCalled();
});
