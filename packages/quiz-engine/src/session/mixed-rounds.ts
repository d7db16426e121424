import type { QuizKind } from '../questions/item.ts';
import { pickIndex, type Random } from '../random/random.ts';

/** An item, and the kind of question that asks it. */
export interface PlannedQuestion<Item> {
  readonly item: Item;
  readonly kind: QuizKind;
}

/** From recognising the answer to writing it. */
const easiestFirst: readonly QuizKind[] = [
  'cards',
  'multiple-choice',
  'match-up',
  'letter-match',
  'spelling',
];

/**
 * Plans a session of mixed kinds in two rounds: each item is asked in an easier kind first and in a
 * harder kind later. An item that suits one kind is asked once.
 *
 * In each round, the items of match-ups come first because they share boards. A single one is asked in
 * another kind, or left out if there is none.
 *
 * @param items - the items to ask, in order
 * @param listKinds - returns the kinds in which an item can be asked, in any order
 * @returns the two rounds
 * @example
 * const [easier, harder] = planMixedRounds(items, () => ['multiple-choice', 'spelling'], Math.random);
 */
export function planMixedRounds<Item>(
  items: readonly Item[],
  listKinds: (item: Item) => readonly QuizKind[],
  random: Random,
): PlannedQuestion<Item>[][] {
  const candidates = items.map((item) => {
    const kinds = easiestFirst.filter((kind) => listKinds(item).includes(kind));
    const half = Math.ceil(kinds.length / 2);
    return { item, easier: kinds.slice(0, half), harder: kinds.slice(half) };
  });
  const easier = candidates.map((candidate) => ({ ...candidate, kinds: candidate.easier }));
  const harder = candidates.map((candidate) => ({ ...candidate, kinds: candidate.harder }));
  return [planRound(easier, random), planRound(harder, random)];
}

interface Candidate<Item> {
  item: Item;
  kinds: readonly QuizKind[];
}

function planRound<Item>(
  candidates: readonly Candidate<Item>[],
  random: Random,
): PlannedQuestion<Item>[] {
  const chosen = candidates.map((candidate) => ({
    ...candidate,
    kind: candidate.kinds[pickIndex(candidate.kinds.length, random)],
  }));
  const matchUps = chosen.filter(({ kind }) => kind === 'match-up');
  const others = chosen.filter(({ kind }) => kind !== 'match-up');
  const firsts = matchUps.length === 1 ? matchUps.map(replaceMatchUp) : matchUps;
  return [...firsts, ...others].flatMap(({ item, kind }) =>
    kind === undefined ? [] : [{ item, kind }],
  );
}

/** A board with a single pair is no question. */
function replaceMatchUp<Item>(candidate: Candidate<Item>) {
  return { ...candidate, kind: candidate.kinds.find((kind) => kind !== 'match-up') };
}
