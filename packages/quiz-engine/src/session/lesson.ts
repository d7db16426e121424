import type { QuizKind } from '../questions/item.ts';
import { type Random, shuffle } from '../random/random.ts';
import type { PlannedQuestion } from './mixed-rounds.ts';

/** A question of a lesson, and the kind of question that asks its item again after a mistake. */
export interface LessonQuestion<Item> extends PlannedQuestion<Item> {
  readonly repeatedAs: QuizKind;
}

/** The kinds of each round: choose the answer, match it, build it, write it. */
const kindsOfRounds: readonly (readonly QuizKind[])[] = [
  ['cards', 'multiple-choice'],
  ['match-up'],
  ['letter-match'],
  ['spelling'],
];

/**
 * Plans a lesson about new words: each item is chosen, then matched, built and written, in rounds of its
 * own. An item that does not suit the kind of a round waits for the next one that it suits. One that
 * suits none of them is asked as a card, in the first round.
 *
 * @param items - the items to ask, in the order in which they are taught
 * @param listKinds - returns the kinds in which an item can be asked, in any order
 * @returns the rounds, for a session that repeats missed words in each round
 * @example
 * const rounds = planLesson(items, () => ['multiple-choice', 'spelling'], Math.random);
 */
export function planLesson<Item>(
  items: readonly Item[],
  listKinds: (item: Item) => readonly QuizKind[],
  random: Random,
): LessonQuestion<Item>[][] {
  const candidates = findCandidates(items, listKinds);
  const rounds: LessonQuestion<Item>[][] = [];
  for (const kinds of kindsOfRounds) {
    const questions = candidates.flatMap((candidate) => buildQuestions(candidate, kinds));
    const previous = rounds.at(-1);
    if (questions.length === 0) continue;
    rounds.push(previous ? shuffleAfter(previous, questions, random) : questions);
  }
  return rounds;
}

interface Candidate<Item> {
  item: Item;
  /** The kinds to ask it in, the easiest first. */
  kinds: readonly QuizKind[];
}

function findCandidates<Item>(
  items: readonly Item[],
  listKinds: (item: Item) => readonly QuizKind[],
): Candidate<Item>[] {
  const suitable = items.map((item) => ({ item, kinds: listKinds(item) }));
  const matched = suitable.filter(({ kinds }) => kinds.includes('match-up'));
  return suitable.map(({ item, kinds }) => {
    const asked = kindsOfRounds
      .flat()
      .filter((kind) => kind !== 'cards' && kinds.includes(kind))
      // A board with a single pair is no question.
      .filter((kind) => kind !== 'match-up' || matched.length > 1);
    return { item, kinds: asked.length === 0 ? ['cards'] : asked };
  });
}

const buildQuestions = <Item>(
  { item, kinds }: Candidate<Item>,
  kindsOfRound: readonly QuizKind[],
): LessonQuestion<Item>[] =>
  kinds
    .filter((kind) => kindsOfRound.includes(kind))
    .map((kind) => ({ item, kind, repeatedAs: chooseKindAfterMistake(kind, kinds) }));

/** A single item of a board cannot be matched again. */
function chooseKindAfterMistake(kind: QuizKind, kinds: readonly QuizKind[]): QuizKind {
  if (kind !== 'match-up') return kind;
  return kinds.find((other) => other !== 'match-up') ?? 'cards';
}

/** Shuffles a round. It does not begin with the item that ended the previous one, if it has others. */
function shuffleAfter<Item>(
  previous: readonly LessonQuestion<Item>[],
  questions: readonly LessonQuestion<Item>[],
  random: Random,
): LessonQuestion<Item>[] {
  const [first, ...others] = shuffle(questions, random);
  if (first === undefined) return [];
  return first.item === previous.at(-1)?.item ? [...others, first] : [first, ...others];
}
