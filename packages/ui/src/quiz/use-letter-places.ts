import { useState } from 'react';
import {
  type LetterPlaces,
  lastPlace,
  nextPlace,
  putLetter,
  takeBackLetter,
} from './letter-place.ts';

interface LetterPlacesSettings {
  placed: LetterPlaces;
  /** Places whose letter stays. */
  hinted: readonly number[];
  onPlace: (placed: LetterPlaces) => void;
}

export type WordBuilding = ReturnType<typeof useLetterPlaces>;

/** Building a word letter by letter. The next place is the first free one, unless another is aimed at. */
export function useLetterPlaces({ placed, hinted, onPlace }: LetterPlacesSettings) {
  const [aim, setAim] = useState(0);
  const next = nextPlace(placed, aim);
  const isFixed = (at: number) => hinted.includes(at);

  function putAt(letter: number, at: number): void {
    if (isFixed(at)) return;
    setAim(at);
    onPlace(putLetter(placed, letter, at));
  }

  function takeBack(at: number): void {
    if (isFixed(at)) return;
    setAim(at);
    onPlace(takeBackLetter(placed, at));
  }

  return {
    next,
    isFree: (letter: number) => !placed.includes(letter),
    put: (letter: number) => next !== undefined && putAt(letter, next),
    putAt,
    takeBack,
    press: (at: number) => (placed[at] === null ? setAim(at) : takeBack(at)),
    erase: () => {
      const last = next !== undefined && lastPlace(placed, next, isFixed);
      if (typeof last === 'number') takeBack(last);
    },
  };
}
