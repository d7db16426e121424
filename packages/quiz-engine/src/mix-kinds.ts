import type { QuizKind } from './question.ts';
import { type Random, randomIndex } from './random.ts';

/** An item and how it is asked. */
export interface KindOfItem<Item> {
  readonly item: Item;
  readonly kind: QuizKind;
}

/** From seeing the answer to writing it. */
const easiestFirst: readonly QuizKind[] = [
  'cards',
  'multiple-choice',
  'match-up',
  'letter-match',
  'spelling',
];

/**
 * Plans a round of mixed kinds: two laps, in which every item is met in an easier kind first and in
 * a harder one later. An item that only one kind suits is met once. Within a lap those of a match-up
 * stand together at its start, for they share boards; one alone is asked in another kind, or left out.
 *
 * @param items - what to ask, in the order to ask it
 * @param kindsOf - the kinds that an item can be asked in, in any order
 * @param random - a source of numbers from 0 up to below 1
 * @returns the laps, each with its items and their kinds
 * @example
 * const [easier, harder] = mixKinds(items, () => ['multiple-choice', 'spelling'], Math.random);
 */
export function mixKinds<Item>(
  items: readonly Item[],
  kindsOf: (item: Item) => readonly QuizKind[],
  random: Random,
): KindOfItem<Item>[][] {
  const choices = items.map((item) => {
    const kinds = easiestFirst.filter((kind) => kindsOf(item).includes(kind));
    const half = Math.ceil(kinds.length / 2);
    return { item, easier: kinds.slice(0, half), harder: kinds.slice(half) };
  });
  return [
    lapOf(
      choices.map(({ item, easier }) => ({ item, kinds: easier })),
      random,
    ),
    lapOf(
      choices.map(({ item, harder }) => ({ item, kinds: harder })),
      random,
    ),
  ];
}

interface Choice<Item> {
  item: Item;
  kinds: readonly QuizKind[];
}

function lapOf<Item>(choices: readonly Choice<Item>[], random: Random): KindOfItem<Item>[] {
  const chosen = choices.map((choice) => ({ ...choice, kind: pickKind(choice.kinds, random) }));
  const matched = chosen.filter(({ kind }) => kind === 'match-up');
  const others = chosen.filter(({ kind }) => kind !== 'match-up');
  const ordered =
    matched.length === 1 ? [...matched.map(asAnother), ...others] : [...matched, ...others];
  return ordered.flatMap(({ item, kind }) => (kind === undefined ? [] : [{ item, kind }]));
}

const pickKind = (kinds: readonly QuizKind[], random: Random): QuizKind | undefined =>
  kinds[randomIndex(kinds.length, random)];

/** A pair alone on its board is matched before it begins. */
const asAnother = <Chosen extends Choice<unknown>>(chosen: Chosen) => ({
  ...chosen,
  kind: chosen.kinds.find((kind) => kind !== 'match-up'),
});
