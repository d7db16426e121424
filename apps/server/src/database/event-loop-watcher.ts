import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

export interface WatcherData {
  /** Grows as long as the watched thread is alive. */
  beats: Int32Array;
  longestSilenceMilliseconds: number;
  message: string;
}

const { beats, longestSilenceMilliseconds, message } = workerData as WatcherData;
const checkMilliseconds = Math.min(1_000, longestSilenceMilliseconds / 4);

/** A thread's own `process.stderr` goes through the thread that stands still. */
const standardError = 2;

let lastBeat = 0;
let heardAt = performance.now();

setInterval(() => {
  const beat = Atomics.load(beats, 0);
  if (beat !== lastBeat) heardAt = performance.now();
  lastBeat = beat;
  if (performance.now() - heardAt < longestSilenceMilliseconds) return;
  writeSync(standardError, `${message}\n`);
  // A thread cannot end its process otherwise.
  process.kill(process.pid, 'SIGKILL');
}, checkMilliseconds);
