/** The cache of images, recordings and spoken words, which the service worker fills. */
const mediaCache = 'media';

/** Bytes on this device. */
interface StoredBytes {
  app: number;
  media: number;
  /** Words, answers and edits. */
  learning: number;
}

/** Measures what is stored; `undefined` if the browser stores no app. */
export async function measureStorage({
  caches,
  storage,
}: {
  caches: CacheStorage | undefined;
  storage: StorageManager | undefined;
}): Promise<StoredBytes | undefined> {
  if (caches === undefined || storage === undefined) return undefined;
  const names = await caches.keys();
  const [app, media] = await Promise.all([
    sumBytes(names.filter((name) => name !== mediaCache)),
    sumBytes(names.filter((name) => name === mediaCache)),
  ]);
  const { usage = 0 } = await storage.estimate();
  return { app, media, learning: Math.max(0, usage - app - media) };

  async function sumBytes(cacheNames: readonly string[]): Promise<number> {
    const opened = await Promise.all(cacheNames.map((name) => caches?.open(name)));
    const files = (await Promise.all(opened.map((cache) => cache?.matchAll() ?? []))).flat();
    const sizes = await Promise.all(files.map(async (file) => (await file.blob()).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  }
}

/** Removes all media: those of a learner may be visible to nobody else. */
export async function removeMedia(): Promise<void> {
  await globalThis.caches?.delete(mediaCache);
}

/** Asks the browser to delete nothing by itself. Most decide without asking the learner. */
export async function keepStored(): Promise<void> {
  await navigator.storage?.persist?.();
}
