import { Worker } from 'node:worker_threads';
import type { WatcherData } from './event-loop-watcher.ts';

/**
 * Ends the process, with a message, when its event loop stands still. The embedded database runs in
 * it, and goes in circles for ever when its disk is full: a server that says so can be helped.
 */
export function watchEventLoop({
  longestSilenceMilliseconds,
  message,
}: Omit<WatcherData, 'beats'>): () => void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const watcher = new Worker(new URL('./event-loop-watcher.ts', import.meta.url), {
    workerData: { longestSilenceMilliseconds, message, beats } satisfies WatcherData,
  });
  watcher.unref();
  const beating = setInterval(
    () => Atomics.add(beats, 0, 1),
    longestSilenceMilliseconds / 10,
  ).unref();
  return () => {
    clearInterval(beating);
    watcher.terminate();
  };
}
