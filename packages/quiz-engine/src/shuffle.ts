import { type Random, randomIndex } from './random.ts';

/**
 * Brings a list into random order; every order is equally likely.
 *
 * The algorithm is Fisher and Yates's in Durstenfeld's form (Communications of the ACM 7, 1964,
 * algorithm 235), stopped after `count` draws where fewer are wanted.
 *
 * @param items - any list; it stays as it is
 * @param random - a source of numbers from 0 up to below 1
 * @returns a new list of the same items
 * @example
 * shuffle(['a', 'b', 'c'], Math.random); // for example ['b', 'c', 'a']
 */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return pickPairs(items, items.length, random);
}

/**
 * Samples a list without putting back: every choice of `count` places, in every order, is equally
 * likely.
 *
 * @param items - any list; it stays as it is
 * @param count - how many to take, a whole number; all are taken where there are fewer
 * @param random - a source of numbers from 0 up to below 1
 * @returns a new list of at most `count` items, in random order
 * @example
 * pickPairs(list.pairs, 20, Math.random);
 */
export function pickPairs<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const picked: Item[] = [];
  const drawn = draw(items, random);
  while (picked.length < count) {
    const next = drawn.next();
    if (next.done) break;
    picked.push(next.value);
  }
  return picked;
}

/** Draws the items of a list in random order, one at a time, doing no more work than is asked for. */
export function* draw<Item>(items: readonly Item[], random: Random): Generator<Item, void> {
  const rest = [...items];
  while (rest.length > 0) {
    const index = randomIndex(rest.length, random);
    const drawn = rest[index] as Item;
    rest[index] = rest[rest.length - 1] as Item;
    rest.pop();
    yield drawn;
  }
}
