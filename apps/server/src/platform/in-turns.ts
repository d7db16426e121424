import { setImmediate } from 'node:timers/promises';

const itemsInTurn = 20;

/** Maps items to results, and lets other requests run after every few items. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index % itemsInTurn === 0) await setImmediate();
    results.push(map(item, index));
  }
  return results;
}
