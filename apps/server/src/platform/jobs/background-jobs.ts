import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Work that a response does not wait for. The server finishes it before it stops. */
export interface BackgroundJobs {
  run(name: string, work: () => Promise<void>): void;
  finished(): Promise<void>;
}

/** The response is sent by then, so its duration does not reveal whether there was work to do. */
const delayMilliseconds = 100;

export function createBackgroundJobs(log: Logger): BackgroundJobs {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const job = setTimeout(delayMilliseconds)
        .then(work)
        .catch((error) => log.error({ err: error, job: name }, 'a background job failed'))
        .finally(() => running.delete(job));
      running.add(job);
    },
    async finished() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
