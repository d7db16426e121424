import {
  buildCard,
  buildLetterMatch,
  buildMatchUp,
  buildMultipleChoice,
  buildSpelling,
  findPartners,
  isSameTile,
  type MixedUpPairs,
  type MultipleChoiceSettings,
  type PlannedQuestion,
  type Random,
} from '@wordhoard/quiz-engine';
import type { MatchUpPosition } from './match-up-position.ts';
import type { WordPair, WordQuestion } from './quiz-session.ts';
import { isWord, type WordItem } from './word-item.ts';

/** Builds the question of each item. Wrong options come from the pool, those first that are mixed up with the item. */
export function buildPairs(
  planned: readonly PlannedQuestion<WordItem>[],
  pool: readonly WordItem[],
  random: Random,
  mixedUp: MixedUpPairs = [],
): WordPair[] {
  const asked = withoutSingleMatch(withoutLookalikes(planned));
  const matchUpItems = asked.filter(({ kind }) => kind === 'match-up').map(({ item }) => item);
  const boards = buildBoards(matchUpItems, mixedUp, random);
  const positions = new Map(boards.map((index) => [index.item, index]));
  return asked.flatMap(({ item, kind }) => {
    const options = { mixedUpIds: findPartners([item.wordId], mixedUp), random };
    const question = kind === 'match-up' ? positions.get(item) : build(kind, item, pool, options);
    return question === undefined ? [] : [{ word: { id: item.wordId }, question }];
  });
}

/** Builds the questions of a round, and those that repeat its words after a mistake. */
export function buildRepeatedPairs(
  planned: readonly PlannedQuestion<WordItem>[],
  repeated: readonly PlannedQuestion<WordItem>[],
  ...rest: [pool: readonly WordItem[], random: Random, mixedUp?: MixedUpPairs]
): WordPair[] {
  const pairs = buildPairs(planned, ...rest);
  const againOf = new Map(
    buildPairs(repeated, ...rest).map(({ word, question }) => [word.id, question]),
  );
  return pairs.map(({ word, question }) => {
    const again = againOf.get(word.id);
    return { word, question, again: again && redraw(again, question, ...rest) };
  });
}

/** A choice that is offered again has other options in another place, so that the word is recalled instead of its place. */
function redraw(
  again: WordQuestion,
  first: WordQuestion,
  ...[pool, random]: [pool: readonly WordItem[], random: Random, mixedUp?: MixedUpPairs]
): WordQuestion {
  const { item } = again;
  if (again.kind !== 'multiple-choice' || first.kind !== 'multiple-choice' || item.options)
    return again;
  const seen = new Set(first.options.map(({ text }) => text));
  const optionCount = first.options.length;
  const unseen = pool.filter(({ text }) => !seen.has(text));
  const fresh = buildMultipleChoice(item, unseen, { optionCount, random });
  const drawn = fresh.options.length < optionCount ? again : fresh;
  const isInPlace = drawn.options.indexOf(item) === first.options.indexOf(first.item);
  const [head, ...tail] = drawn.options;
  return head && isInPlace ? { ...drawn, options: [...tail, head] } : drawn;
}

/** Of homographs that look alike on their tiles, a round matches one and asks the others as cards. */
function withoutLookalikes(planned: readonly PlannedQuestion<WordItem>[]) {
  const matched: WordItem[] = [];
  return planned.map((question) => {
    const { item, kind } = question;
    if (kind !== 'match-up') return question;
    if (matched.some((other) => lookAlike(item, other))) return { item, kind: 'cards' as const };
    matched.push(item);
    return question;
  });
}

/** Whether tiles show different words in the same way. The row of a table tells its words apart. */
function lookAlike(one: WordItem, other: WordItem): boolean {
  if (one.rowId !== undefined) return false;
  const isShared = one.meaningId === other.meaningId;
  return listTiles(one).some((tile, column) => {
    const otherTile = listTiles(other)[column];
    const isSameWord = isShared && !isWord(one, tile);
    const isText = otherTile !== undefined && tile.imageKey === undefined;
    return isText && !isSameWord && isSameTile(tile, otherTile);
  });
}

/** The tiles that show a word: not those of its plural or reading. */
const listTiles = (item: WordItem) => [item.prompt, ...(item.asks === undefined ? [item] : [])];

/** A match-up of one pair would be solved from the start, so it becomes a card. */
function withoutSingleMatch(round: readonly PlannedQuestion<WordItem>[]) {
  const matched = round.filter(({ kind }) => kind === 'match-up');
  if (matched.length !== 1) return round;
  return round.map(({ item, kind }) => ({
    item,
    kind: kind === 'match-up' ? ('cards' as const) : kind,
  }));
}

function build(
  kind: Exclude<WordQuestion['kind'], 'match-up'>,
  item: WordItem,
  pool: readonly WordItem[],
  options: MultipleChoiceSettings,
): WordQuestion {
  switch (kind) {
    case 'cards':
      return buildCard(item);
    case 'multiple-choice':
      return buildMultipleChoice(item, pool, options);
    case 'letter-match':
      return buildLetterMatch(item, options.random, pool);
    case 'spelling':
      return buildSpelling(item);
  }
}

/** Fits on a phone without scrolling. */
const pairsOfBoard = 6;

/**
 * Distributes words over boards. No board has a single pair, because that would be no question. Words that are mixed up
 * and follow one another share a board.
 */
function buildBoards(
  items: readonly WordItem[],
  mixedUp: MixedUpPairs,
  random: Random,
): MatchUpPosition[] {
  const areMixedUp = (one?: WordItem, other?: WordItem) =>
    one && other && findPartners([one.wordId], mixedUp).has(other.wordId);
  const boards: WordItem[][] = [];
  for (let start = 0; start < items.length; ) {
    const remaining = items.length - start;
    let count = remaining === pairsOfBoard + 1 ? pairsOfBoard - 1 : pairsOfBoard;
    while (count > 2 && areMixedUp(items[start + count - 1], items[start + count])) count -= 1;
    boards.push(items.slice(start, start + count));
    start += count;
  }
  return boards.flatMap((board, index) => buildBoard(board, index, random));
}

function buildBoard(items: readonly WordItem[], board: number, random: Random): MatchUpPosition[] {
  const { prompts, answers } = buildMatchUp(items, random);
  return items.map((item) => ({
    kind: 'match-up',
    item,
    prompt: item.prompt,
    board,
    promptPlace: prompts.indexOf(item.prompt),
    answerPlace: answers.indexOf(item),
  }));
}
