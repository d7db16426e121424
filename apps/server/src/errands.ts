import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Work that an answer does not wait for, and that a server finishes before it stops. */
export interface Errands {
  run(name: string, work: () => Promise<void>): void;
  finished(): Promise<void>;
}

/** The answer is out by then, so how long it took does not tell whether there was work to do. */
const delayMilliseconds = 100;

export function createErrands(log: Logger): Errands {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const errand = setTimeout(delayMilliseconds)
        .then(work)
        .catch((error) => log.error({ err: error, errand: name }, 'an errand failed'))
        .finally(() => running.delete(errand));
      running.add(errand);
    },
    async finished() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
