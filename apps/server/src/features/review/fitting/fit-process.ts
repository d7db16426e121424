import { constants, setPriority } from 'node:os';
import type { Review } from '@wordhoard/review-scheduler';
import { type FitResult, fit } from './fit.ts';

/** Parts of the histories, and at the end the parameters in use, where `null` is the default. */
export type FittingInput = { histories: Review[][] } | { parameters: number[] | null };
/** `null` with too few reviews. */
export type FittingOutput = FitResult | null;

// Requests come first.
setPriority(constants.priority.PRIORITY_LOW);

const histories: Review[][] = [];

process.on('message', async (input: FittingInput) => {
  if ('histories' in input) {
    histories.push(...input.histories);
    return;
  }
  const fitting = await fit(histories, input.parameters ?? undefined);
  process.send?.((fitting ?? null) satisfies FittingOutput);
});
process.on('disconnect', () => process.exit());
