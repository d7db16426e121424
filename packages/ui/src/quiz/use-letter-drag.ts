import type { LetterPlaces } from './letter-place.ts';
import { type Dragging, useDrag } from './use-drag.ts';
import type { WordBuilding } from './use-letter-places.ts';

/**
 * Letters are dragged into the word, from place to place in it, and back to where they lay. What is
 * dragged goes by `letter 3` or `slot 2`, where it is dragged to by `slot 2` or `tray`.
 */
export function useLetterDrag(placed: LetterPlaces, word: WordBuilding): Dragging {
  return useDrag({
    canDrop: (one, other) => one !== other && (other !== 'tray' || one.startsWith('slot')),
    onDrop: (one, other) => {
      const from = numberOf(one);
      const letter = one.startsWith('slot') ? placed[from] : from;
      if (other === 'tray') word.takeBack(from);
      else if (typeof letter === 'number') word.putAt(letter, numberOf(other));
    },
  });
}

const numberOf = (key: string): number => Number(key.split(' ')[1]);
