/** Pairs of word ids. The learner gives the answer to one word of a pair for the other. */
export type MixedUpPairs = readonly (readonly [string, string])[];

/**
 * Finds the words that are mixed up with any of some words.
 *
 * @example
 * findPartners(['sorry'], [['please', 'sorry']]); // Set { 'please' }
 */
export const findPartners = (wordIds: readonly string[], pairs: MixedUpPairs): Set<string> =>
  new Set(
    pairs.flatMap(([one, other]) => [
      ...(wordIds.includes(one) ? [other] : []),
      ...(wordIds.includes(other) ? [one] : []),
    ]),
  );

/**
 * Moves items right after the first one that they are mixed up with, so that both are asked one after the other.
 *
 * @param getWordId - returns the id of the word that an item asks
 * @returns the items in their new order
 * @example
 * placeTogether(['sorry', 'cat', 'please'], (word) => word, [['please', 'sorry']]); // ['sorry', 'please', 'cat']
 */
export function placeTogether<Item>(
  items: readonly Item[],
  getWordId: (item: Item) => string,
  pairs: MixedUpPairs,
): Item[] {
  const placed = new Set<Item>();
  function place(item: Item): void {
    if (placed.has(item)) return;
    placed.add(item);
    const partners = findPartners([getWordId(item)], pairs);
    if (partners.size > 0) items.filter((other) => partners.has(getWordId(other))).forEach(place);
  }
  items.forEach(place);
  return [...placed];
}
