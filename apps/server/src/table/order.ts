/** @param position - of the first of them, counted from 1; last if it is left out or beyond the end */
export function insertedAt<Item>(
  items: readonly Item[],
  added: readonly Item[],
  position: number = items.length + 1,
): Item[] {
  return items.toSpliced(position - 1, 0, ...added);
}

/** @param position - where it stands afterwards, counted from 1 */
export function movedTo<Item>(items: readonly Item[], item: Item, position: number): Item[] {
  return insertedAt(
    items.filter((other) => other !== item),
    [item],
    position,
  );
}
