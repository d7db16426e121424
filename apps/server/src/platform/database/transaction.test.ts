import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sendTogether } from './transaction.ts';

it('returns the results in the order of the statements', async () => {
  const results = await sendTogether([setTimeout(5, 'slow'), Promise.resolve(1)]);
  expect(results).toEqual(['slow', 1]);
});

it('fails with the first error, but only when no statement runs any more', async () => {
  let isRunning = true;
  const slow = setTimeout(5).then(() => {
    isRunning = false;
  });
  const failure = sendTogether([slow, Promise.reject(new Error('Deadlock'))]);
  await expect(failure).rejects.toThrow('Deadlock');
  expect(isRunning).toBe(false);
});
