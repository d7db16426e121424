import type { MatchUpQuestion } from '@wordhoard/quiz-engine';
import type { MatchUpPlace } from './match-up-place.ts';
import type { WordItem } from './word-item.ts';

/** The board as the engine judges it. */
export function boardOf(
  places: readonly MatchUpPlace[],
  isOpen: (place: MatchUpPlace) => boolean,
): MatchUpQuestion<WordItem> {
  return {
    kind: 'match-up',
    items: places.filter(isOpen).map(({ item }) => item),
    prompts: inPromptColumn(places).map(({ prompt }) => prompt),
    answers: places
      .toSorted((one, other) => one.answerPlace - other.answerPlace)
      .map(({ item }) => item),
  };
}

/** The words of a board by the places of their prompts. */
export const inPromptColumn = (places: readonly MatchUpPlace[]): MatchUpPlace[] =>
  places.toSorted((one, other) => one.promptPlace - other.promptPlace);
