/** A source of randomness such as `Math.random`: every call gives a number from 0 up to below 1. */
export type Random = () => number;

/** A whole number from 0 up to below `length`. A source that breaks its promise gives 0. */
export function randomIndex(length: number, random: Random): number {
  const index = Math.floor(random() * length);
  return index > 0 && index < length ? index : 0;
}
