/**
 * How far to scroll a drawing that is wider than its window: to its end, but never into a month,
 * whose name would be cut.
 *
 * @param monthPlaces where months begin, in order
 */
export function latestMonths(width: number, windowWidth: number, monthPlaces: readonly number[]) {
  const hidden = Math.max(0, width - windowWidth);
  return hidden === 0 ? 0 : (monthPlaces.find((place) => place >= hidden) ?? hidden);
}
