/** A place in a word to be built. */
export interface LetterSlot {
  /** One to fill with a letter, or what stands between letters: a space, a hyphen, an apostrophe. */
  kind: 'letter' | 'standing';
  /** What stands there; of a letter, shown only once there is an outcome. */
  text?: string | undefined;
}

/**
 * Which letter stands in each place to fill, by its place among the letters; null where none does.
 * Plain data, so whoever stores it has the word as far as it was built.
 */
export type LetterPlaces = readonly (number | null)[];

/** Puts a letter in a place. What stood there goes where the letter came from. */
export function putLetter(places: LetterPlaces, letter: number, at: number): LetterPlaces {
  const from = places.indexOf(letter);
  const without = from < 0 ? places : places.with(from, places[at] ?? null);
  return without.with(at, letter);
}

export function takeBackLetter(places: LetterPlaces, at: number): LetterPlaces {
  return places.with(at, null);
}

/** Where the next letter goes: the place aimed at, or the first free one after it, or before. */
export function nextPlace(places: LetterPlaces, aim: number): number | undefined {
  const after = places.indexOf(null, aim);
  const next = after < 0 ? places.indexOf(null) : after;
  return next < 0 ? undefined : next;
}

/** The letter to erase: the one before the next place, as in a text, or else the last. */
export function lastPlace(
  places: LetterPlaces,
  next: number,
  isFixed: (at: number) => boolean,
): number | undefined {
  const filled = [...places.keys()].filter((at) => places[at] !== null && !isFixed(at));
  return filled.findLast((at) => at < next) ?? filled.at(-1);
}
