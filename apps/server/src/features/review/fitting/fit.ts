import {
  computeParameters,
  FSRSBindingItem,
  FSRSBindingReview,
} from '@open-spaced-repetition/binding';
import { defaultParameters, logLoss, predict, type Review } from '@wordhoard/review-scheduler';
import { type CountedAnswer, minAnswers, splitIntoSequences } from './sequences.ts';

const fittedShare = 4 / 5;

/** How well parameters predicted the latest answers. */
export interface FitResult {
  /** The fitted parameters if they predict better than those in use, otherwise `null`. */
  better: number[] | null;
  reviewCount: number;
  /** With the better parameters, and with the default. */
  logLoss: number;
  defaultLogLoss: number;
}

/**
 * Fits parameters to the first four fifths of a learner's reviews, and compares them with those in use on the last
 * fifth, which they have not seen. Takes seconds of computing.
 *
 * @param histories - of each word, in order
 * @returns undefined if there are too few reviews
 */
export async function fit(
  histories: readonly (readonly Review[])[],
  current: readonly number[] = defaultParameters,
): Promise<FitResult | undefined> {
  const sequences = histories.flatMap((history) => splitIntoSequences(history, current));
  const split = splitTime(histories, current);
  if (sequences.flat().length < minAnswers || split === undefined) return undefined;

  const computeLoss = (parameters: readonly number[]): number => {
    const predictions = histories.flatMap((history) => predict(history, parameters));
    return logLoss(predictions.filter(({ at }) => at >= split)) ?? Number.POSITIVE_INFINITY;
  };
  const items = listItemsBefore(sequences, split);
  const fitted = roundAll(await computeParameters(items, { enableShortTerm: false }));
  const currentLoss = computeLoss(current);
  const fittedLoss = isUsable(fitted) ? computeLoss(fitted) : Number.POSITIVE_INFINITY;
  const isBetter = fittedLoss < currentLoss;
  return {
    better: isBetter ? fitted : null,
    reviewCount: items.length,
    logLoss: isBetter ? fittedLoss : currentLoss,
    defaultLogLoss: computeLoss(defaultParameters),
  };
}

/** The time that divides the predicted answers. */
function splitTime(histories: readonly (readonly Review[])[], parameters: readonly number[]) {
  const times = histories.flatMap((history) => predict(history, parameters)).map(({ at }) => at);
  return times.sort()[Math.floor(times.length * fittedShare)];
}

/** What the optimizer learns from, the oldest first: later answers weigh more. */
function listItemsBefore(sequences: readonly CountedAnswer[][], split: string): FSRSBindingItem[] {
  return sequences
    .flatMap((sequence) => sequence.map(({ at }, index) => ({ at, index, sequence })))
    .filter(({ at, index }) => index > 0 && at < split)
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ index, sequence }) => {
      const answers = sequence.slice(0, index + 1);
      return new FSRSBindingItem(
        answers.map(({ rating, days }) => new FSRSBindingReview(rating, days)),
      );
    });
}

/** The precision in which the authors of FSRS publish parameters. */
const roundAll = (parameters: readonly number[]): number[] =>
  parameters.map((parameter) => Math.round(parameter * 10_000) / 10_000);

/** The optimizer is a foreign library: what it returns is checked like any input. */
export const isUsable = (parameters: readonly number[]): boolean =>
  parameters.length === defaultParameters.length && parameters.every(Number.isFinite);
