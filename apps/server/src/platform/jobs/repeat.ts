import { setTimeout } from 'node:timers/promises';

/** Does the work again and again, with a pause before each. Answers how to stop it. */
export function runRepeatedly(
  work: () => Promise<void>,
  pauseMilliseconds: number,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = (async () => {
    while (await pause(pauseMilliseconds, signal)) await work();
  })();
  return async () => {
    stopping.abort();
    await ended;
  };
}

/** Whether the pause was a whole one. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  await setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => {});
  return !signal.aborted;
}
