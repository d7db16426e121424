import type { StreamEvent } from './subscribe.ts';

interface Sharing {
  name: string;
  /** Listens for all tabs, until it is told to stop. */
  listen: (onHeard: (heard: StreamEvent) => void, signal: AbortSignal) => Promise<void>;
  onHeard: (heard: StreamEvent) => void;
  signal: AbortSignal;
}

/**
 * One tab listens, and tells the others: browsers have six connections for all tabs of a site, and
 * one that is always open would take them one by one. Which tab it is, the one that gets the lock
 * is; when it is closed, the next one gets it.
 */
export async function shareEvents({ name, listen, onHeard, signal }: Sharing): Promise<void> {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<StreamEvent>) => onHeard(data));
  signal.addEventListener('abort', () => channel.close());

  function tellAll(heard: StreamEvent): void {
    onHeard(heard);
    if (!signal.aborted) channel.postMessage(heard);
  }

  // Without the lock, as where a site is not served over https, every tab listens for itself.
  if (!('locks' in navigator)) return listen(onHeard, signal);
  const waiting = navigator.locks.request(name, { signal }, () => listen(tellAll, signal));
  return waiting.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
