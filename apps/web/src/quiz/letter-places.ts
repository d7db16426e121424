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
    const free = letters.findIndex(
      (letter, index) => !placed.includes(index) && rest.startsWith(letter),
    );
    placed.push(free < 0 ? null : free);
    rest = rest.slice(letters[free]?.length ?? 0);
  }
  return placed;
}
