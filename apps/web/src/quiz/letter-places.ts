import type { LetterMatchQuestion } from '@wordhoard/quiz-engine';

/** Which letter stands in each place, by its index; null where none does. */
export type LetterPlaces = readonly (number | null)[];

type Building = Pick<LetterMatchQuestion, 'letters' | 'slots'>;

/** The word as it was built, with the spaces and hyphens that stand in it. */
export function spellPlaces({ letters, slots }: Building, placed: LetterPlaces): string {
  const rest = [...placed];
  return slots
    .map(({ kind, text }) => (kind === 'standing' ? text : (letters[rest.shift() ?? -1] ?? '')))
    .join('');
}

/** The letters of a word that was built, back in their places. */
export function placesOfAnswer({ letters, slots }: Building, answer: string): LetterPlaces {
  let rest = answer;
  const placed: (number | null)[] = [];
  for (const { kind, text } of slots) {
    if (kind === 'standing') {
      rest = rest.slice(text.length);
      continue;
    }
    const [next] = letters
      .map((letter, index) => ({ letter, index }))
      .filter(({ letter, index }) => !placed.includes(index) && rest.startsWith(letter))
      // A letter with marks begins with the bare one.
      .toSorted((one, other) => other.letter.length - one.letter.length);
    placed.push(next?.index ?? null);
    rest = rest.slice(next?.letter.length ?? 0);
  }
  return placed;
}
