import type { QuizItemRecord, QuizMaterial, QuizObstacle } from '@wordhoard/contract';
import { type QuizCode, quizCodes } from '@wordhoard/contract/enumeration';
import { buildMultipleChoice, foldText, shuffleLetters } from '@wordhoard/quiz-engine';
import { bounds } from './bounds.ts';
import { asksTranslations } from './word-item.ts';

type Playable = QuizMaterial['playable'][QuizCode];

/** What stands in the way of asking an item so; `others` are where wrong options come from. */
export function obstacleTo(
  code: QuizCode,
  item: QuizItemRecord,
  others: readonly QuizItemRecord[],
): QuizObstacle | undefined {
  switch (code) {
    case 'cards':
      return undefined;
    case 'match-up':
      return others.some(({ wordId }) => wordId !== item.wordId) ? undefined : 'TooFewWords';
    case 'multiple-choice':
      return others.some((other) => canStandBeside(item, other)) ? undefined : 'TooFewOptions';
    case 'letter-match':
      return obstacleToTyping(item) ?? obstacleToBuilding(item);
    case 'spelling':
      return obstacleToTyping(item);
  }
}

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

const obstacleToTyping = ({ imageKey }: QuizItemRecord): QuizObstacle | undefined =>
  imageKey === undefined ? undefined : 'PictureCannotBeTyped';

/** Letters that are all alike are solved from the start, and too many are no fun. */
function obstacleToBuilding({ text }: QuizItemRecord): QuizObstacle | undefined {
  const letters = shuffleLetters(text, first);
  const fit = new Set(letters).size > 1 && letters.length <= bounds.letters;
  return fit ? undefined : 'UnsuitableLetters';
}

const canStandBeside = (item: QuizItemRecord, other: QuizItemRecord): boolean =>
  buildMultipleChoice(item, [other], { optionCount: 2, random: first }).options.length > 1;

const first = () => 0;
