const usualPaces = [5, 7, 10, 15, 20];
const defaultPace = 7;

/**
 * The paces to choose from, in order, and the one to begin with. The daily goal and the pace so far are among
 * them.
 */
export function paceOptions(
  goal: number | undefined,
  current: number | undefined,
): { options: number[]; preset: number } {
  const own = [goal, current].filter((pace) => pace !== undefined);
  const options = [...new Set([...usualPaces, ...own])].sort((one, other) => one - other);
  return { options, preset: current ?? goal ?? defaultPace };
}
