import { ApplicationError } from '../../platform/errors/application-error.ts';

interface Line {
  atOnce: number;
  maxWaiting: number;
}

const retryAfterSeconds = 5;

/** Does so many works at once. The others wait in line, and whoever finds it full comes again. */
export function createProcessingQueue({ atOnce, maxWaiting }: Line) {
  const waiting: (() => void)[] = [];
  let running = 0;

  function enter(): Promise<void> | undefined {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    if (waiting.length === maxWaiting) {
      throw new ApplicationError('TooManyRequests', { retryAfterSeconds });
    }
    return new Promise((resolve) => waiting.push(resolve));
  }

  /** The place goes to whoever waits longest. */
  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
