import {
  buildCard,
  buildLetterMatch,
  buildMultipleChoice,
  buildSpelling,
  type KindOfItem,
  type Random,
} from '@wordhoard/quiz-engine';
import { layBoards } from './lay-boards.ts';
import type { WordPair, WordQuestion } from './quiz-session.ts';
import type { WordItem } from './word-item.ts';

/** Asks each item in its kind. The wrong options of a choice come from the pool. */
export function buildPairs(
  asked: readonly KindOfItem<WordItem>[],
  pool: readonly WordItem[],
  random: Random,
): WordPair[] {
  const matched = asked.filter(({ kind }) => kind === 'match-up').map(({ item }) => item);
  const places = new Map(layBoards(matched, random).map((place) => [place.item, place]));
  return asked.flatMap(({ item, kind }) => {
    const question = kind === 'match-up' ? places.get(item) : build(kind, item, pool, random);
    return question === undefined ? [] : [{ word: { id: item.wordId }, question }];
  });
}

function build(
  kind: Exclude<WordQuestion['kind'], 'match-up'>,
  item: WordItem,
  pool: readonly WordItem[],
  random: Random,
): WordQuestion {
  switch (kind) {
    case 'cards':
      return buildCard(item);
    case 'multiple-choice':
      return buildMultipleChoice(item, pool, { random });
    case 'letter-match':
      return buildLetterMatch(item, random);
    case 'spelling':
      return buildSpelling(item);
  }
}
