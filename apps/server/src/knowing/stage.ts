import { Knowing } from '@wordhoard/contract/enumeration';
import type { Learning, LearningStage } from '@wordhoard/quiz-engine';

/** The wire and the database number what the quiz engine names. */
export const stageOf: Readonly<Record<Knowing, LearningStage>> = {
  [Knowing.Known]: 'known',
  [Knowing.Saved]: 'saved',
  [Knowing.Unknown]: 'unknown',
};

export const knowingOf: Readonly<Record<LearningStage, Knowing>> = {
  known: Knowing.Known,
  saved: Knowing.Saved,
  unknown: Knowing.Unknown,
};

interface KeptLearning {
  knowing: Knowing;
  rightDays: number;
  lastRightDay?: string | null | undefined;
}

export const asLearning = ({ knowing, rightDays, lastRightDay }: KeptLearning): Learning => ({
  knowing: stageOf[knowing],
  rightDays,
  ...(lastRightDay && { lastRightDay }),
});
