/** A source of randomness such as `Math.random`: each call returns a number in [0, 1). */
export type Random = () => number;

/** A whole number in [0, `length`). A number out of range from `random` counts as 0. */
export function pickIndex(length: number, random: Random): number {
  const index = Math.floor(random() * length);
  return index > 0 && index < length ? index : 0;
}

/**
 * Shuffles a list: every order is equally likely.
 *
 * The algorithm is the Fisher–Yates shuffle in Durstenfeld's form (Communications of the ACM 7, 1964,
 * algorithm 235).
 *
 * @param items - any list, which is not changed
 * @returns a new list of the same items
 * @example
 * shuffle(['a', 'b', 'c'], Math.random); // for example ['b', 'c', 'a']
 */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return sample(items, items.length, random);
}

/**
 * Samples a list without replacement: every choice of `count` items, in every order, is equally likely.
 * It is a Fisher–Yates shuffle that stops after `count` draws.
 *
 * @param items - any list, which is not changed
 * @param count - how many items to take, a whole number; all of them if there are fewer
 * @returns a new list of at most `count` items, in random order
 * @example
 * sample(list.pairs, 20, Math.random);
 */
export function sample<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const taken: Item[] = [];
  const drawn = draw(items, random);
  while (taken.length < count) {
    const next = drawn.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

/** Draws the items of a list lazily, in random order. */
export function* draw<Item>(items: readonly Item[], random: Random): Generator<Item, void> {
  const rest = [...items];
  while (rest.length > 0) {
    const index = pickIndex(rest.length, random);
    const drawn = rest[index] as Item;
    rest[index] = rest[rest.length - 1] as Item;
    rest.pop();
    yield drawn;
  }
}
