import type { QuizItemRecord, QuizMaterial, QuizObstacle } from '@wordhoard/contract';
import { type QuizCode, quizCodes } from '@wordhoard/contract/enumeration';
import { obstacleAmong, type Surroundings } from './surroundings.ts';
import { asksTranslations } from './word-item.ts';

type Playable = QuizMaterial['playable'][QuizCode];

export function playableOf(
  surroundings: Surroundings,
  { mode, hasWords }: { mode: number; hasWords: boolean },
): QuizMaterial['playable'] {
  const nothing = obstacleToAll(mode, hasWords);
  const obstacle = (code: QuizCode, item: QuizItemRecord) =>
    obstacleAmong(surroundings, code, item);
  const entries = quizCodes.map((code): [QuizCode, Playable] => {
    const [item] = surroundings.items;
    const playable = surroundings.items.some((one) => obstacle(code, one) === undefined);
    if (playable) return [code, { playable }];
    return [code, { playable, reason: (item && obstacle(code, item)) ?? nothing }];
  });
  return Object.fromEntries(entries) as QuizMaterial['playable'];
}

/** Why there is nothing to ask at all. */
function obstacleToAll(mode: number, hasWords: boolean): QuizObstacle {
  if (!hasWords) return 'NoWords';
  return asksTranslations(mode) ? 'NoTranslations' : 'NoPictures';
}
