import { expect, it } from 'vitest';
import { measureStorage } from './device-storage.ts';

const files: Readonly<Record<string, readonly string[]>> = {
  'workbox-precache': ['shell', 'script'],
  media: ['picture', 'sound'],
};

const caches = {
  keys: async () => Object.keys(files),
  open: async (name: string) => ({
    matchAll: async () => files[name]?.map((text) => new Response(text)) ?? [],
  }),
} as unknown as CacheStorage;

const storageWith = (usage: number) =>
  ({ estimate: async () => ({ usage }) }) as unknown as StorageManager;

it('measures the app, the media, and the rest', async () => {
  const storage = storageWith(100);
  expect(await measureStorage({ caches, storage })).toEqual({ app: 11, media: 12, learning: 77 });
});

it('is never negative if the browser reports less than it stores', async () => {
  const bytes = await measureStorage({ caches, storage: storageWith(5) });
  expect(bytes?.learning).toBe(0);
});

it('measures nothing in a browser that stores no app', async () => {
  expect(await measureStorage({ caches: undefined, storage: storageWith(1) })).toBeUndefined();
});
