import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createProcessingQueue } from './processing-queue.ts';

it('never does more at once than it may, and does everything in turn', async () => {
  const milliseconds = fc.array(fc.nat({ max: 3 }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(milliseconds, fc.integer({ min: 1, max: 4 }), async (durations, atOnce) => {
      const inLine = createProcessingQueue({ atOnce, maxWaiting: durations.length });
      const begun: number[] = [];
      let running = 0;
      const works = durations.map((duration, index) =>
        inLine(async () => {
          begun.push(index);
          running += 1;
          expect(running).toBeLessThanOrEqual(atOnce);
          for (let turn = 0; turn < duration; turn += 1) await Promise.resolve();
          running -= 1;
          return index;
        }),
      );
      const order = durations.map((_, index) => index);
      expect(await Promise.all(works)).toEqual(order);
      expect(begun).toEqual(order);
    }),
    { numRuns: 200 },
  );
});

it('goes on after a work that failed', async () => {
  const inLine = createProcessingQueue({ atOnce: 1, maxWaiting: 1 });
  const failing = inLine(() => Promise.reject(new Error('spoilt')));
  const next = inLine(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('spoilt');
  expect(await next).toBe('done');
});

it('sends away whoever finds the line full', async () => {
  const inLine = createProcessingQueue({ atOnce: 1, maxWaiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const works = [inLine(() => promise), inLine(() => promise)];
  await expect(inLine(() => promise)).rejects.toMatchObject({
    code: 'TooManyRequests',
    retryAfterSeconds: 5,
  });
  resolve();
  await Promise.all(works);
  await inLine(() => promise);
});
