import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Work that an answer does not wait for, and that a server finishes before it stops. */
export interface Errands {
  run(name: string, work: () => Promise<void>): void;
  finished(): Promise<void>;
}

export function createErrands(log: Logger): Errands {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      // Only after the answer, so that its time does not tell whether there was work.
      const errand = setImmediate()
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
