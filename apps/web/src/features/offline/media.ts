import type { ApiClient } from '@wordhoard/api-client';
import type { WordRecord } from '@wordhoard/contract';

/** The cache of the service worker. */
const cacheName = 'media';
const maxFiles = 1_500;
const filesAtOnce = 4;
const maxBytes = 200_000_000;

interface MediaOptions {
  api: ApiClient;
  /** Whether the server speaks a language that the browser cannot. */
  isSpokenByServer: (langCode: string) => boolean;
  /** Whether files are still to be fetched. */
  isWanted: () => boolean;
}

/** Fetches the images and the sound of words, the most important ones first, which the service worker then stores. */
export async function storeMedia(
  words: readonly WordRecord[],
  { api, isSpokenByServer, isWanted }: MediaOptions,
): Promise<void> {
  // Without a service worker, nothing would be stored.
  if (!navigator.serviceWorker?.controller) return;
  const cached = await (await caches.open(cacheName)).keys();
  const storedPaths = new Set(cached.map(({ url }) => new URL(url).pathname));
  const files = words.flatMap((word) => listFiles(word, isSpokenByServer));
  // Several words may have the same picture.
  const wanted = [...new Map(files.map((file) => [file.path, file])).values()];
  const missing = wanted.slice(0, maxFiles).filter(({ path }) => !storedPaths.has(path));
  for (let start = 0; start < missing.length; start += filesAtOnce) {
    if (!isWanted() || !(await hasRoom())) return;
    const batch = missing.slice(start, start + filesAtOnce);
    // A file that cannot be fetched is missing, as it would be online.
    await Promise.allSettled(
      batch.map(({ path, spokenId: id }) =>
        id === undefined
          ? fetch(path, { priority: 'low' })
          : api.GET('/front-word/speech/{id}', { params: { path: { id } }, parseAs: 'blob' }),
      ),
    );
  }
}

interface MediaFile {
  path: string;
  /** Present if the server speaks the word. */
  spokenId?: string;
}

function listFiles(
  { id, langCode, image, recording }: WordRecord,
  isSpokenByServer: MediaOptions['isSpokenByServer'],
): MediaFile[] {
  const isSpoken = recording === null && isSpokenByServer(langCode);
  return [
    ...(image ? [{ path: image.url }] : []),
    ...(recording ? [{ path: recording.url }] : []),
    ...(isSpoken ? [{ path: `/front-word/speech/${id}`, spokenId: id }] : []),
  ];
}

async function hasRoom(): Promise<boolean> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate();
  return usage < Math.min(maxBytes, quota / 2);
}
