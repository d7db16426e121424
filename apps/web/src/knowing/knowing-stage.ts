import { Knowing } from '@wordhoard/contract/enumeration';
import type { LearningStage } from '@wordhoard/quiz-engine';

export const stageOf: Record<Knowing, LearningStage> = {
  [Knowing.Known]: 'known',
  [Knowing.Saved]: 'saved',
  [Knowing.Unknown]: 'unknown',
};

export const knowingOf: Record<LearningStage, Knowing> = {
  known: Knowing.Known,
  saved: Knowing.Saved,
  unknown: Knowing.Unknown,
};
