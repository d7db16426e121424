import type { QuizSettings, ResolvedQuizSettings } from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';
import type { Random } from '@wordhoard/quiz-engine';
import { asksImages, isTyped } from './candidate.ts';

/**
 * Completes settings: with a random seed, if there is none, and with the answer modes. A picture cannot
 * be typed, so it is the prompt. The answer mode and the direction of other questions than those of the meaning follow
 * from what they ask.
 *
 * @example
 * const settings = resolveSettings({ ...chosen, source }, Math.random);
 */
export function resolveSettings(
  { seed, asks, mode, source, direction, ...settings }: QuizSettings,
  random: Random,
): ResolvedQuizSettings {
  const common = { ...settings, source, seed: seed ?? Math.floor(random() * 2 ** 32) };
  if (asks !== 'meaning' && source.kind !== 'table') {
    return { ...common, asks, mode: QuizMode.Tran, direction: 'forward' };
  }
  const shown = mode & (QuizMode.Tran | QuizMode.Image) || QuizMode.Tran;
  const isPictureTyped = asksImages(shown) && settings.codes.every(isTyped);
  return {
    ...common,
    asks: 'meaning',
    direction: isPictureTyped ? 'backward' : direction,
    mode: source.kind === 'table' ? shown | QuizMode.Table : shown,
  };
}
