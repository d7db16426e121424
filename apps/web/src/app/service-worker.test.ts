import { expect, it } from 'vitest';
import { serviceWorker } from '../../pwa/service-worker.ts';

const [media] = serviceWorker({ messagesVersion: '1' }).workbox?.runtimeCaching ?? [];
const isKept = (path: string) =>
  new RegExp(media?.urlPattern as RegExp).test(`https://wordhoard.test${path}`);

it('keeps pictures, recordings and spoken words, and no other answers', () => {
  const kept = ['/image/a.webp', '/picture/b.svg', '/recording/c.mp3', '/front-word/speech/d'];
  expect(kept.filter(isKept)).toEqual(kept);
  const others = [
    '/front-word/feed',
    '/front-word/speech',
    '/image/',
    '/image/a/b',
    '/word/de/image',
  ];
  expect(others.filter(isKept)).toEqual([]);
});

it('bounds what it keeps: the least recently used files leave first, and all after a month', () => {
  expect(media?.options?.expiration).toEqual({
    maxEntries: 4_000,
    maxAgeSeconds: 2_592_000,
    purgeOnQuotaError: true,
  });
});
