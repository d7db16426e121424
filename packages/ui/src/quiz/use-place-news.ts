import { useState } from 'react';
import type { LetterPlaces } from './letter-place.ts';

/** What a screen reader is told: which letter came to stand where, or went from there. */
export interface PlaceNews {
  kind: 'placed' | 'takenBack';
  /** By its place among the letters. */
  letter: number;
  at: number;
}

/** What has changed since the last time, whoever changed it. */
export function usePlaceNews(placed: LetterPlaces): PlaceNews | undefined {
  const [seen, setSeen] = useState(placed);
  const [news, setNews] = useState<PlaceNews>();
  if (seen !== placed) {
    setSeen(placed);
    setNews(newsBetween(seen, placed) ?? news);
  }
  return news;
}

/** Of a letter that went from place to place, only where it went to. */
function newsBetween(before: LetterPlaces, after: LetterPlaces): PlaceNews | undefined {
  const changed = [...after.keys()].filter((at) => before[at] !== after[at]);
  const at = changed.find((place) => after[place] !== null) ?? changed[0];
  if (at === undefined) return undefined;
  const [gone, come] = [before[at] ?? null, after[at] ?? null];
  if (come !== null) return { kind: 'placed', letter: come, at };
  return gone === null ? undefined : { kind: 'takenBack', letter: gone, at };
}
