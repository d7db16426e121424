const firstPause = 1_000;
const longestPause = 30_000;

interface Waiting {
  /** Whether there is an answer. */
  ask: () => Promise<boolean>;
  signal: AbortSignal;
}

/** Asks until there is an answer, with ever longer pauses. Answers whether there is one. */
export async function waitForAnswer({ ask, signal }: Waiting): Promise<boolean> {
  let pause = firstPause;
  while (!signal.aborted) {
    if (await ask()) return !signal.aborted;
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, longestPause);
  }
  return false;
}
