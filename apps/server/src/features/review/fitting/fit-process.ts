import { constants, setPriority } from 'node:os';
import type { StoredReview } from '../event-store.ts';
import { type FitResult, fit } from './fit.ts';

/** Parts of the histories, and at the end the parameters in use, where `null` is the default. */
export type FittingInput = { histories: StoredReview[][] } | { parameters: number[] | null };
/** `null` with too few reviews. */
export type FittingOutput = FitResult | null;

// Requests come first.
setPriority(constants.priority.PRIORITY_LOW);

const histories: StoredReview[][] = [];

process.on('message', async (input: FittingInput) => {
  if ('histories' in input) {
    histories.push(...input.histories);
    return;
  }
  const fitting = await fit(histories, input.parameters ?? undefined);
  process.send?.((fitting ?? null) satisfies FittingOutput);
});
process.on('disconnect', () => process.exit());
