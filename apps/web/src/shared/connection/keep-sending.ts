/** In milliseconds. Pauses grow, as a server that has a problem needs time. */
const minPause = 10_000;
const maxPause = 600_000;

/**
 * Sends at once, when the browser finds a network, and after pauses that grow, until it is stopped.
 *
 * @param send - resolves with the milliseconds for which the server takes no more
 * @returns a function that stops it
 */
export function keepSending(send: () => Promise<number>, browser: EventTarget): () => void {
  let pause = minPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopping = new AbortController();

  async function sendAndPause(): Promise<void> {
    clearTimeout(timer);
    const refusedFor = await send();
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => void sendAndPause(), Math.max(pause, refusedFor));
    pause = Math.min(pause * 2, maxPause);
  }

  function restart(): void {
    pause = minPause;
    void sendAndPause();
  }

  browser.addEventListener('online', restart, { signal: stopping.signal });
  restart();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}

/** One tab after the other. Two would send the same, which is correct too, but wasteful. */
export const inTurn = <Result>(what: string, send: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(`wordhoard.${what}`, send) : send();
