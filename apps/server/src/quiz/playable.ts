import type { QuizItemRecord, QuizMaterial, QuizObstacle } from '@wordhoard/contract';
import { type QuizCode, quizCodes } from '@wordhoard/contract/enumeration';
import { foldText, obstacleTo } from '@wordhoard/quiz-engine';
import { bounds } from './bounds.ts';
import { asksTranslations } from './word-item.ts';

type Playable = QuizMaterial['playable'][QuizCode];

export function playableOf(
  items: readonly QuizItemRecord[],
  others: readonly QuizItemRecord[],
  { mode, hasWords }: { mode: number; hasWords: boolean },
): QuizMaterial['playable'] {
  const nothing = obstacleToAll(mode, hasWords);
  const entries = quizCodes.map((code): [QuizCode, Playable] => {
    const playable = items.some((item) => obstacleTo(code, item, others) === undefined);
    if (playable) return [code, { playable }];
    const [item] = items;
    return [code, { playable, reason: (item && obstacleTo(code, item, others)) ?? nothing }];
  });
  return Object.fromEntries(entries) as QuizMaterial['playable'];
}

/** Items that answer differently: a few are enough to tell whether there are wrong options. */
export function differentAnswers(items: readonly QuizItemRecord[]): QuizItemRecord[] {
  const byAnswer = new Map(items.map((item) => [answerKey(item), item]));
  return [...byAnswer.values()].slice(0, bounds.differentAnswers);
}

const answerKey = ({ text, langCode, imageKey }: QuizItemRecord): string =>
  imageKey ?? foldText(text, langCode);

/** Why there is nothing to ask at all. */
function obstacleToAll(mode: number, hasWords: boolean): QuizObstacle {
  if (!hasWords) return 'NoWords';
  return asksTranslations(mode) ? 'NoTranslations' : 'NoPictures';
}
